import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import { areaShift, workHexes } from '@/lib/games/death-and-destruction/rules/14-works'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import type { WrittenStep } from '@/lib/games/death-and-destruction/state'
import { assaultCost } from '@/lib/games/proud-monster/full/mobile'
import { pointsLeft } from '@/lib/games/proud-monster/rules/12-movement'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { odds } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../support/ledger'
import {
  ASSAULT,
  at,
  begun,
  DONE,
  dueNow,
  ENOUGH,
  facts,
  given,
  play,
  position,
  REPLENISH,
  RESTORE,
  type Setting,
  SOVIET,
  tried,
  where,
} from './given'

const shiftsOf = (
  state: ReturnType<typeof position>,
  side: 'german' | 'soviet',
  hex: string,
  unit: string,
) => {
  const here = at(state) as never
  return odds(here, battleOf(here, side, hex, [unit]) as never).ladder.map(({ key }) => key as string)
}
const attack = (target: string, ...attackers: string[]) =>
  ({ type: 'declareAttack', target, attackers }) as const

describe('Korpsabteilungen', () => {
  const dead = Object.fromEntries(['1', '11', '21', '61'].map((n) => [`DE-ID-${n}`, 'dead'] as const))
  const korps = (units: string[]) => ({ type: 'formKorps', units }) as const
  const state = (counts: number[]) =>
    position({ ...RESTORE, code: 323, piles: { korps: counts }, units: dead })
  allows('DD 8.13', 'are formed of dead divisions, as many as dice have said in turn 323', () => {
    expect(begun({ code: 323 }, [1, 2, 3, 6, 1, 1, 3, 3, 3, 3, 3]).table.piles.korps).toHaveLength(6)
    const after = given(state([2, 3]))
      .when('german', korps(['DE-ID-1', 'DE-ID-11']))
      .allows().state
    expect([where(after, 'DE-KA-A'), where(after, 'DE-ID-1'), after.table.piles.korps]).toEqual([
      'okhNorth',
      'gone',
      [3],
    ])
  })
  refuses('DD 8.13', 'not of another number, or of who is not dead, or where none is left', () => {
    given(state([3]))
      .when('german', korps(['DE-ID-1', 'DE-ID-11']))
      .refuses('DD 8.13')
    given(state([2]))
      .when('german', korps(['DE-ID-1', 'DE-ID-56']))
      .refuses('DD 8.13')
    given(state([]))
      .when('german', korps(['DE-ID-1', 'DE-ID-11']))
      .refuses('DD 8.13')
  })
})

describe('upgrade counters', () => {
  const left = (german: number, soviet = 0) => ({ upgrades: { left: { german, soviet } } })
  const upgrade = (unit: string) => ({ type: 'upgradeUnit', unit }) as const
  const restore = (more: Setting) => position({ ...RESTORE, code: 311, ...more })
  const units = { 'DE-PZ-3': '2817N', 'DE-ID-1': '2817N', 'DE-PZ-4': { at: '2817N', lost: 1 } } as const
  allows('DD 8.19', 'come with their turn, and may be used as steps', () => {
    expect(begun({ code: 311 }).table.upgrades.left).toEqual({ german: 6, soviet: 8 })
    const after = given(restore({ ...left(1), units }))
      .when('german', { type: 'spendUpgrade' })
      .allows().state
    expect([after.table.stock.german.mech, after.table.upgrades.left.german]).toEqual([1, 0])
  })
  refuses(
    'DD 8.19',
    'not when none is left, those of the last turn neither, nor beneath reduced units',
    () => {
      given(restore({ units })).when('german', { type: 'spendUpgrade' }).refuses('DD 8.19')
      expect(begun({ code: 312, ...left(2) }).table.upgrades.left).toEqual({ german: 0, soviet: 0 })
      given(restore({ ...left(1), units }))
        .when('german', upgrade('DE-PZ-4'))
        .refuses('DD 8.19')
    },
  )
  allows('DD 8.20', 'lie beneath full tank divisions and corps, which lose them first', () => {
    const after = given(restore({ ...left(1), units }))
      .when('german', upgrade('DE-PZ-3'))
      .allows().state
    expect([after.table.upgrades.beneath, after.table.refitting]).toEqual([['DE-PZ-3'], ['DE-PZ-3']])
    // Nobody else is told.
    expect(game.view(after, 'soviet').table.upgrades.beneath).toEqual([])
    const corps = position({ ...REPLENISH, code: 221, ...left(0, 1), units: { 'SU-TC-1': '5017N' } })
    given(corps).when('soviet', upgrade('SU-TC-1')).allows()
    const fight = position({
      ...{ code: 311, ...ASSAULT, upgrades: { beneath: ['DE-PZ-3'] } },
      units: { 'DE-PZ-3': '3005S', ...tried('SU-RD-001', '3006S', '3-4') },
    })
    const fought = given(fight).when('german', attack('3006S', 'DE-PZ-3'), [1]).allows()
    expect(facts(fought, 'UpgradeLost')).toMatchObject([{ unit: 'DE-PZ-3' }])
    expect(fought.state.table.upgrades.beneath).toEqual([])
  })
  allows('DD 8.20', 'and go with their unit into a reserve area', () => {
    const state = position({
      ...{ code: 311, taken: ['2817N'], upgrades: { beneath: ['DE-PZ-3'] } },
      units: { 'DE-PZ-3': '2817N' },
    })
    const after = given(state)
      .when('german', { type: 'transportUnits', by: 'rail', to: 'okhNorth', units: ['DE-PZ-3'] })
      .allows().state
    expect([where(after, 'DE-PZ-3'), after.table.upgrades.beneath]).toEqual(['okhNorth', ['DE-PZ-3']])
  })
  allows('DD 8.20', 'beneath who waits in a reserve area or in the reserve too (8.27)', () => {
    const area = restore({ ...left(1), taken: ['2817N'], units: { 'DE-PZ-1': 'okhNorth' } })
    expect(game.legal(area, 'german')).toContainEqual(
      expect.objectContaining({
        order: { type: 'upgradeUnit' },
        choose: expect.objectContaining({ from: ['DE-PZ-1'] }),
      }),
    )
    const { upgrades } = given(area).when('german', upgrade('DE-PZ-1')).allows().state.table
    expect(upgrades.beneath).toEqual(['DE-PZ-1'])
    const reserve = position({ ...REPLENISH, code: 311, ...left(0, 1), units: { 'SU-TC-1': 'rvgk' } })
    given(reserve).when('soviet', upgrade('SU-TC-1')).allows()
  })
  refuses('DD 8.20', 'not beneath who lies in the Replacement Army or is still to come', () => {
    for (const place of ['replacementArmy', 'track'])
      given(restore({ ...left(1), units: { 'DE-PZ-1': place } }))
        .when('german', upgrade('DE-PZ-1'))
        .refuses('DD 8.20')
  })
  allows('DD 8.20', 'and who defends himself may go back instead of the last of what is due (14.32b)', () => {
    const tanks = Object.fromEntries([1, 2, 3].map((n) => [`SU-GTC-${n}`, '3006S']))
    const state = position({
      ...{ code: 311, ...SOVIET, ...ASSAULT, upgrades: { beneath: ['DE-PZ-3'] } },
      units: { 'DE-PZ-3': '3005S', ...tanks },
    })
    const asked = [1, 2, 3, 4, 5, 6]
      .map((face) => given(state).when('soviet', attack('3005S', ...Object.keys(tanks)), [face, face]))
      .map((order) => order.allows().state)
      .find((one) => dueNow(one) === 'losses' && game.awaits(one).includes('german'))!
    const kinds = game.legal(asked, 'german').map(({ order }) => order.type)
    expect(kinds).toEqual(expect.arrayContaining(['takeLoss', 'retreatUnits']))
    const stayed = given(asked).when('german', { type: 'takeLoss', unit: 'DE-PZ-3' }, ENOUGH).allows()
    expect(facts(stayed, 'UpgradeLost')).toHaveLength(1)
    expect(stayed.state.table.counters['DE-PZ-3']).toMatchObject({ at: '3005S', lost: 0 })
  })
  refuses('DD 8.20', 'nobody else, nor twice', () => {
    given(restore({ ...left(1), units }))
      .when('german', upgrade('DE-ID-1'))
      .refuses('DD 8.20')
    const twice = { upgrades: { left: { german: 1 }, beneath: ['DE-PZ-3'] } }
    given(restore({ ...twice, units }))
      .when('german', upgrade('DE-PZ-3'))
      .refuses('DD 8.20')
  })
})

describe('fieldworks', () => {
  const due = { works: { due: { german: 1, soviet: 1 } } }
  const dig = (hex: string) => ({ type: 'digIn', hex }) as const
  const german = (more: Setting) => position({ ...RESTORE, code: 311, ...more })
  const LAY = {
    ...{ code: 311, acting: 'soviet' as const, phase: 'reinforcement' as const },
    agenda: [{ step: 'checkVictory' }, { step: 'lay', side: 'soviet' }] as WrittenStep[],
  }
  allows('DD 14.10', 'are dug in a hex in supply, and shelter those who defend it', () => {
    const after = given(german({ ...due, units: { 'DE-ID-1': '2916N' } }))
      .when('german', dig('2916N'))
      .allows().state
    expect(after.table.works).toMatchObject({ dug: [{ hex: '2916N', side: 'german' }], due: { german: 0 } })
    given(position({ ...LAY, ...due, units: { 'SU-GRD-1': '5010N' } }))
      .when('soviet', dig('5010N'))
      .allows()
    const dug = { works: { dug: [{ hex: '3005S', side: 'german' as const }] } }
    const units = { 'DE-ID-1': '3005S', 'SU-GRD-1': '3006S', 'SU-GRD-2': '3006S' } as const
    const state = position({ code: 311, ...SOVIET, ...ASSAULT, ...dug, units })
    expect(shiftsOf(state, 'soviet', '3005S', 'SU-GRD-1')).toContain('odds-works')
    // The Soviet has dug already.
    expect(begun({ code: 311 }).table.works).toMatchObject({
      due: { german: 1, soviet: 0 },
      dug: [{ side: 'soviet' }],
    })
    // The enemy enters.
    const open = position({ code: 311, ...SOVIET, ...dug, units: { 'SU-GRD-1': '3006S' } })
    const entered = given(open)
      .when('soviet', { type: 'moveStack', from: '3006S', units: ['SU-GRD-1'], path: ['3005S'] })
      .allows().state
    expect(entered.table.works.dug).toEqual([])
  })
  allows('DD 14.10', 'are destroyed by an enemy who goes on through their hex, and by nobody else', () => {
    const dug = ['3005S', '3205S'].map((hex) => ({ hex, side: 'soviet' as const }))
    const state = position({ code: 311, works: { dug }, units: { 'DE-PZ-1': '3004S' } })
    const through = {
      type: 'moveStack',
      from: '3004S',
      units: ['DE-PZ-1'],
      path: ['3005S', '3105S'],
    } as const
    const after = given(state).when('german', through).allows().state
    expect([where(after, 'DE-PZ-1'), after.table.works.dug]).toEqual(['3105S', [dug[1]]])
    const own = position({
      ...{ code: 311, units: { 'DE-PZ-1': '3004S' } },
      works: { dug: [{ hex: '3005S', side: 'german' as const }] },
    })
    expect(given(own).when('german', through).allows().state.table.works).toEqual(own.table.works)
  })
  refuses('DD 14.10', 'not in cities, beside the enemy alone, twice in a hex, or for nothing', () => {
    const units = { 'DE-ID-1': '2916N', 'SU-GRD-1': '3610N' } as const
    given(german({ ...due, taken: ['2705N'], units }))
      .when('german', dig('2705N'))
      .refuses('DD 14.10')
    given(german({ ...due, units }))
      .when('german', dig(rules.board.neighbours('3610N')[0]!))
      .refuses('DD 14.10')
    const dug = { due: { german: 1 }, dug: [{ hex: '2916N', side: 'german' as const }] }
    given(german({ works: dug, units }))
      .when('german', dig('2916N'))
      .refuses('DD 14.10')
    given(german({ units })).when('german', dig('2916N')).refuses('DD 14.10')
    given(german({ ...due, units }))
      .when('german', DONE)
      .refuses('DD 14.10')
    expect(workHexes(at(german({ units })), 'german')).toEqual([])
  })
  const fortify = (hex: string) => ({ type: 'fortifyArea', hex }) as const
  allows('DD 14.11', 'round one hex everything of the Soviet grows stronger from May to July', () => {
    expect(begun({ code: 309 }).table.works.area).not.toBeNull()
    expect(begun({ code: 308 }).table.works.area).toBeNull()
    const came = position({ ...LAY, code: 309, works: { areaDue: true }, units: { 'SU-GRD-1': '5010N' } })
    expect(given(came).when('soviet', fortify('5010N')).allows().state.table.works).toMatchObject({
      area: '5010N',
      areaDue: false,
    })
    const shift = (code: number) => areaShift(at(position({ code, works: { area: '5010N' } })), '5012N')
    expect([309, 310, 311, 312, 313, 401].map(shift)).toEqual([-1, -1, -2, -2, -3, -3])
    const state = position({
      ...{ code: 313, ...ASSAULT, works: { area: '5010N' } },
      units: { 'DE-ID-1': '5009N', 'SU-GRD-1': '5010N' },
    })
    expect(shiftsOf(state, 'german', '5010N', 'DE-ID-1')).toContain('odds-area')
  })
  refuses('DD 14.11', 'not before it comes, farther than two hexes, nor in cities', () => {
    given(position({ ...LAY, units: { 'SU-GRD-1': '5010N' } }))
      .when('soviet', fortify('5010N'))
      .refuses('DD 14.11')
    // A port that is cut off has no line over land.
    const ring = rules.board.neighbours('2919S').filter(rules.isLand)
    const cut = Object.fromEntries(ring.map((hex, i) => [`DE-PZ-${[3, 4, 6, 7, 8, 9][i]}`, hex]))
    const port = (units: Setting['units']) =>
      given(
        position({ ...LAY, code: 309, works: { areaDue: true }, units: { 'SU-GRD-1': '2919S', ...units } }),
      )
    port({}).when('soviet', fortify('2919S')).allows()
    port(cut).when('soviet', fortify('2919S')).refuses('DD 14.11')
    const shift = (area: string, hex: string) => areaShift(at(position({ code: 313, works: { area } })), hex)
    expect([shift('5010N', '5013N'), shift('5016N', '5017N')]).toEqual([0, 0])
  })
})

describe('airborne troops and partisans', () => {
  const land = (hex: string, unit = 'SU-SP-4') => ({ type: 'dropPartisans', unit, hex }) as const
  const reinforce = (more: Setting = {}) =>
    position({
      ...{ code: 201, phase: 'reinforcement', ...SOVIET },
      agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }] as WrittenStep[],
      units: { 'SU-SP-4': 'arriving' },
      ...more,
    })
  const forest = rules.board.hexes.find(
    (hex) => rules.terrainOf(hex) === 'forest' && rules.board.distance(hex, rules.moscow[0]!) === 6,
  )!
  const beside = rules.board.neighbours(forest).find((hex) => rules.terrainOf(hex) === 'clear')!
  allows('DD 15.1', 'come down in forest near Moscow, and make steps for who reaches them', () => {
    const after = given(reinforce()).when('soviet', land(forest)).allows().state
    expect(where(after, 'SU-SP-4')).toBe(forest)
    const reached = given(
      position({ code: 202, ...SOVIET, units: { 'SU-SP-4': forest, 'SU-GRD-1': beside } }),
    )
      .when('soviet', { type: 'moveStack', from: beside, units: ['SU-GRD-1'], path: [forest] })
      .allows().state
    expect([where(reached, 'SU-SP-4'), reached.table.joined]).toEqual(['gone', 4])
    // And where others go on through their hex.
    const [before] = rules.board.neighbours(beside).filter((hex) => rules.isLand(hex) && hex !== forest)
    const past = given(position({ code: 202, ...SOVIET, units: { 'SU-SP-4': beside, 'SU-TC-1': before! } }))
      .when('soviet', { type: 'moveStack', from: before!, units: ['SU-TC-1'], path: [beside, forest] })
      .allows().state
    expect(where(past, 'SU-SP-4')).toBe('gone')
    const steps = (joined: number) => begun({ code: 203, joined }).table.stock.soviet.left
    expect(steps(4) - steps(0)).toBe(4)
    // They count for an assault from all sides.
    const [east, ...others] = rules.board.neighbours(forest)
    const fight = (units: Record<string, string>) =>
      shiftsOf(
        position({
          code: 202,
          ...SOVIET,
          ...ASSAULT,
          units: { 'DE-ID-1': forest, 'SU-GRD-1': east!, ...units },
        }),
        'soviet',
        forest,
        'SU-GRD-1',
      )
    expect(fight({})).not.toContain('odds-concentric')
    const opposite = others.filter((hex) => fight({ 'SU-SP-4': hex }).includes('odds-concentric'))
    expect(opposite.map((hex) => rules.board.distance(hex, east!))).toEqual([2])
  })
  allows('DD 15.1', 'come down together, or beside others of their side', () => {
    const near = '3400N'
    expect([rules.terrainOf(near), rules.board.distance(near, rules.leningrad) <= 8]).toEqual([
      'forest',
      true,
    ])
    const both = reinforce({ units: { 'SU-SP-1': 'arriving', 'SU-SP-4': 'arriving' } })
    const first = given(both).when('soviet', land(near, 'SU-SP-1')).allows().state
    const { state } = given(first).when('soviet', land(near), ENOUGH).allows()
    expect(['SU-SP-1', 'SU-SP-4'].map((unit) => where(state, unit))).toEqual([near, near])
    given(reinforce({ units: { 'SU-GRD-1': forest, 'SU-SP-4': 'arriving' } }))
      .when('soviet', land(forest))
      .allows()
  })
  refuses('DD 15.1', 'not among enemies, or where a stack is full', () => {
    given(reinforce({ units: { 'DE-ID-1': forest, 'SU-SP-4': 'arriving' } }))
      .when('soviet', land(forest))
      .refuses('DD 15.1')
    const five = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`SU-GRD-${n}`, forest]))
    given(reinforce({ units: { ...five, 'SU-SP-4': 'arriving' } }))
      .when('soviet', land(forest))
      .refuses('PM 6.1')
  })
  refuses('DD 15.1', 'not elsewhere, not by a place of theirs, and they never go', () => {
    given(reinforce()).when('soviet', land('3610S')).refuses('DD 15.1')
    given(reinforce())
      .when('soviet', { type: 'placeUnits', hex: '5017N', units: ['SU-SP-4'] })
      .refuses('DD 15.1')
    given(reinforce()).when('soviet', DONE).refuses('DD 15.1')
    given(position({ code: 202, ...SOVIET, units: { 'SU-SP-4': forest } }))
      .when('soviet', { type: 'moveStack', from: forest, units: ['SU-SP-4'], path: [beside] })
      .refuses('DD 15.1')
  })
})

describe('offensives', () => {
  const summer = { type: 'declareSummer' } as const
  const units = { 'DE-PZ-3': '3006S', ...tried('SU-RD-001', '3005S', '1-1') } as const
  allows('DD 15.2', 'in 1942 mobile assaults cost six points after a lull', () => {
    const state = position({ code: 212, offensives: { lull: true }, units })
    const cost = (one: typeof state) => assaultCost(at(one) as never, 'DE-PZ-3', '3006S', '3005S')
    const declared = given(state).when('german', summer).allows().state
    expect([cost(state), cost(declared)]).toEqual([7, 6])
    // An attack ends the lull.
    const struck = given(position({ code: 212, ...ASSAULT, units }))
      .when('german', attack('3005S', 'DE-PZ-3'), [3])
      .allows().state
    expect(struck.table.offensives.struck).toBe(true)
  })
  refuses('DD 15.2', 'not without one, in other turns, or twice', () => {
    given(position({ code: 212, units }))
      .when('german', summer)
      .refuses('DD 15.2')
    given(position({ code: 214, offensives: { lull: true }, units }))
      .when('german', summer)
      .refuses('DD 15.2')
    given(position({ code: 213, offensives: { lull: true, summer: 'over' }, units }))
      .when('german', summer)
      .refuses('DD 15.2')
  })
  const citadel = { type: 'declareCitadel' } as const
  const allies = { 'RO-ID-5': '2417S', 'HU-6': '2416S' } as const
  const many = Array.from({ length: 15 }, (_, i) => `DE-PZ-${i + 1}`).filter((unit) => rules.counters[unit])
  const more = ['DE-MOT-3', 'DE-MOT-10', 'DE-MOT-14', 'DE-MOT-16', 'DE-MOT-18', 'DE-MOT-20', 'DE-MOT-25']
  const divisions = [...many, ...more].slice(0, 15)
  allows('DD 15.3', 'in 1943 fifteen mechanized divisions attack in the turn of it', () => {
    const declared = given(position({ code: 311, units }))
      .when('german', citadel)
      .allows().state
    expect(declared.table.offensives.citadel).toBe(declared.table.turn)
    const attacked = given(
      position({ code: 311, ...ASSAULT, offensives: { citadel: declared.table.turn }, units }),
    )
      .when('german', attack('3005S', 'DE-PZ-3'), [3])
      .allows().state
    expect(attacked.table.offensives.divisions).toEqual(['DE-PZ-3'])
    const after = begun({ code: 314, offensives: { citadel: declared.table.turn, divisions }, units: allies })
    // A point for a withdrawal that nobody can make.
    expect([after.table.debit, where(after, 'RO-ID-5')]).toEqual([1, '2417S'])
  })
  test('who leaves for good is told with the rule by which he does (7.4, 15.3)', () => {
    const state = position({ code: 314 })
    const told = (cost: number) =>
      game.tell({ type: 'UnitsLeft', units: ['RO-ID-1'], to: 'gone', cost } as never, 'soviet', state)
    expect([told(3), told(0)]).toMatchObject([
      { cite: 'DD 15.3', key: 'log-no-citadel' },
      { cite: 'DD 7.4', key: 'log-gone' },
    ])
  })
  refuses('DD 15.3', 'or it costs three points and the allies leave; and never later', () => {
    const after = begun({ code: 314, units: allies })
    expect([after.table.debit, where(after, 'RO-ID-5'), where(after, 'HU-6')]).toEqual([
      1 + 3,
      'gone',
      'gone',
    ])
    given(position({ code: 314, units }))
      .when('german', citadel)
      .refuses('DD 15.3')
  })
  const gambit = (...chosen: string[]) => ({ type: 'declareGambit', units: chosen }) as const
  const army = { 'DE-PZ-4': 'replacementArmy', 'DE-PZ-6': 'specified', 'DE-PZ-25': 'track' } as const
  allows('DD 15.4', "Manstein's Gambit brings all there is", () => {
    const after = given(position({ code: 312, units: { ...units, ...army } }))
      .when('german', gambit('DE-PZ-4'))
      .allows().state
    for (const unit of ['DE-PZ-4', 'DE-PZ-6', 'DE-PZ-25', 'DE-MG-1'])
      expect([unit, where(after, unit)]).toEqual([unit, 'okhNorth'])
    expect([after.table.stock.german.foot, after.table.offensives.gambit]).toEqual([8, true])
    expect(rules.airOf(at(after) as never, 'german')).toHaveLength(4)
    // Allies that were withdrawn come by the south, and nobody is held back any more.
    const more = { 'HU-1A': 'withdrawn', 'DE-PZ-4': 'replacementArmy' } as const
    const held = given(position({ code: 312, piles: { held: ['DE-PZ-4'] }, units: { ...units, ...more } }))
      .when('german', gambit('DE-PZ-4'))
      .allows().state
    expect([where(held, 'HU-1A'), held.table.piles.held]).toEqual(['okhSouth', []])
  })
  allows('DD 15.4', 'it can be given from the list also where nobody waits to be raised', () => {
    const bare = position({ code: 312, units })
    const entry = game.legal(bare, 'german').find(({ order }) => order.type === 'declareGambit')!
    expect(entry.choose ?? []).toEqual([])
    given(bare)
      .when('german', entry.order as never)
      .allows()
  })
  /** The German is about to commit his aircraft, or the Soviet. */
  const committing = (more: Setting = {}, side: 'german' | 'soviet' = 'german') =>
    position({
      code: 312,
      units: { ...units, ...army },
      agenda: [
        { step: 'assault', side: 'german' },
        { step: 'move', side: 'german' },
        { step: 'commit', side, recalled: true },
      ] as WrittenStep[],
      ...more,
    })
  const fly = (air: string, unit: string) => ({ type: 'commitAir', air, unit }) as const
  const stand = { 'DE-ID-1': '2817N', 'DE-PZ-3': '2818N', 'DE-PZ-1': '2816N', 'DE-ID-11': '2718N' }
  // A place of theirs in supply, in whose range aircraft fly.
  const near = { taken: ['2817N'], units: { ...army, ...stand } }
  allows('DD 15.4', 'whose aircraft are committed at once, as it is declared before that is over', () => {
    const air = { 'DE-AIR-I': 'DE-ID-1', 'DE-AIR-II': 'DE-PZ-3' }
    // The last that he has: he still is waited for, as the Gambit would bring another.
    const last = given(committing({ ...near, air }))
      .when('german', fly('DE-AIR-IV', 'DE-PZ-1'))
      .allows().state
    expect(dueNow(last)).toBe('commit')
    given(last).when('german', fly('DE-AIR-V', 'DE-ID-11')).refuses('PM 10.2')
    expect(game.legal(last, 'german').map(({ order }) => order.type)).toContain('declareGambit')
    const { state } = play(last, ['german', gambit('DE-PZ-4')], ['german', fly('DE-AIR-V', 'DE-ID-11')])
    expect([state.table.air['DE-AIR-V'], where(state, 'DE-PZ-4'), dueNow(state)]).toEqual([
      'DE-ID-11',
      'okhNorth',
      'move',
    ])
  })
  allows('DD 15.4', 'or which is not declared, and then units move', () => {
    expect(dueNow(given(committing(near)).when('german', DONE).allows().state)).toBe('move')
  })
  refuses('DD 15.4', 'not as aircraft are committed in the second couplet, or of the Soviet', () => {
    given(committing({ ...near, couplet: 2 }))
      .when('german', gambit())
      .refuses('DD 15.4')
    given(committing({ ...near, ...SOVIET }, 'soviet'))
      .when('soviet', gambit())
      .refuses('DD 15.4')
  })
  refuses('DD 15.4', 'no one who is not in the Replacement Army, and not in another turn', () => {
    given(position({ code: 312, units: { ...units, ...army } }))
      .when('german', gambit('DE-PZ-3'))
      .refuses('DD 15.4')
    given(position({ code: 310, units }))
      .when('german', gambit())
      .refuses('DD 15.4')
    // It is declared as the turn begins.
    given(position({ code: 312, couplet: 2, units }))
      .when('german', gambit())
      .refuses('DD 15.4')
  })
  const autumn = (offensives: object, face: number) =>
    given(
      position({
        ...{ code: 320, offensives, units },
        agenda: [
          { step: 'playerTurn', side: 'soviet', couplet: 1 },
          { step: 'assault', side: 'german' },
          { step: 'move', side: 'german' },
          { step: 'weather' },
        ] as never,
      }),
    )
      .when('german', DONE, [face, 3, 3])
      .allows().state.table
  allows('DD 4.6', 'the first rain or mud of autumn ends it', () => {
    const after = autumn({ gambit: true }, 6)
    expect(after.weather.north === 'D' ? null : after.result).toMatchObject({
      winner: 'soviet',
      cite: 'DD 15.4',
    })
  })
  refuses('DD 4.6', 'no war without it', () => {
    expect(autumn({}, 6).result).toBeNull()
  })
})

describe('the airdrop of 1943', () => {
  const drop = (hex: string, ...units: string[]) => ({ type: 'dropBrigades', hex, units }) as const
  const units = { 'SU-ABB-1': 'rvgk', 'SU-ABB-2': 'rvgk', 'SU-GRD-1': '5017N' } as const
  const state = (more: Setting = {}) => position({ code: 314, ...SOVIET, units, ...more })
  allows('DD 15.7', 'brings brigades down, each by a die', () => {
    const after = given(state())
      .when('soviet', drop('4510N', 'SU-ABB-1', 'SU-ABB-2'), [3, 4])
      .allows().state
    expect([where(after, 'SU-ABB-1'), where(after, 'SU-ABB-2')]).toEqual(['4510N', 'dead'])
    expect(pointsLeft(at(after) as never, 'SU-ABB-1')).toBe(0)
    expect(after.table.reserve.used).toBe(2)
    const near = given(state({ units: { ...units, 'DE-ID-1': '4511N' } }))
      .when('soviet', drop('4510N', 'SU-ABB-1'), [3])
      .allows().state
    expect(where(near, 'SU-ABB-1')).toBe('dead')
  })
  refuses('DD 15.7', 'not out of the reserve beyond the steps of the turn (8.34)', () => {
    for (const reserve of [{ used: 48 }, { fresh: ['SU-ABB-1'] }])
      given(state({ reserve })).when('soviet', drop('4510N', 'SU-ABB-1')).refuses('DD 8.34')
  })
  refuses('DD 15.7', 'once, in its turns, and not onto Germans or into cities', () => {
    given(state({ offensives: { dropped: true } }))
      .when('soviet', drop('4510N', 'SU-ABB-1'))
      .refuses('DD 15.7')
    given(state({ code: 319 }))
      .when('soviet', drop('4510N', 'SU-ABB-1'))
      .refuses('DD 15.7')
    given(state({ units: { ...units, 'DE-ID-1': '4510N' } }))
      .when('soviet', drop('4510N', 'SU-ABB-1'))
      .refuses('DD 15.7')
    given(state()).when('soviet', drop('5017N', 'SU-ABB-1')).refuses('DD 15.7')
  })
})

describe('Blaupunkt East', () => {
  const drop = (hex: string, ...units: string[]) => ({ type: 'dropParatroops', hex, units }) as const
  const units = { 'DE-PARA-7': '2817N', 'DE-PARA-2': 'okhNorth', 'DE-ID-1': '2816N' } as const
  const state = (more: Setting = {}, extra: Setting['units'] = {}) =>
    position({ code: 312, offensives: { gambit: true }, ...more, units: { ...units, ...extra } })
  const free = '3217N'
  allows('DD 15.5', 'drops one or both parachute divisions near a place of theirs', () => {
    for (const who of [['DE-PARA-7'], ['DE-PARA-7', 'DE-PARA-2']]) {
      const after = given(state())
        .when('german', drop(free, ...who))
        .allows().state
      expect(who.map((unit) => where(after, unit))).toEqual(who.map(() => free))
    }
  })
  refuses('DD 15.5', 'without the Gambit, too far, or onto a fieldwork, the fortified area or a city', () => {
    const refused = (more: Setting, hex = free) =>
      given(state(more)).when('german', drop(hex, 'DE-PARA-7')).refuses('DD 15.5')
    refused({ offensives: {} })
    refused({}, '5010N')
    refused({ works: { dug: [{ hex: free, side: 'soviet' }] } })
    refused({ works: { area: free } })
    const city = rules.places.find(
      ({ hex, kind }) => kind === 'city' && rules.board.distance(hex, '2817N') <= rules.airRange,
    )!
    refused({}, city.hex)
  })
  const weak = tried('SU-RD-001', free, '1-1')
  allows('DD 15.6', 'onto the enemy by an assault, after which they rest', () => {
    const onto = state({}, weak)
    const won = given(onto)
      .when('german', drop(free, 'DE-PARA-7', 'DE-PARA-2'), [6])
      .allows().state
    expect([where(won, 'DE-PARA-7'), where(won, 'SU-RD-001'), won.table.battle, dueNow(won)]).toEqual([
      free,
      'dead',
      null,
      'move',
    ])
    expect(pointsLeft(at(won) as never, 'DE-PARA-7')).toBe(0)
    expect(won.table.counters['DE-PARA-7']!.fought).toBe(true)
    // Whoever does not clear the hex is lost.
    const strong = state({}, { ...tried('SU-RD-001', free, '3-4'), 'SU-GRD-1': free, 'SU-GRD-2': free })
    const lost = given(strong).when('german', drop(free, 'DE-PARA-7'), [1]).allows().state
    expect([where(lost, 'DE-PARA-7'), where(lost, 'SU-RD-001')]).toEqual(['stalingrad', free])
  })
  const down = (extra: Setting['units'] = {}) =>
    given(state({}, extra)).when('german', drop(free, 'DE-PARA-7')).allows().state
  allows('DD 15.6', 'in a free hex they stay, attack at once, and are in supply', () => {
    const ring = rules.board.neighbours(free)
    const near = ring[0]!
    const foes = Object.assign({}, ...ring.map((hex, i) => tried(`SU-RD-00${i + 1}`, hex, '1-1')))
    const assault = given(down(foes)).when('german', DONE, ENOUGH).allows().state
    const strength = (one: typeof assault) =>
      odds(at(one) as never, battleOf(at(one) as never, 'german', near, ['DE-PARA-7']) as never).attack
    expect([dueNow(assault), strength(assault)]).toEqual(['assault', 6])
    // Cut off as it is, it has a line in the turn of the drop alone.
    const { blaupunkt } = assault.table.offensives
    const later = position({
      ...{ code: 313, ...ASSAULT, offensives: { gambit: true, blaupunkt } },
      units: { ...foes, 'DE-PARA-7': free },
    })
    expect(strength(later)).toBe(3)
    const fought = given(assault).when('german', attack(near, 'DE-PARA-7'), [6]).allows().state
    // Nobody goes on into the hex, and nobody is asked.
    expect([where(fought, 'SU-RD-001'), where(fought, 'DE-PARA-7'), dueNow(fought)]).toEqual([
      'dead',
      free,
      'replenish',
    ])
  })
  refuses('DD 15.6', 'twice, in autumn, after a move, beside the enemy, and with supply from the air', () => {
    const refused = (setting: ReturnType<typeof position>, ...who: string[]) =>
      given(setting)
        .when('german', drop(free, ...(who.length > 0 ? who : ['DE-PARA-7'])))
        .refuses('DD 15.6')
    const landed = down()
    refused(landed, 'DE-PARA-2')
    refused(state({ code: 317 }))
    refused(state({}, { 'DE-ID-1': { at: '2816N', from: '2815N', left: 2 } }))
    refused(state({}, tried('SU-RD-001', '2917N', '1-1')))
    refused(state(), 'DE-ID-1')
    // Who has come there in this turn has not begun it there.
    refused(state({ offensives: { gambit: true, ready: ['DE-PARA-2'] } }))
    const noted = begun({ code: 312, units: { 'DE-PARA-7': 'okhNorth', 'DE-PARA-2': 'track' } }).table
    expect(noted.offensives.ready).toEqual(['DE-PARA-7'])
    const supplied = given(state()).when('german', { type: 'supplyByAir', hex: '2816N' }).allows().state
    refused(supplied)
    given(landed).when('german', { type: 'supplyByAir', hex: '2816N' }).refuses('DD 15.6')
    given(landed)
      .when('german', { type: 'moveStack', from: free, units: ['DE-PARA-7'], path: ['3117N'] })
      .refuses('PM 12.6')
  })
})

describe('partisans behind the front', () => {
  const send = (unit: string) => ({ type: 'sendAgainstPartisans', unit }) as const
  const units = { 'DE-ID-1': '2817N', 'DE-ID-11': { at: '2817N', lost: 1 }, 'DE-PZ-3': '2817N' } as const
  const state = (more: Setting) => position({ ...RESTORE, code: 312, units, ...more })
  allows('DD 15.8', 'bind full divisions, by a die in each turn; those too many come back', () => {
    const after = given(state({ partisans: { foot: 1 } }))
      .when('german', send('DE-ID-1'))
      .allows().state
    expect([where(after, 'DE-ID-1'), after.table.partisans.foot]).toEqual(['partisanWar', 0])
    const back = begun(
      { code: 312, units: { 'DE-ID-1': 'partisanWar', 'DE-ID-11': 'partisanWar' } },
      [2, 3, 3, 3, 3, 3],
    )
    expect(['DE-ID-1', 'DE-ID-11'].map((unit) => where(back, unit)).sort()).toEqual([
      'okhNorth',
      'partisanWar',
    ])
  })
  const waiting = (back: string[]) =>
    position({
      ...{ code: 312, phase: 'reinforcement', taken: ['2817N'], partisans: { back } },
      agenda: [{ step: 'checkVictory' }, { step: 'callUp', side: 'german' }] as WrittenStep[],
      units: { 'DE-ID-21': 'okhNorth', 'DE-ID-61': 'okhNorth' },
    })
  const bring = (unit: string, hex: string) => ({ type: 'bringBack', unit, hex }) as const
  allows('DD 15.8', 'and come back in a place of their own', () => {
    const after = given(waiting(['DE-ID-21']))
      .when('german', bring('DE-ID-21', '2817N'))
      .allows().state
    expect([where(after, 'DE-ID-21'), after.table.partisans.back]).toEqual(['2817N', []])
  })
  refuses('DD 15.8', 'in no other hex, and nobody else', () => {
    given(waiting(['DE-ID-21']))
      .when('german', bring('DE-ID-21', '3217N'))
      .refuses('DD 15.8')
    given(waiting(['DE-ID-21']))
      .when('german', bring('DE-ID-61', '2817N'))
      .refuses('DD 15.8')
  })
  refuses('DD 15.8', 'nobody who is reduced or not asked for; and whoever sends too few pays', () => {
    given(state({ partisans: { foot: 1 } }))
      .when('german', send('DE-ID-11'))
      .refuses('DD 15.8')
    given(state({ partisans: { foot: 1 } }))
      .when('german', send('DE-PZ-3'))
      .refuses('DD 15.8')
    const after = given(state({ partisans: { foot: 2 } }))
      .when('german', DONE, ENOUGH)
      .allows().state
    expect([after.table.debit, dueNow(after)]).toEqual([1, 'move'])
  })
})

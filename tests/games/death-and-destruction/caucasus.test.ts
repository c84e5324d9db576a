import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import * as map from '@/lib/games/death-and-destruction/data/caucasus'
import { board } from '@/lib/games/death-and-destruction/geometry'
import { judgeArea, judgeWork } from '@/lib/games/death-and-destruction/rules/14-works'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import { placeName } from '@/lib/games/death-and-destruction/sentence'
import type { WrittenStep } from '@/lib/games/death-and-destruction/state'
import { offshore } from '@/lib/games/proud-monster/full/sea'
import { isSupplied, supplyOf } from '@/lib/games/proud-monster/full/supply'
import { entryHexes } from '@/lib/games/proud-monster/rules/08-reinforcements'
import { OPEN, sideBetween, stepCost } from '@/lib/games/proud-monster/rules/12-costs'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { shiftsOf } from '@/lib/games/proud-monster/rules/14-odds'
import { refused } from '@/lib/kernel/decision'
import { allows, refuses } from '../../support/ledger'
import { matchFrom } from '../../support/match-from'
import { seeded, seededDice } from '../../support/seeded'
import {
  ASSAULT,
  at,
  DONE,
  dueNow,
  ENOUGH,
  given,
  play,
  position,
  type Setting,
  SOVIET,
  tried,
  where,
} from './given'

const joined = (more: Setting = {}) => position({ code: 214, caucasus: true, ...more })
const cost = (state: ReturnType<typeof joined>, unit: string, from: string, to: string) =>
  stepCost(at(state) as never, unit, from, to)
const move = (from: string, unit: string, ...path: string[]) =>
  ({ type: 'moveStack', from, units: [unit], path }) as const
const shifts = (
  state: ReturnType<typeof joined>,
  target: string,
  unit: string,
  { mobile = false, side = 'german' as 'german' | 'soviet' } = {},
) => {
  const battle = { ...battleOf(at(state) as never, side, target, [unit]), mobile, paid: 0 }
  return shiftsOf(at(state) as never, battle as never).map(({ key, by }) => [key, by] as const)
}
const units = { 'DE-PZ-3': '2102C', 'DE-ID-1': '2102C', 'DE-GEB-1': '2102C' } as const

describe('Map C', () => {
  allows('DD 2.2', 'lies beneath the south-eastern corner of the southern sheet', () => {
    for (const [south, c] of [
      ['4223S', '1000C'],
      ['4323S', '1100C'],
      ['6023S', '2800C'],
    ])
      expect([board.areAdjacent(south!, c!), board.neighbours(c!).includes(south!)]).toEqual([true, true])
    expect(board.hexes.filter(rules.isOnMapC)).toHaveLength(29 * 19)
    expect([rules.placeOf('3617C')?.name, rules.placeOf('3107C')?.port]).toEqual(['Baku', 'caspian'])
    expect(board.hexes.every((hex) => rules.hexPattern.test(hex))).toBe(true)
  })
  allows('DD 2.2', 'has hexes that an order names, and a sentence with the places on them', () => {
    const order = { ...move('2401C', 'DE-ID-1', '2400C'), type: 'moveStack' }
    expect(game.schemas.order.parse(order)).toEqual(order)
    expect(game.schemas.order.safeParse({ ...order, from: '2401X' }).success).toBe(false)
    expect(placeName('3617C', {})).toContain('Baku')
    // Off the map as well, and without what it is the field of.
    expect(placeName('1200C', {})).toBe('Neftegorsk')
    expect(placeName('3209C', { 'town-Izberbash': 'Isberbasch' })).toBe('Isberbasch')
  })
  refuses('DD 2.2', 'and has no hexes elsewhere', () => {
    for (const hex of ['0900C', '1019C', '3900C', '6100N', '1024S']) {
      expect([hex, board.has(hex), rules.hexPattern.test(hex)]).toEqual([hex, false, false])
    }
  })
  test('is drawn in one piece: all that is land there is reached from the southern sheet', () => {
    const land = board.hexes.filter((hex) => rules.isOnMapC(hex) && rules.isLand(hex))
    const reached = new Set(['4223S'])
    for (const hex of reached)
      for (const next of board.neighbours(hex)) if (rules.isLand(next)) reached.add(next)
    expect(land.filter((hex) => !reached.has(hex))).toEqual([])
    for (const { hex } of [...map.PLACES, ...map.OIL_CENTRES])
      expect([hex, rules.isLand(hex)]).toEqual([hex, true])
    for (const { hexes } of map.MILITARY_ROADS) expect(hexes.every(rules.isLand)).toBe(true)
    for (const { sides } of map.RIVERS)
      for (const { a, b } of sides) expect([a, b, [a, b].some(rules.isLand)]).toEqual([a, b, true])
  })
  test('is guessed with those who were sent early somewhere, where the reserve holds no more', () => {
    const many = Array.from({ length: 13 }, (_, i) => `SU-RD-${String(i + 1).padStart(3, '0')}`)
    const units = Object.fromEntries(many.map((unit, i) => [unit, i < 10 ? 'rvgk' : 'caucasus']))
    const state = position({ code: 124, units: { ...units, 'DE-ID-1': '2817N' } })
    for (const viewer of ['german', 'spectator'] as const) {
      const view = game.view(state, viewer)
      const guessed = game.readPosition(game.guess(view, seeded('guess')))
      expect(game.view(guessed, viewer)).toEqual(view)
      expect(Object.values(guessed.table.counters).filter(({ at }) => at === 'covered')).toEqual([])
    }
  })
  allows('DD 3.5', 'has the Soviet Union on it, into which one goes', () => {
    given(joined({ units: { 'DE-ID-1': '2105C' } }))
      .when('german', move('2105C', 'DE-ID-1', '2104C'))
      .allows()
  })
  refuses('DD 3.5', 'and Turkey and Iran, where nobody goes', () => {
    const border = board.hexes.find(
      (hex) =>
        rules.isOnMapC(hex) &&
        rules.isLand(hex) &&
        board.neighbours(hex).some((n) => rules.terrainOf(n) === 'off'),
    )!
    const turkey = board.neighbours(border).find((hex) => rules.terrainOf(hex) === 'off')!
    given(joined({ units: { 'DE-ID-1': border } }))
      .when('german', move(border, 'DE-ID-1', turkey))
      .refuses('DD 3.5')
  })
  allows('DD 3.6', 'has the weather of the north, whatever line there is', () => {
    for (const turn of [1, 13, 31, 55, 68])
      for (const hex of ['1000C', '3617C', '2606C']) expect(rules.weatherZoneOf(hex, turn)).toBe('north')
  })
  refuses('DD 3.6', 'not that of the south, which is next to it from 218 on', () => {
    expect(rules.weatherZoneOf('4223S', 55)).toBe('south')
  })
  allows('DD 3.7', 'has oil, mountains and military roads', () => {
    expect(map.OIL_CENTRES.map(({ name }) => name)).toHaveLength(5)
    expect(map.MILITARY_ROADS.map(({ name }) => name)).toEqual([
      'Georgian Military Road',
      'Ossetian Military Road',
    ])
    expect(
      board.hexes.filter((hex) => (rules.terrainOf(hex) as string) === 'mountain').length,
    ).toBeGreaterThan(60)
  })
  allows('DD 3.7', 'has rivers, of which the Kuban goes on over the join', () => {
    for (const [c, south] of [
      ['1700C', '1800C'],
      ['1700C', '4923S'],
      ['1600C', '4923S'],
      ['4823S', '4923S'],
    ])
      expect(rules.riverBetween(c!, south!), `${c} ${south}`).toBe(true)
  })
  refuses('DD 3.7', 'of which other sheets have none', () => {
    const others = board.hexes.filter((hex) => !rules.isOnMapC(hex))
    expect(others.filter((hex) => ['mountain', 'steppe'].includes(rules.terrainOf(hex)))).toEqual([])
  })
  allows('DD 3.8', 'has clear ground that costs everybody two', () => {
    const costs = ['DE-PZ-3', 'DE-ID-1', 'DE-GEB-1'].map((unit) =>
      cost(joined({ units }), unit, '2401C', '2400C'),
    )
    expect(costs).toEqual([2, 2, 2])
    const snow = joined({ units, weather: { north: 'S', south: 'S' } })
    expect(cost(snow, 'DE-PZ-3', '2401C', '2400C')).toBe(4)
  })
  allows('DD 3.8', 'and so does its marsh in frost (13.6 of the parent)', () => {
    const marsh = board.hexes.find((hex) => rules.isOnMapC(hex) && rules.terrainOf(hex) === 'marsh')!
    const from = board.neighbours(marsh).find((hex) => (rules.terrainOf(hex) as string) === 'steppe')!
    const costs = (['D', 'F', 'S'] as const).map((north) =>
      cost(joined({ units, weather: { north, south: north } }), 'DE-ID-1', from, marsh),
    )
    expect(costs.slice(1)).toEqual([2, 4])
  })
  refuses('DD 3.8', 'the cost of clear ground on other sheets, and any help for who defends it', () => {
    expect(cost(joined({ units }), 'DE-PZ-3', '4512S', '4511S')).not.toBe(2)
    const fight = joined({ ...ASSAULT, units: { 'DE-ID-1': '2401C', ...tried('SU-RD-001', '2400C', '1-1') } })
    expect(shifts(fight, '2400C', 'DE-ID-1')).toEqual([])
  })
  const peak = '2207C'
  allows('DD 3.9', 'has mountains, which cost three on foot and two for mountain troops, and shelter', () => {
    expect(rules.terrainOf(peak)).toBe('mountain')
    const to = board
      .neighbours(peak)
      .find((hex) => (rules.terrainOf(hex) as string) === 'mountain' && !map.militaryRoadBetween(hex, peak))!
    const of = ['DE-ID-1', 'DE-GEB-1'].map((unit) => cost(joined({ units }), unit, to, peak))
    expect(of).toEqual([3, 2])
    const fight = joined({ ...ASSAULT, units: { 'DE-ID-1': to, ...tried('SU-RD-001', peak, '1-1') } })
    expect(shifts(fight, peak, 'DE-ID-1')).toContainEqual(['odds-mountain', -2])
  })
  refuses('DD 3.9', 'to mechanized units, but along roads, and to mobile assaults', () => {
    const near = board.neighbours(peak).filter((hex) => rules.isLand(hex))
    const wild = near.find((hex) => !map.militaryRoadBetween(hex, peak))!
    const road = near.find((hex) => map.militaryRoadBetween(hex, peak))!
    expect(cost(joined({ units }), 'DE-PZ-3', wild, peak)).toBeNull()
    const foe = tried('SU-RD-001', peak, '1-1')
    const attack = { type: 'declareAttack', target: peak, attackers: ['DE-PZ-3'] } as const
    given(joined({ ...ASSAULT, units: { 'DE-PZ-3': wild, ...foe } }))
      .when('german', attack)
      .refuses('DD 3.9')
    given(joined({ ...ASSAULT, units: { 'DE-PZ-3': road, ...foe } }))
      .when('german', attack, [3])
      .allows()
    given(joined({ units: { 'DE-PZ-3': road, ...foe } }))
      .when('german', { type: 'mobileAssault', from: road, target: peak, units: ['DE-PZ-3'] })
      .refuses('DD 3.9')
  })
  const ridge = '2307C'
  const assault = (target: string, unit: string) =>
    ({ type: 'mobileAssault', from: ridge, target, units: [unit] }) as const
  const onRidge = (target: string) =>
    joined({ units: { 'DE-PZ-3': ridge, ...tried('SU-RD-001', target, '1-1') } })
  allows(
    'DD 3.9',
    'lets mechanized units make mobile assaults out of them by roads, and cavalry by any way',
    () => {
      given(onRidge('2407C')).when('german', assault('2407C', 'DE-PZ-3'), ENOUGH).allows()
      const riders = joined({ ...SOVIET, units: { 'SU-CAV-1': ridge, 'DE-ID-1': '2306C' } })
      given(riders).when('soviet', assault('2306C', 'SU-CAV-1'), ENOUGH).allows()
    },
  )
  refuses('DD 3.9', 'mobile assaults of mechanized units out of them by any other way', () => {
    given(onRidge('2306C')).when('german', assault('2306C', 'DE-PZ-3')).refuses('DD 3.9')
    expect(game.legal(onRidge('2306C'), 'german').map(({ order }) => order.type)).not.toContain(
      'mobileAssault',
    )
  })
  const arriving = (units: Setting['units']) => joined({ ...SOVIET, units })
  const place = (hex: string, ...units: string[]) => ({ type: 'placeUnits', hex, units }) as const
  const wild = '2518C'
  allows('DD 3.9', 'has them come in elsewhere on its edge, and others in its mountains', () => {
    const state = arriving({ 'SU-TC-1': 'rvgk', 'SU-GRD-1': 'rvgk' })
    expect([rules.terrainOf(wild), entryHexes(at(state) as never).includes(wild)]).toEqual(['mountain', true])
    given(state).when('soviet', place('2718C', 'SU-TC-1')).allows()
    given(state).when('soviet', place(wild, 'SU-GRD-1')).allows()
    const offers = game
      .legal(state, 'soviet')
      .flatMap(({ order, choose }) =>
        order.type === 'placeUnits' && [wild, '2718C'].includes(String(order.hex))
          ? [[order.hex, [...choose!.from].sort()]]
          : [],
      )
    expect(offers).toEqual([
      [wild, ['SU-GRD-1']],
      ['2718C', ['SU-GRD-1', 'SU-TC-1']],
    ])
  })
  refuses('DD 3.9', 'and no mechanized units that come in', () => {
    given(arriving({ 'SU-TC-1': 'rvgk', 'SU-GRD-1': 'rvgk' }))
      .when('soviet', place(wild, 'SU-GRD-1', 'SU-TC-1'))
      .refuses('DD 3.9')
  })
  allows('DD 3.10', 'has military roads, which cost everybody one in any weather', () => {
    for (const { hexes } of map.MILITARY_ROADS)
      for (const weather of ['D', 'M', 'S'] as const) {
        const state = joined({ units, weather: { north: weather, south: weather } })
        const of = hexes
          .slice(1)
          .flatMap((hex, i) =>
            rules.riverBetween(hexes[i]!, hex)
              ? []
              : ['DE-PZ-3', 'DE-ID-1', 'DE-GEB-1'].map((unit) => cost(state, unit, hexes[i]!, hex)),
          )
        expect(new Set(of)).toEqual(new Set([1]))
      }
  })
  refuses('DD 3.10', 'no road where only its hexes touch', () => {
    const [, ...hexes] = map.MILITARY_ROADS[0]!.hexes
    const beside = board
      .neighbours(hexes[0]!)
      .find((hex) => rules.isLand(hex) && !map.militaryRoadBetween(hex, hexes[0]!))!
    expect(map.militaryRoadBetween(beside, hexes[0]!)).toBe(false)
    expect(cost(joined({ units }), 'DE-ID-1', beside, hexes[0]!)).toBeGreaterThan(1)
  })
  allows('DD 3.11', 'takes three columns from mobile assaults into it', () => {
    const state = joined({ units: { 'DE-PZ-3': '2401C', ...tried('SU-RD-001', '2400C', '1-1') } })
    expect(shifts(state, '2400C', 'DE-PZ-3', { mobile: true })).toContainEqual(['odds-caucasus', -3])
    expect(shifts(state, '2400C', 'DE-PZ-3')).toEqual([])
  })
  refuses('DD 3.11', 'and fieldworks', () => {
    const state = joined({ works: { due: { german: 1, soviet: 1 }, areaDue: true }, units })
    for (const side of ['german', 'soviet'] as const)
      expect(judgeWork(at(state), side, '2400C')).toMatchObject({ no: 'DD 3.11' })
    expect(judgeArea(at(state), '3500C')).not.toBeNull()
  })
  allows('DD 7.3', 'is open to all allies of the Axis', () => {
    for (const unit of ['RO-R4', 'HU-6', 'IT-9'])
      given(joined({ units: { [unit]: '1101C' } }))
        .when('german', move('1101C', unit, '1100C'))
        .allows()
  })
  refuses('DD 7.3', 'while the northern sheet stays shut to them', () => {
    given(joined({ units: { 'HU-6': '3000S' } }))
      .when('german', move('3000S', 'HU-6', '3027N'))
      .refuses('PM 7.4')
  })
})

describe('the Volga', () => {
  const cut = { 'DE-ID-1': '5912S' } as const
  const fight = (more: Setting['units']) =>
    shifts(
      joined({
        ...SOVIET,
        ...ASSAULT,
        code: 214,
        units: { 'SU-GRD-1': '2401C', 'DE-ID-11': '2400C', ...more },
      }),
      '2400C',
      'SU-GRD-1',
      { side: 'soviet' },
    )
  const reserve = joined({ ...SOVIET, units: { ...cut, 'SU-GRD-1': 'rvgk', 'SU-GRD-2': 'rvgk' } })
  allows(
    'DD 3.12',
    'once it is cut takes a column from Soviet attacks on Map C, and keeps who comes there in his place',
    () => {
      expect(fight(cut)).toContainEqual(['odds-volga', -1])
      expect(fight({}).map(([key]) => key)).not.toContain('odds-volga')
      const place = (hex: string, unit: string) => ({ type: 'placeUnits', hex, units: [unit] }) as const
      const there = given(reserve).when('soviet', place('2310C', 'SU-GRD-1')).allows().state
      given(there)
        .when('soviet', move('2310C', 'SU-GRD-1', '2210C'))
        .refuses('PM 12.6')
      const elsewhere = given(reserve).when('soviet', place('5017N', 'SU-GRD-2')).allows().state
      expect(elsewhere.table.counters['SU-GRD-2']!.left).toBeNull()
    },
  )
  const leave = (hex: string, more: Setting['units'] = {}) =>
    given(
      joined({
        ...{ ...SOVIET, phase: 'reinforcement', units: { 'SU-GRD-1': hex, ...more } },
        agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }] as WrittenStep[],
      }),
    ).when('soviet', { type: 'drawBack', unit: 'SU-GRD-1' })
  refuses('DD 3.12', 'and nobody goes from Map C into the reserve', () => {
    leave('2310C').allows()
    leave('2310C', cut).refuses('DD 3.12')
  })
  refuses('DD 3.3', 'at any time from other places than its large towns', () => {
    leave('2401C').refuses('DD 3.3')
  })
})

describe('oil', () => {
  const [first, ...others] = map.OIL_CENTRES.map(({ hex }) => hex)
  const ended = (taken: string[], dice: number[], more: Setting = {}) => {
    const { code = 224, caucasus = true } = more
    const { table, hidden } = position({ code, caucasus, taken, agenda: [{ step: 'checkVictory' }] })
    // So many points that the check ends nothing.
    const state = { table: { ...table, debit: -40 }, hidden }
    return given(state)
      .when('german', DONE, [...dice, ...ENOUGH])
      .allows().state.table
  }
  allows('DD 4.7', 'wins the war by a one, or as a whole', () => {
    expect(ended([first!], [1]).result).toMatchObject({ winner: 'german', cite: 'DD 4.7' })
    expect(ended([first!, ...others], [6, 5, 4, 3, 2]).result).toMatchObject({
      winner: 'german',
      cite: 'DD 4.7',
    })
  })
  refuses('DD 4.7', 'by no other face, where nothing is checked, and not without Map C', () => {
    expect(ended([first!], [2]).result).toBeNull()
    expect(ended([first!], [], { code: 223 }).result).toBeNull()
    expect(ended([first!], [], { caucasus: false }).result).toBeNull()
  })
})

describe('supply of Map C', () => {
  allows('DD 3.3', 'comes over its southern edge, and its large towns take who arrives', () => {
    const state = joined({ ...SOVIET, units: { 'SU-GRD-1': '2310C' } })
    expect(isSupplied(at(state) as never, 'soviet', '2310C')).toBe(true)
    expect(entryHexes(at(state) as never)).toEqual(expect.arrayContaining(['3617C', '2606C']))
    // A port of the Caspian is always in supply.
    const ring = Object.fromEntries(
      board
        .neighbours('3107C')
        .filter(rules.isLand)
        .map((hex, i) => [`DE-PZ-${[3, 4, 6, 7, 8, 9][i]}`, hex]),
    )
    const cut = (more: Setting['units']) => at(joined({ units: { ...ring, ...more } })) as never
    expect(isSupplied(cut({}), 'soviet', '3107C')).toBe(true)
  })
  refuses('DD 3.3', 'to no one on the southern sheet, and to nobody before it is joined', () => {
    // Every hex of the southern sheet that leads east is held by Germans, and only Map C lies behind.
    const column = board.hexes.filter((hex) => hex.startsWith('59') && hex.endsWith('S') && rules.isLand(hex))
    const east = Object.fromEntries(
      column.map((hex, i) => [Object.keys(rules.counters).filter((id) => /^DE-ID-\d+$/.test(id))[i]!, hex]),
    )
    const state = joined({ units: east })
    const far = '5523S'
    expect(rules.isLand(far)).toBe(true)
    expect(isSupplied(at(state) as never, 'soviet', far)).toBe(false)
    const away = position({ code: 214, ...SOVIET })
    expect(isSupplied(at(away) as never, 'soviet', '2310C')).toBe(false)
    expect(entryHexes(at(away) as never).filter(rules.isOnMapC)).toEqual([])
  })
})

describe('calling Map C', () => {
  const early = { 'SU-GRD-1': 'caucasus', 'SU-GRD-2': 'caucasus', 'SU-GRD-3': 'southPorts' } as const
  const called = (units: Setting['units'] = {}) =>
    given(position({ code: 205, units: { 'DE-ID-1': '4116S', ...units } }))
      .when('german', { type: 'callMap' })
      .allows().state
  const deploy = (hex: string, ...units: string[]) => ({ type: 'deployUnits', hex, units }) as const
  allows('DD 3.2', 'is for the German as a turn begins, and who was sent early stands anywhere there', () => {
    const state = called(early)
    expect([state.table.caucasus, dueNow(state)]).toEqual([true, 'deploy'])
    const { state: over } = play(
      state,
      ['soviet', deploy('2401C', 'SU-GRD-1', 'SU-GRD-2')],
      ['soviet', deploy('1507C', 'SU-GRD-3')],
    )
    expect(Object.keys(early).map((unit) => where(over, unit))).toEqual(['2401C', '2401C', '1507C'])
    // Nobody else is left to be placed, and the German goes on.
    expect([dueNow(over), game.awaits(over)]).toEqual(['move', ['german']])
  })
  test('waits for nobody who left it to standing orders: his units come to the oil, alike from centre to centre', () => {
    const two = { 'SU-GRD-1': 'caucasus', 'SU-GRD-2': 'caucasus', 'SU-GRD-3': 'caucasus' } as const
    const before = position({ code: 205, units: { 'DE-ID-1': '4116S', ...two } })
    const called = (soviet: 'safe' | 'ask') => {
      const options = { ...before.table.options, offTurn: { german: 'ask' as const, soviet } }
      const asked = { ...before, table: { ...before.table, options } }
      return given(asked).when('german', { type: 'callMap' }).allows().state
    }
    expect([dueNow(called('ask')), game.awaits(called('ask'))]).toEqual(['deploy', ['soviet']])
    const state = called('safe')
    expect([dueNow(state), game.awaits(state)]).toEqual(['move', ['german']])
    const oil: readonly string[] = rules.oilCentres.map(({ hex }) => hex)
    const places = Object.keys(two).map((unit) => where(state, unit)!)
    expect(places.every((hex) => oil.includes(hex))).toBe(true)
    expect(new Set(places).size).toBe(3)
  })
  test('tells nobody but their owner who lies beneath others there', () => {
    // More than there are oil centres.
    const many = Array.from({ length: rules.oilCentres.length + 2 }, (_, n) => `SU-GRD-${n + 1}`)
    /** All that a viewer is told as Map C is called and the Soviet has left it to standing orders; `worn` has lost a step. */
    const called = (worn: string) => {
      const units = Object.fromEntries(
        many.map((unit) => [unit, { at: 'caucasus', lost: Number(unit === worn) }]),
      )
      const set = position({ code: 205, units: { 'DE-ID-1': '4116S', ...units } })
      const options = { ...set.table.options, offTurn: { german: 'ask' as const, soviet: 'safe' as const } }
      let state: typeof set = { ...set, table: { ...set.table, options } }
      const dice = seededDice(seeded('called'), [])
      const decision = game.decide(state, { side: 'german', order: { type: 'callMap' }, dice })
      if (refused(decision)) throw new Error(JSON.stringify(decision))
      const told = { german: [] as unknown[], spectator: [] as unknown[], soviet: [] as unknown[] }
      const viewers = ['german', 'spectator', 'soviet'] as const
      for (const event of decision.yes) {
        for (const viewer of viewers) told[viewer].push(game.tell(event, viewer, state))
        state = game.evolve(state, event)
      }
      const all = (viewer: (typeof viewers)[number]) =>
        JSON.stringify([told[viewer].filter(Boolean), game.view(state, viewer)])
      return { state, all }
    }
    const { state, all } = called('')
    const seen = game.view(state, 'german').table.counters
    const beneath = many.find((unit) => seen[unit]?.at === 'covered')!
    expect(rules.oilCentres.map(({ hex }): string => hex)).toContain(where(state, beneath))
    const other = called(beneath)
    for (const viewer of ['german', 'spectator'] as const) expect(other.all(viewer)).toBe(all(viewer))
    expect(other.all('soviet')).not.toBe(all('soviet'))
  })
  const mech = { 'SU-TC-1': 'caucasus', 'SU-GRD-1': 'caucasus' } as const
  const pass = map.MILITARY_ROADS[0]!.hexes.find((hex) => (rules.terrainOf(hex) as string) === 'mountain')!
  allows('DD 3.9', 'as Map C is joined mechanized units stand in mountains with a military road', () => {
    given(called(mech))
      .when('soviet', deploy(pass, 'SU-TC-1', 'SU-GRD-1'))
      .allows()
  })
  refuses('DD 3.9', 'and in no others, which take those on foot alone', () => {
    const state = called(mech)
    given(state).when('soviet', deploy('2518C', 'SU-TC-1')).refuses('DD 3.9')
    const offered = game.legal(state, 'soviet').find(({ order }) => order.hex === '2518C')
    expect(offered?.choose?.from).toEqual(['SU-GRD-1'])
  })
  allows('DD 3.2', 'sends units there before, out of the reserve, whom nobody else sees', () => {
    const world = (unit: string) =>
      given(position({ ...SOVIET, code: 201, units: { 'SU-GRD-1': 'rvgk', 'SU-GRD-2': 'rvgk' } }))
        .when('soviet', { type: 'sendEarly', units: [unit] })
        .allows().state
    const [one, other] = [world('SU-GRD-1'), world('SU-GRD-2')]
    expect([where(one, 'SU-GRD-1'), where(one, 'SU-GRD-2')]).toEqual(['caucasus', 'rvgk'])
    for (const viewer of ['german', 'spectator'] as const)
      expect(game.view(one, viewer)).toEqual(game.view(other, viewer))
  })
  refuses('DD 3.2', 'before its turn, twice, later in a turn, and elsewhere than it says', () => {
    const at = (more: Setting) => given(position(more)).when('german', { type: 'callMap' })
    at({ code: 204 }).refuses('DD 3.2')
    at({ code: 214, couplet: 2 }).refuses('DD 3.2')
    at({ code: 214, caucasus: true }).refuses('DD 3.2')
    at({ code: 214, shelved: true }).refuses('DD 3.2')
    const state = called(early)
    given(state).when('soviet', deploy('2401C', 'SU-GRD-3')).refuses('DD 3.2')
    given(state).when('soviet', deploy('4116S', 'SU-GRD-1')).refuses('DD 3.2')
    given(state).when('soviet', DONE).refuses('DD 3.2')
    given(joined({ ...SOVIET, units: { 'SU-GRD-1': 'rvgk' } }))
      .when('soviet', { type: 'sendEarly', units: ['SU-GRD-1'] })
      .refuses('DD 3.2')
  })
  const INFANTRY = Object.keys(rules.counters).filter((unit) => /^DE-ID-\d+$/.test(unit))
  /** How a garrison is supplied that has Germans on all land about it and some more hexes. */
  const ringed = (garrison: string, ...more: string[]) => {
    const inside = [garrison, ...more]
    const land = [...new Set(inside.flatMap((hex) => board.neighbours(hex)))].filter(
      (hex) => rules.isLand(hex) && !inside.includes(hex),
    )
    const foes = Object.fromEntries(land.map((hex, i) => [INFANTRY[i]!, hex]))
    return supplyOf(at(joined({ units: { ...foes, 'SU-GRD-1': garrison } })) as never, 'SU-GRD-1')
  }
  allows('DD 3.2', 'and Poti and Batum then supply who stands in them, as the box does (PM 9.17)', () => {
    for (const port of [...rules.southernPorts, '2919S']) expect([port, ringed(port)]).toEqual([port, 'full'])
  })
  refuses('DD 3.2', 'though nobody who has his line to them alone', () => {
    expect(ringed('1608C', '1507C')).toBe('out')
  })
  test('puts whom the two ports do not take into the reserve', () => {
    const many = Object.keys(rules.counters)
      .filter((unit) => /^SU-GRD-\d+$/.test(unit))
      .slice(0, 14)
    let state = called(Object.fromEntries(many.map((unit) => [unit, 'southPorts'])))
    while (dueNow(state) === 'deploy') {
      const { order, choose } = game.legal(state, 'soviet').find((one) => one.order.type === 'deployUnits')!
      state = given(state)
        .when('soviet', { ...order, units: choose!.from.slice(0, choose!.max) } as never)
        .allows().state
    }
    const places = new Set(many.map((unit) => where(state, unit)))
    expect([...places].sort()).toEqual(['1507C', '1509C', 'rvgk'])
  })

  test.each(['the computer', 'the staff'])('is gone through by %s, which first holds the oil', (who) => {
    let state = called(early)
    for (let n = 0; dueNow(state) === 'deploy'; n += 1) {
      const [view, legal] = [game.view(state, 'soviet'), game.legal(state, 'soviet')]
      const orders =
        who === 'the staff' ? game.led!(view, legal) : [game.computer(view, legal, seeded(`deploy/${n}`))]
      for (const order of orders) state = given(state).when('soviet', order).allows().state
    }
    const [one, other, sailor] = Object.keys(early).map((unit) => where(state, unit)!)
    const oil = map.OIL_CENTRES.map(({ hex }) => hex)
    expect([oil.includes(one!), oil.includes(other!), one === other]).toEqual([true, true, false])
    expect(rules.southernPorts).toContain(sailor)
    expect(game.awaits(state)).toEqual(['german'])
  })

  const away = (units: Setting['units'] = {}, more: Setting = {}) =>
    given(joined({ ...more, units: { 'SU-RD-001': '1507C', 'SU-TC-3': '2401C', ...units } })).when('german', {
      type: 'putMapAway',
    })
  allows('DD 3.13', 'and putting it away, after which the southern ports are a box again', () => {
    const { state } = away().allows()
    expect([state.table.caucasus, where(state, 'SU-RD-001'), where(state, 'SU-TC-3')]).toEqual([
      ...[false, 'southPorts'],
      'rvgk',
    ])
  })
  test('are final both, though the German is on the move before and after it', () => {
    const before = { 'DE-ID-1': '3505S', 'SU-GRD-9': '5015N' } as const
    const march = move('3505S', 'DE-ID-1', '3504S')
    for (const [type, setting] of [
      ['callMap', { code: 205 }],
      ['putMapAway', { code: 214, caucasus: true }],
    ] as const) {
      const match = matchFrom(game, position({ ...setting, units: before }))
      expect([match.order('german', march), match.takeBack('german')]).toEqual([null, null])
      expect(match.order('german', { type })).toBeNull()
      expect(match.takeBack('german')).toMatchObject({ because: { key: 'table.nothingToTakeBack' } })
      expect(match.order('german', march)).toBeNull()
    }
  })
  refuses('DD 3.13', 'as long as Germans stand on it, or it is not there', () => {
    away({ 'DE-ID-1': '1000C' }).refuses('DD 3.13')
    away({}, { couplet: 2 }).refuses('DD 3.13')
    away({}, { caucasus: false, units: {} }).refuses('DD 3.13')
  })
})

describe('the Caspian', () => {
  const [baku, makhachkala] = ['3617C', '3107C']
  const rifles = ['SU-RD-001', 'SU-RD-002', 'SU-RD-003'] as const
  const all = (place: string) => Object.fromEntries(rifles.map((unit) => [unit, place]))
  const soviet = (units: Setting['units'], more: Setting = {}) => joined({ ...SOVIET, units, ...more })
  const sail = (from: string, port: string, ...units: string[]) =>
    ({ type: 'sailUnits', from, port, units }) as const
  allows('DD 3.4', 'carries five steps in each player turn between its ports, and to the reserve', () => {
    const at2 = given(soviet(all(baku)))
      .when('soviet', sail(baku, makhachkala, 'SU-RD-001', 'SU-RD-002'))
      .allows()
    expect([where(at2.state, 'SU-RD-001'), at2.state.table.caspian.used, at2.state.table.sea.used]).toEqual([
      ...[makhachkala, 4],
      0,
    ])
    given(at2.state)
      .when('soviet', sail(baku, makhachkala, 'SU-RD-003'))
      .refuses('PM 11.1')
    const out = given(soviet({ 'SU-RD-001': 'rvgk' }))
      .when('soviet', sail('rvgk', makhachkala, 'SU-RD-001'))
      .allows().state
    expect([where(out, 'SU-RD-001'), out.table.reserve.used]).toEqual([makhachkala, 1])
    const into = given(soviet({ 'SU-RD-001': baku }))
      .when('soviet', sail(baku, 'rvgk', 'SU-RD-001'))
      .allows()
    expect([where(into.state, 'SU-RD-001'), into.state.table.reserve]).toEqual([
      'rvgk',
      { used: 1, fresh: ['SU-RD-001'] },
    ])
  })
  test('is offered to as many as its ships carry, by what each of them counts', () => {
    const most = (units: Setting['units']) =>
      game
        .legal(soviet(units), 'soviet')
        .find(({ order }) => order.type === 'sailUnits' && order.port === makhachkala)!.choose!.max
    expect(most(all(baku))).toBe(2)
    expect(most({ 'SU-RD-001': baku, 'SU-RB-001': baku, 'SU-RB-002': baku, 'SU-RB-003': baku })).toBe(4)
  })
  refuses('DD 3.4', 'and never to the Black Sea, to Germans, or across a Volga that is cut', () => {
    given(soviet(all(baku)))
      .when('soviet', sail(baku, '1507C', 'SU-RD-001'))
      .refuses('PM 11.2')
    given(joined({ units: { 'DE-ID-1': baku } }))
      .when('german', sail(baku, makhachkala, 'DE-ID-1'))
      .refuses('PM 11.1')
    given(soviet({ ...all(baku), 'DE-ID-1': '5912S' }))
      .when('soviet', sail(baku, 'rvgk', 'SU-RD-001'))
      .refuses('DD 3.12')
    given(soviet({ 'SU-RD-001': 'rvgk' }, { reserve: { fresh: ['SU-RD-001'] } }))
      .when('soviet', sail('rvgk', baku, 'SU-RD-001'))
      .refuses('DD 8.34')
    given(soviet(all(baku), { caucasus: false }))
      .when('soviet', sail(baku, makhachkala, 'SU-RD-001'))
      .refuses('PM 11.2')
  })
  const shore = '3310C'
  const land = (hex: string, ...units: string[]) => ({ type: 'invadeCoast', hex, units }) as const
  allows('DD 3.4', 'lands them once on any coast of it, beside an invasion over the Black Sea', () => {
    expect(rules.caspianCoast).toContain(shore)
    const held = {
      'DE-ID-1': shore,
      'DE-ID-11': '3120S',
      'SU-RD-001': baku,
      'SU-RD-002': baku,
      'SU-RD-004': '1507C',
    }
    const both = play(
      soviet(held),
      ['soviet', land(shore, 'SU-RD-001')],
      ['soviet', land('3120S', 'SU-RD-004')],
    ).state
    expect([both.table.caspian.target, both.table.sea.target]).toEqual([shore, '3120S'])
    given(both).when('soviet', land('3209C', 'SU-RD-002')).refuses('PM 11.4')
    const assault = given(both).when('soviet', DONE).allows().state
    const targets = game.legal(assault, 'soviet').flatMap(({ order }) => order.target ?? [])
    expect([...new Set(targets)].sort()).toEqual(['3120S', shore])
    const over = given(assault)
      .when('soviet', { type: 'declareAttack', target: shore, attackers: ['SU-RD-001'] }, ENOUGH)
      .allows()
    expect(where(over.state, 'SU-RD-001')).toBe('dead')
    expect(game.legal(over.state, 'soviet').map(({ order }) => order.target)).toContain('3120S')
  })
  test('has a coast that the log names where invaders are lost off it, and not that of the other sea', () => {
    const held = { 'DE-ID-1': shore, 'DE-ID-11': '3120S', 'SU-RD-001': baku, 'SU-RD-004': '1507C' }
    const { state } = play(
      soviet(held),
      ['soviet', land(shore, 'SU-RD-001')],
      ['soviet', land('3120S', 'SU-RD-004')],
    )
    const lost = { type: 'InvadersLost', units: ['SU-RD-001'], hex: shore } as const
    expect(game.tell(lost as never, 'german', state)).toMatchObject({ at: [shore] })
  })
  const first = { 'SU-RD-001': 'rvgk' } as const
  allows('DD 8.34', 'counts who lands on its coast out of the reserve among the steps of the turn', () => {
    const out = given(soviet(first, { reserve: { used: 27 } }))
      .when('soviet', land(shore, 'SU-RD-001'))
      .allows().state
    expect([where(out, 'SU-RD-001'), out.table.reserve.used]).toEqual([shore, 28])
    const afloat = given(soviet({ ...first, 'DE-ID-1': shore }))
      .when('soviet', land(shore, 'SU-RD-001'))
      .allows().state
    expect([afloat.table.caspian.target, afloat.table.reserve.used]).toEqual([shore, 1])
    const ashore = given(soviet({ 'SU-RD-001': baku })).when('soviet', land(shore, 'SU-RD-001'))
    expect(ashore.allows().state.table.reserve.used).toBe(0)
  })
  refuses('DD 8.34', 'to land those who went into it in this turn, or more than come out of it', () => {
    for (const reserve of [{ fresh: ['SU-RD-001'] }, { used: 28 }]) {
      const state = soviet({ ...first, 'SU-RD-002': baku }, { reserve })
      given(state).when('soviet', land(shore, 'SU-RD-001')).refuses('DD 8.34')
      const landing = game.legal(state, 'soviet').filter(({ order }) => order.type === 'invadeCoast')
      expect(landing.length).toBeGreaterThan(0)
      for (const { choose } of landing) expect(choose).toMatchObject({ from: ['SU-RD-002'], max: 1 })
    }
  })
  test('has the sea before each hex of its coast, out of which it can be assaulted', () => {
    for (const hex of rules.caspianCoast) {
      const off = offshore(at(joined()) as never, hex)
      expect([hex, map.isCaspian(off), sideBetween(at(joined()) as never, off, hex)]).toEqual([
        ...[hex, true],
        OPEN,
      ])
    }
  })
})

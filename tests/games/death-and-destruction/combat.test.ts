import { describe, expect } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import { markersLeft } from '@/lib/games/death-and-destruction/rules/09-supply'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import type { State, WrittenStep } from '@/lib/games/death-and-destruction/state'
import { airOf } from '@/lib/games/proud-monster/full/air'
import { assaultCost } from '@/lib/games/proud-monster/full/mobile'
import { isSupplied } from '@/lib/games/proud-monster/full/supply'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { payers } from '@/lib/games/proud-monster/rules/14-losses'
import { odds } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../support/ledger'
import { seeded, seededDice } from '../../support/seeded'
import {
  ASSAULT,
  at,
  begun,
  dueNow,
  ENOUGH,
  facts,
  given,
  position,
  type Setting,
  SOVIET,
  tried,
  where,
} from './given'

/** The odds of an attack, with the keys of what shifts them. */
function fought(
  state: State,
  side: 'german' | 'soviet',
  target: string,
  units: readonly string[],
  mobile = false,
) {
  const here = at(state) as never
  const found = odds(here, { ...battleOf(here, side, target, units), mobile } as never)
  return {
    attack: found.attack,
    defence: found.defence,
    shifts: found.ladder.map(({ key }) => key as string),
  }
}
const marker = (hex: string, range: number, shown = false) => ({ markers: [{ hex, range, shown }] })
const attack = (target: string, ...attackers: string[]) =>
  ({ type: 'declareAttack', target, attackers }) as const
const mobile = (from: string, target: string, ...units: string[]) =>
  ({ type: 'mobileAssault', from, target, units }) as const

describe('supply', () => {
  allows('DD 9.1', 'the line of attenuated supply is gone from turn 205 on', () => {
    expect(begun({ code: 205 }).table.logistics.free).toBe(true)
    expect([204, 205].map((code) => position({ code }).table.logistics.free)).toEqual([false, true])
  })
  refuses('DD 9.1', 'and counts before', () => {
    expect(begun({ code: 204, weather: { north: 'S', south: 'S' } }).table.logistics.free).toBe(false)
  })
  const concentrate = { type: 'concentrateSupply', units: ['DE-ID-1'] } as const
  allows('DD 9.1', 'supply is concentrated only as long as there is a line (P9.20)', () => {
    given(position({ code: 122, units: { 'DE-ID-1': '3005S' } }))
      .when('german', concentrate)
      .allows()
  })
  refuses('DD 9.1', 'and is not after that', () => {
    const late = position({ code: 205, units: { 'DE-ID-1': '3005S' } })
    given(late).when('german', concentrate).refuses('DD 9.1')
    expect(game.legal(late, 'german').map(({ order }) => order.type)).not.toContain('concentrateSupply')
  })
  /** Soviets on every source of the German side on a sheet. */
  const zomo = (sheet: string) =>
    Object.fromEntries(
      rules.supplySources.german
        .filter((hex) => hex.endsWith(sheet))
        .map((hex, i) => [`SU-GRD-${i + 1}`, hex]),
    )
  allows('DD 9.2', 'a line may lead from one sheet into the other before', () => {
    expect(isSupplied(at(position({ code: 204, units: zomo('S') })) as never, 'german', '3610S')).toBe(true)
  })
  refuses('DD 9.2', 'and no more from turn 205 on', () => {
    expect(isSupplied(at(position({ code: 205, units: zomo('S') })) as never, 'german', '3610S')).toBe(false)
    expect(isSupplied(at(position({ code: 205, units: zomo('S') })) as never, 'german', '3610N')).toBe(true)
  })
  const shore = (hex: string): State => {
    const around = rules.board.neighbours(hex).filter(rules.isLand)
    const ring = Object.fromEntries(around.map((near, i) => [`SU-GTC-${i + 1}`, near]))
    return position({ ...ASSAULT, ...SOVIET, ...marker(around[0]!, 5), units: { 'DE-ID-1': hex, ...ring } })
  }
  const defence = (hex: string) => {
    const state = shore(hex)
    const [first] = Object.keys(state.table.counters).filter((unit) => unit.startsWith('SU'))
    return fought(state, 'soviet', hex, [first!]).defence
  }
  allows('DD 9.3', 'near the coast a cut off unit defends with all it has', () => {
    expect(defence('2704N')).toBe(7)
  })
  refuses('DD 9.3', 'and inland with half', () => {
    expect(defence('3610S')).toBe(4)
  })
  allows('DD 9.4', 'in a port of the Baltic or the Black Sea too', () => {
    expect(rules.placeOf('2705N')?.port).toBe('baltic')
    expect(defence('2705N')).toBe(7)
  })
  refuses('DD 9.4', 'in no other town', () => {
    const town = rules.places.find(
      ({ kind, port, hex }) => kind === 'town' && port === null && hex.startsWith('38'),
    )!
    expect(defence(town.hex)).toBe(4)
  })
})

describe('offensive supply', () => {
  const units = { 'SU-TC-1': '3006S', 'DE-ID-1': '3005S' }
  const strength = (more: Setting) =>
    fought(position({ code: 221, ...SOVIET, ...ASSAULT, units, ...more }), 'soviet', '3005S', ['SU-TC-1'])
      .attack
  allows('DD 9.6', 'gives Soviet attackers all their strength as far as a marker reaches', () => {
    expect(strength(marker('3006S', 3))).toBe(8)
    expect(strength(marker('3009S', 3))).toBe(8)
    expect(strength({ ...marker('3006S', 0), code: 202 })).toBe(8)
  })
  refuses('DD 9.6', 'half beyond, or by a dummy', () => {
    expect(strength(marker('3010S', 3))).toBe(4)
    expect(strength(marker('3006S', 0))).toBe(4)
    expect(strength({})).toBe(4)
  })
  const move = (more: Setting) => position({ code: 221, ...SOVIET, units, ...more })
  allows('DD 9.7', 'and lets mechanized units make mobile assaults', () => {
    given(move(marker('3006S', 3)))
      .when('soviet', mobile('3006S', '3005S', 'SU-TC-1'), ENOUGH)
      .allows()
  })
  refuses('DD 9.7', 'without it none', () => {
    given(move({}))
      .when('soviet', mobile('3006S', '3005S', 'SU-TC-1'))
      .refuses('DD 9.7')
  })
  const lay = (more: Setting) =>
    position({
      code: 217,
      acting: 'soviet',
      phase: 'reinforcement',
      agenda: [{ step: 'checkVictory' }, { step: 'lay', side: 'soviet' }] as WrittenStep[],
      ...more,
    })
  allows(
    'DD 9.8',
    'comes with a dummy for each marker, and nobody else learns which is which until one is used',
    () => {
      expect(markersLeft(at(lay({})))).toEqual([5, 4, 0, 0])
      const laid = given(lay({})).when('soviet', { type: 'layMarker', hex: '3006S', range: 5 }).allows()
      const dummy = given(laid.state)
        .when('soviet', { type: 'layMarker', hex: '4006S', range: 0 })
        .allows().state
      const seen = (viewer: 'german' | 'soviet') =>
        game.view(dummy, viewer).table.markers.map(({ range }) => range)
      expect([seen('soviet'), seen('german')]).toEqual([
        [5, 0],
        [null, null],
      ])
      expect(laid.events.map((event) => game.tell(event, 'german', lay({})))).toEqual(
        laid.events.map(() => null),
      )
      const used = given(position({ code: 221, ...SOVIET, ...ASSAULT, units, ...marker('3006S', 3) }))
        .when('soviet', attack('3005S', 'SU-TC-1'), ENOUGH)
        .allows()
      expect(facts(used, 'MarkerShown')).toMatchObject([{ hex: '3006S', range: 3 }])
    },
  )
  refuses('DD 9.8', 'no more markers than there are, and no two in a hex', () => {
    const state = lay(marker('3006S', 5))
    given(state).when('soviet', { type: 'layMarker', hex: '3007S', range: 5 }).refuses('DD 9.8')
    given(state).when('soviet', { type: 'layMarker', hex: '3006S', range: 4 }).refuses('DD 9.8')
    given(lay({})).when('soviet', { type: 'layMarker', hex: '3006S', range: 3 }).refuses('DD 9.8')
    given(state).when('soviet', { type: 'liftMarker', hex: '3009S' }).refuses('DD 9.8')
  })
  refuses('DD 9.8', 'none outside of what is in play', () => {
    const begun = game.setUp('uranus', game.schemas.options.parse({}), seededDice(seeded('marker'), [])).state
    given(begun).when('soviet', { type: 'layMarker', hex: '1000N', range: 0 }).refuses('DD 9.8')
    const { isInPlay } = rules.scenarios['uranus' as never] as { isInPlay: (hex: string) => boolean }
    const laid = game.legal(begun, 'soviet').filter(({ order }) => order.type === 'layMarker')
    expect(laid.length).toBeGreaterThan(1)
    for (const { choose } of laid) expect(choose!.from.every(isInPlay)).toBe(true)
  })
})

describe('aircraft', () => {
  const air = (code: number, side: 'german' | 'soviet') => airOf(at(position({ code })) as never, side)
  const commit = (side: 'german' | 'soviet', more: Setting): State =>
    position({
      agenda: [{ step: 'checkVictory' }, { step: 'commit', side, recalled: true }] as WrittenStep[],
      ...more,
    })
  allows('DD 10.1', 'four German corps come back in turn 209, of six factors each', () => {
    expect(
      [air(208, 'german'), air(209, 'german'), air(224, 'german'), air(306, 'german')].map(
        (all) => all.length,
      ),
    ).toEqual([0, 4, 2, 3])
    expect(rules.airFactor(at(position({ code: 210 })) as never, 'DE-AIR-I', 'attack')).toBe(6)
    given(commit('german', { code: 210, units: { 'DE-ID-1': '2817N' }, taken: ['2817N'] }))
      .when('german', { type: 'commitAir', air: 'DE-AIR-I', unit: 'DE-ID-1' }, ENOUGH)
      .allows()
  })
  refuses('DD 10.1', 'the VIII corps not, and nobody flies far from a place in supply', () => {
    expect(air(209, 'german')).not.toContain('DE-AIR-VIII')
    const state = commit('german', {
      code: 210,
      units: { 'DE-ID-1': '5010S', 'DE-ID-11': '2817N' },
      taken: ['2817N'],
    })
    given(state).when('german', { type: 'commitAir', air: 'DE-AIR-I', unit: 'DE-ID-1' }).refuses('DD 10.1')
  })
  allows('DD 10.2', 'the interceptors of Moscow fly up to turn 202', () => {
    expect(air(202, 'soviet')).toEqual(['SU-AIR-6'])
  })
  refuses('DD 10.2', 'and no longer', () => {
    expect(air(203, 'soviet')).toEqual([])
  })
  allows('DD 10.3', 'air armies come from turn 210 on, and support units in offensive supply', () => {
    expect([air(210, 'soviet').length, air(223, 'soviet').length]).toEqual([2, 13])
    const here = at(position({ code: 222 })) as never
    expect([
      rules.airFactor(here, 'SU-AIR-16A', 'attack'),
      rules.airFactor(here, 'SU-AIR-16A', 'defence'),
    ]).toEqual([6, 4])
    given(
      commit('soviet', {
        code: 211,
        units: { 'SU-TC-1': '3006S', 'DE-ID-1': '3005S' },
        ...marker('3006S', 5),
      }),
    )
      .when('soviet', { type: 'commitAir', air: 'SU-AIR-1A', unit: 'SU-TC-1' }, ENOUGH)
      .allows()
  })
  refuses('DD 10.3', 'no others', () => {
    const state = commit('soviet', {
      code: 211,
      units: { 'SU-TC-1': '3006S', 'SU-TC-2': '4006S', 'DE-ID-1': '3005S' },
      ...marker('4006S', 5),
    })
    given(state).when('soviet', { type: 'commitAir', air: 'SU-AIR-1A', unit: 'SU-TC-1' }).refuses('DD 10.3')
  })
  allows('DD 5.3', 'Soviet aircraft are committed before German ones, as the last thing of a sitting', () => {
    const turn = rules.sequence.turn(at(position({ code: 222 })) as never).map(({ step }) => step as string)
    expect(turn.indexOf('commit')).toBe(turn.indexOf('callUp') - 1)
    const german = rules.sequence
      .playerTurn(at(position({ code: 222 })) as never, 'german')
      .map(({ step }) => step as string)
    expect(german.slice(0, 2)).toEqual(['weather', 'commit'])
  })
  refuses(
    'DD 5.3',
    'nobody commits them again in his own player turn, and none come after the last couplet',
    () => {
      const soviet = (couplet: number) =>
        rules.sequence
          .playerTurn(at(position({ code: 222, couplet, ...SOVIET })) as never, 'soviet')
          .map(({ step }) => step as string)
      expect(soviet(1)).toEqual(['replenish', 'move', 'assault', 'foretell', 'commit'])
      expect(soviet(2)).toEqual(['replenish', 'move', 'assault'])
    },
  )
  allows('DD 11.1', 'brigades and divisions of one step go by sea, a rifle division as two', () => {
    expect(['SU-RB-001', 'SU-RD-001', 'SU-CAV-1'].map((unit) => rules.sails(rules.counters[unit]!))).toEqual([
      true,
      true,
      true,
    ])
    expect(rules.seaWeight(rules.counters['SU-RD-001']!)).toBe(2)
    expect(rules.seaWeight(rules.counters['SU-RB-001']!)).toBe(1)
  })
  refuses('DD 11.1', 'no corps, armies, artillery or units of two steps', () => {
    for (const unit of ['SU-TC-1', 'SU-EA-1', 'SU-AD-1', 'SU-GRB-1', 'SU-GRD-1', 'SU-TD-001'])
      expect([unit, rules.sails(rules.counters[unit]!)]).toEqual([unit, false])
  })
})

describe('battles', () => {
  /** Two hexes with a river between them. */
  const river = rules.board.hexes.find(
    (hex) =>
      hex.startsWith('38') &&
      rules.isLand(hex) &&
      rules.riverBetween(hex, `38${String(Number(hex.slice(2, 4)) + 1).padStart(2, '0')}${hex.slice(4)}`),
  )!
  const below = `38${String(Number(river.slice(2, 4)) + 1).padStart(2, '0')}${river.slice(4)}`
  const across = (more: Setting) =>
    fought(
      position({
        ...ASSAULT,
        units: { 'DE-ID-1': river, 'DE-AG-184': river, ...tried('SU-RD-001', below, '3-4') },
        ...more,
      }),
      'german',
      below,
      ['DE-ID-1', 'DE-AG-184'],
    )
  allows('DD 14.1', 'after the thaw of 1942 rivers halve attackers, and what is left over is lost', () => {
    expect(rules.isLand(below)).toBe(true)
    expect(across({ thawed: true })).toMatchObject({ attack: 4 })
    expect(across({ thawed: true }).shifts).not.toContain('odds-river')
    const one = fought(
      position({
        ...ASSAULT,
        thawed: true,
        units: { 'DE-LEG-Dan': river, ...tried('SU-RD-001', below, '3-4') },
      }),
      'german',
      below,
      ['DE-LEG-Dan'],
    )
    expect(one.attack).toBe(1)
  })
  refuses('DD 14.1', 'not before, when they shift the odds, and not in frost', () => {
    expect(across({ code: 204, weather: { north: 'D', south: 'D' } })).toMatchObject({ attack: 8 })
    expect(across({ code: 204 }).shifts).toContain('odds-river')
    expect(across({ thawed: true, weather: { north: 'F', south: 'F' } })).toMatchObject({ attack: 8 })
  })
  allows('DD 14.2', 'panzer grenadiers make mobile assaults on their own', () => {
    given(position({ code: 314, units: { 'DE-PGD-3': '4006S', ...tried('SU-RD-001', '4007S', '1-1') } }))
      .when('german', mobile('4006S', '4007S', 'DE-PGD-3'), ENOUGH)
      .allows()
  })
  refuses('DD 14.2', 'motorized infantry does not', () => {
    given(position({ code: 314, units: { 'DE-MOT-3': '4006S', ...tried('SU-RD-001', '4007S', '1-1') } }))
      .when('german', mobile('4006S', '4007S', 'DE-MOT-3'))
      .refuses('PM 15.1')
  })
  const beside = (helper: string, other: string, target = '4007S') =>
    fought(
      position({
        code: 322,
        ...ASSAULT,
        units: { [helper]: '4006S', [other]: '4006S', ...tried('SU-RD-001', target, '3-4') },
      }),
      'german',
      target,
      [helper, other],
    ).shifts
  allows('DD 14.3', 'heavy tanks beside a panzer division shift a column, in attack and defence', () => {
    expect(beside('DE-HT-502', 'DE-PZ-3')).toContain('odds-heavy')
    const state = position({
      code: 322,
      ...SOVIET,
      ...ASSAULT,
      ...marker('4006S', 5),
      units: { 'SU-TC-1': '4006S', 'DE-HT-502': '4007S', 'DE-PZ-3': '4007S' },
    })
    expect(fought(state, 'soviet', '4007S', ['SU-TC-1'], true).shifts).toContain('odds-heavy')
  })
  refuses('DD 14.3', 'not beside others', () => {
    expect(beside('DE-HT-502', 'DE-ID-1')).not.toContain('odds-heavy')
  })
  const engineers = (mobile = false) => {
    const units = { 'SU-AEB-1': '4006S', ...tried('SU-RD-001', '4006S', '3-4'), 'DE-ID-1': '4007S' }
    return fought(
      position({ code: 312, ...SOVIET, ...ASSAULT, ...marker('4006S', 5), units }),
      'soviet',
      '4007S',
      ['SU-AEB-1', 'SU-RD-001'],
      mobile,
    ).shifts
  }
  /** Who of attackers, engineers and tanks among them, loses the next step; others took part as well. */
  const payersBeside = (others: Record<string, string>): readonly string[] => {
    const units = { 'SU-AEB-1': '4006S', 'SU-GRD-1': '4006S', 'SU-GTC-1': '4006S', 'DE-ID-1': '4007S' }
    const state = position({ code: 312, ...SOVIET, ...ASSAULT, units: { ...units, ...others } })
    const attackers = ['SU-AEB-1', 'SU-GRD-1', 'SU-GTC-1'].map((unit) => ({ unit, from: '4006S' }))
    const gone = Object.keys(others).map((unit) => ({ unit, from: '4006S' }))
    const battle = { side: 'soviet', target: '4007S', defenders: ['DE-ID-1'], mobile: false, paid: 0 }
    return payers(at(state) as never, { ...battle, attackers: [...attackers, ...gone] } as never, 'soviet')
  }
  allows('DD 14.4', 'assault engineers beside a division shift a column, and are lost first', () => {
    expect(engineers()).toContain('odds-engineers')
    // Before a tank, which would pay first without them, and a unit of more steps.
    expect(payersBeside({})).toEqual(['SU-AEB-1'])
  })
  refuses('DD 14.4', 'not in mobile assaults, by a port alone, or after one of them has paid', () => {
    expect(engineers(true)).not.toContain('odds-engineers')
    expect(payersBeside({ 'SU-AEB-2': 'dead' })).toEqual(['SU-GTC-1'])
    const ring = rules.board.neighbours('2919S').filter(rules.isLand)
    const cut = Object.fromEntries(ring.map((hex, i) => [`DE-ID-${[1, 11, 21, 61, 56, 44][i]}`, hex]))
    const units = { 'SU-AEB-1': '2919S', ...tried('SU-RD-001', '2919S', '3-4'), ...cut }
    const state = position({ code: 312, ...SOVIET, ...ASSAULT, units })
    expect(fought(state, 'soviet', ring[0]!, ['SU-AEB-1', 'SU-RD-001']).shifts).not.toContain(
      'odds-engineers',
    )
  })
  const gunners = (more: Setting = {}): State =>
    position({
      code: 312,
      ...SOVIET,
      ...ASSAULT,
      ...marker('4006S', 5),
      units: { 'SU-AD-1': '4006S', ...tried('SU-RD-001', '4006S', '3-4'), 'DE-ID-1': '4007S' },
      ...more,
    })
  allows('DD 14.5', 'artillery supports others of its hex, with no more than they bring', () => {
    expect(fought(gunners(), 'soviet', '4007S', ['SU-AD-1', 'SU-RD-001']).attack).toBe(6)
    given(gunners())
      .when('soviet', attack('4007S', 'SU-AD-1', 'SU-RD-001'), ENOUGH)
      .allows()
  })
  allows('DD 14.5', 'and is halved as they are before it is seen what is too much', () => {
    for (const guns of [['SU-AD-1'], ['SU-AD-1', 'SU-AD-2'], ['SU-AD-1', 'SU-AD-2', 'SU-AD-3']]) {
      const placed = Object.fromEntries(guns.map((gun) => [gun, '1600S']))
      const units = { ...placed, ...tried('SU-RD-001', '1600S', '3-4'), 'DE-ID-1': '1527N' }
      const across = gunners({ ...marker('1600S', 5), thawed: true, units })
      expect(fought(across, 'soviet', '1527N', ['SU-RD-001']).attack).toBe(1)
      expect(fought(across, 'soviet', '1527N', [...guns, 'SU-RD-001']).attack).toBe(3)
    }
  })
  allows('DD 14.5', 'and aircraft support no factors of it that do not count (PM 10.2)', () => {
    const flown = gunners({ air: { 'SU-AIR-16A': 'SU-RD-001' } })
    expect(fought(flown, 'soviet', '4007S', ['SU-RD-001']).attack).toBe(6)
    expect(fought(flown, 'soviet', '4007S', ['SU-AD-1', 'SU-RD-001']).attack).toBe(12)
  })
  const offered = (state: State) =>
    game
      .legal(state, 'soviet')
      .flatMap(({ order, choose }) => (order.type === 'declareAttack' ? choose!.from : []))
  allows('DD 14.5', 'and is offered for an attack beside others of its hex', () => {
    expect(offered(gunners())).toEqual(['SU-AD-1', 'SU-RD-001'])
  })
  refuses('DD 14.5', 'not where it stands alone or has no offensive supply', () => {
    expect(offered(gunners({ markers: [] }))).toEqual(['SU-RD-001'])
    const apart = { 'SU-AD-1': '4006S', 'DE-ID-1': '4007S' }
    expect(offered(gunners({ units: apart }))).toEqual([])
    const beside = { ...apart, ...tried('SU-RD-001', '3906S', '3-4'), 'DE-ID-1': '4007S' }
    expect(offered(gunners({ units: beside }))).not.toContain('SU-AD-1')
  })
  refuses('DD 14.5', 'never alone, without offensive supply, or on the move', () => {
    given(gunners()).when('soviet', attack('4007S', 'SU-AD-1')).refuses('DD 14.5')
    given(gunners({ markers: [] }))
      .when('soviet', attack('4007S', 'SU-AD-1', 'SU-RD-001'))
      .refuses('DD 14.5')
    given(gunners({ phase: 'movement' }))
      .when('soviet', mobile('4006S', '4007S', 'SU-AD-1'))
      .refuses('DD 14.5')
  })
  /** An attack out of two hexes, in one of which artillery stands beside one division; after `payer` has lost the one step due. */
  const paidBy = (payer: string, more: Setting['units'] = {}) => {
    const units = {
      ...{ 'SU-AD-1': '4006S', ...tried('SU-RD-001', '4006S', '3-4'), 'DE-ID-1': '4007S' },
      ...{ 'SU-GRD-1': { at: '4106S', lost: 1 }, 'SU-GRD-2': { at: '4106S', lost: 1 }, ...more },
    }
    const all = attack('4007S', 'SU-AD-1', 'SU-RD-001', 'SU-GRD-1', 'SU-GRD-2')
    const begun = given(gunners({ units })).when('soviet', all, [2]).allows().state
    const due = given(begun).when('german', { type: 'takeLoss', unit: 'DE-ID-1' }).allows().state
    const { state } = given(due).when('soviet', { type: 'takeLoss', unit: payer }).allows()
    return [payer, 'SU-AD-1'].map((unit) => where(state, unit))
  }
  allows('DD 14.5', 'artillery goes with the last who stands beside it, whatever other hexes attack', () => {
    expect(paidBy('SU-RD-001')).toEqual(['dead', 'dead'])
  })
  refuses('DD 14.5', 'not with others, or while anybody stands beside it', () => {
    expect(paidBy('SU-GRD-1')).toEqual(['dead', '4006S'])
    expect(paidBy('SU-RD-001', { 'SU-GRD-3': '4006S' })).toEqual(['dead', '4006S'])
  })
  const rocketsAt = (target: string, more: Setting = {}) => {
    const from = rules.board.neighbours(target).find(rules.isLand)!
    const units = { 'SU-GRB-1': from, 'SU-GTC-1': from, 'SU-GTC-2': from, 'DE-ID-1': target }
    return fought(
      position({ code: 312, ...SOVIET, ...ASSAULT, ...marker(from, 5), units, ...more }),
      'soviet',
      target,
      ['SU-GRB-1', 'SU-GTC-1', 'SU-GTC-2'],
    ).attack
  }
  allows('DD 14.6', 'rockets count twice into clear ground', () => {
    expect(rules.terrainOf('4007S')).toBe('clear')
    expect(rocketsAt('4007S')).toBe(14 + 22)
  })
  allows('DD 14.6', 'where fieldworks are dug as well, which are no terrain', () => {
    expect(rocketsAt('4007S', { works: { dug: [{ hex: '4007S', side: 'german' }] } })).toBe(14 + 22)
  })
  refuses('DD 14.6', 'once into oil centres and onto military roads, which people have made', () => {
    const at = (target: string) => rocketsAt(target, { caucasus: true })
    const road = '2406C'
    const [oil, beside] = ['3209C', '2502C']
    for (const hex of [road, oil, beside]) expect([hex, rules.terrainOf(hex)]).toEqual([hex, 'steppe'])
    expect(rules.placeOf(road)).toBeUndefined()
    expect([road, oil, beside].map(at)).toEqual([7 + 22, 7 + 22, 14 + 22])
  })
  refuses('DD 14.6', 'once into anything else', () => {
    const town = rules.places.find(
      ({ hex, kind }) => kind === 'large' && hex.endsWith('S') && rules.terrainOf(hex) === 'clear',
    )!
    expect(rocketsAt(town.hex)).toBe(7 + 22)
  })
  const shelled = (gun: string, dice: readonly number[], more: Setting = {}) => {
    const units = { 'DE-PZ-3': '4006S', [gun]: '4007S', ...tried('SU-RD-001', '4007S', '3-4') }
    const state = position({
      code: 312,
      ...ASSAULT,
      ...marker('4007S', 5),
      units,
      ...more,
    })
    return facts(
      given(state)
        .when('german', attack('4007S', 'DE-PZ-3'), [...dice, ...ENOUGH])
        .allows(),
      'BarrageFired',
    )
  }
  allows(
    'DD 14.7',
    'Soviet artillery fires at those who attack its hex: a one is a hit, counter battery hits always',
    () => {
      expect(shelled('SU-AD-1', [1])).toMatchObject([{ faces: [1], hits: 1 }])
      expect(shelled('SU-AD-1', [2])).toMatchObject([{ hits: 0 }])
      expect(shelled('SU-AD-4', [])).toMatchObject([{ faces: [], hits: 1 }])
    },
  )
  refuses('DD 14.7', 'not without offensive supply', () => {
    expect(shelled('SU-AD-1', [], { markers: [] })).toEqual([])
  })
  const battery = (gun: string, dice: readonly number[]) =>
    given(
      position({
        ...{ code: 312, ...ASSAULT, ...marker('4007S', 5) },
        units: {
          ...{ 'DE-PZ-3': '4006S', [gun]: '4007S', ...tried('SU-RD-001', '4007S', '3-4') },
          ...{ 'DE-ID-11': '3005S', 'SU-GRD-9': '3006S' },
        },
      }),
    )
      .when('german', attack('4007S', 'DE-PZ-3'), dice)
      .allows().state
  allows('DD 14.7', 'and the German may call the attack off after a hit', () => {
    const hit = battery('SU-AD-1', [1])
    expect([dueNow(hit), hit.table.barrage]).toEqual(['barrage', 1])
    const off = given(hit).when('german', { type: 'callOff' }).allows().state
    expect([off.table.battle, off.table.barrage, off.table.counters['DE-PZ-3']!.fought]).toEqual([
      null,
      0,
      true,
    ])
    const on = given(hit).when('german', { type: 'done' }, [1]).allows()
    expect(facts(on, 'BattleResolved')).toMatchObject([{ face: 1 }])
  })
  refuses('DD 14.7', 'where nothing has hit nobody is asked', () => {
    given(battery('SU-AD-1', [2, 1, 1, 1]))
      .when('german', { type: 'callOff' })
      .refuses('DD 14.7')
  })
  const overrun = { type: 'overrunGuns', hex: '4007S', from: '4006S', units: ['DE-ID-1'] } as const
  const caught = (units: Record<string, string>) =>
    position({ code: 312, units: { 'DE-ID-1': '4006S', 'SU-AD-1': '4007S', ...units } })
  allows('DD 14.5', 'artillery that stands alone is lost to whoever enters', () => {
    const { state } = given(caught({})).when('german', overrun).allows()
    expect([where(state, 'SU-AD-1'), where(state, 'DE-ID-1')]).toEqual(['dead', '4007S'])
    const attacked = given(
      position({ code: 312, ...ASSAULT, units: { 'DE-ID-1': '4006S', 'SU-AD-1': '4007S' } }),
    )
      .when('german', attack('4007S', 'DE-ID-1'), ENOUGH)
      .allows().state
    expect(where(attacked, 'SU-AD-1')).toBe('dead')
  })
  refuses('DD 14.5', 'and not to those who move in where others stand beside it, or may', () => {
    given(caught({ 'SU-GRD-1': '4007S' }))
      .when('german', overrun)
      .refuses('DD 14.5')
  })
  allows(
    'DD 14.8',
    'the artillery division attacks with its defence, and shifts a column beside another',
    () => {
      expect(beside('DE-ART-18', 'DE-ID-1')).toContain('odds-artillery')
      const alone = position({
        code: 322,
        ...ASSAULT,
        units: { 'DE-ART-18': '4006S', ...tried('SU-RD-001', '4007S', '3-4') },
      })
      expect(fought(alone, 'german', '4007S', ['DE-ART-18'])).toMatchObject({ attack: 6 })
    },
  )
  allows('DD 14.8', 'cut off as it may be', () => {
    const ring = rules.board.neighbours('4006S')
    const around = Object.assign({}, ...ring.map((hex, i) => tried(`SU-RD-00${i + 1}`, hex, '1-1')))
    const state = position({
      ...{ code: 322, ...ASSAULT },
      units: { 'DE-ART-18': '4006S', 'DE-ID-1': '4006S', ...around },
    })
    expect(fought(state, 'german', ring[0]!, ['DE-ART-18', 'DE-ID-1']).shifts).toContain('odds-artillery')
  })
  refuses('DD 14.8', 'it makes no mobile assaults', () => {
    const state = position({
      code: 322,
      units: { 'DE-ART-18': '4006S', 'DE-PZ-3': '4006S', ...tried('SU-RD-001', '4007S', '1-1') },
    })
    given(state)
      .when('german', mobile('4006S', '4007S', 'DE-ART-18', 'DE-PZ-3'))
      .refuses('DD 14.8')
  })
  const fort = rules.board.hexes.find((hex) => rules.fortOf(hex)?.active === null && hex.startsWith('4'))!
  allows('DD 14.9', 'forts that the Soviet has again are repaired as a turn begins', () => {
    expect(
      begun({ code: 304, forts: { destroyed: [fort] }, units: { 'SU-GRD-1': fort } }).table.forts.destroyed,
    ).toEqual([])
  })
  refuses('DD 14.9', 'not those that he has not', () => {
    expect(begun({ code: 304, forts: { destroyed: [fort] } }).table.forts.destroyed).toEqual([fort])
  })
  const inSnow = (code: number): State =>
    position({
      code,
      weather: { north: 'S', south: 'S' },
      units: { 'DE-PZ-3': '4006S', ...tried('SU-RD-001', '4007S', '1-1') },
    })
  allows('DD 14.12', 'mobile assaults are made in snow after turn 218', () => {
    given(inSnow(223))
      .when('german', mobile('4006S', '4007S', 'DE-PZ-3'), ENOUGH)
      .allows()
  })
  refuses('DD 14.12', 'not before, and never in mud', () => {
    given(inSnow(202))
      .when('german', mobile('4006S', '4007S', 'DE-PZ-3'))
      .refuses('PM 13.7')
    const mud = position({
      code: 223,
      weather: { north: 'M', south: 'M' },
      units: { 'DE-PZ-3': '4006S', ...tried('SU-RD-001', '4007S', '1-1') },
    })
    given(mud)
      .when('german', mobile('4006S', '4007S', 'DE-PZ-3'))
      .refuses('PM 13.5')
  })
  allows('DD 15.9', 'tank and mechanized corps pay seven for a mobile assault', () => {
    const state = position({ units: { 'SU-TC-1': '4006S', 'SU-MC-1': '4006S' } })
    for (const unit of ['SU-TC-1', 'SU-MC-1'])
      expect(assaultCost(at(state) as never, unit, '4006S', '4007S')).toBe(7)
  })
  refuses('DD 15.9', 'others four', () => {
    expect(
      assaultCost(
        at(position({ units: tried('SU-TB-001', '4006S', '3-2') })) as never,
        'SU-TB-001',
        '4006S',
        '4007S',
      ),
    ).toBe(4)
  })
  const leningrad = (counterFire: boolean) => {
    const from = rules.board.neighbours(rules.leningrad).find((hex) => rules.isLand(hex))!
    const state = position({
      code: 222,
      ...ASSAULT,
      counterFire,
      units: { 'DE-ID-1': from, 'SU-GRD-1': rules.leningrad },
    })
    return fought(state, 'german', rules.leningrad, ['DE-ID-1']).shifts
  }
  allows('DD 15.10', 'the Counter Fire Corps comes to Leningrad in turn 221 and shifts attacks there', () => {
    expect(begun({ code: 221 }).table.counterFire).toBe(true)
    expect(leningrad(true)).toContain('odds-counter-fire')
  })
  refuses('DD 15.10', 'not where the city is German, and it is lost with it', () => {
    expect(leningrad(false)).not.toContain('odds-counter-fire')
    const units = { 'DE-ID-1': rules.leningrad }
    expect(begun({ code: 221, units }).table.counterFire).toBe(false)
    expect(begun({ code: 223, counterFire: true, units }).table.counterFire).toBe(false)
    // With the last who stood there, before anybody comes in.
    const near = rules.board
      .neighbours(rules.leningrad)
      .filter((hex) => rules.isLand(hex) && !rules.isWaterBetween(hex, rules.leningrad))
    const tanks = Object.fromEntries([3, 4, 6, 7, 9].map((n) => [`DE-PZ-${n}`, near[0]!]))
    const one = tried('SU-RD-001', rules.leningrad, '1-1')
    const state = position({ code: 222, ...ASSAULT, counterFire: true, units: { ...tanks, ...one } })
    const after = given(state)
      .when('german', attack(rules.leningrad, ...Object.keys(tanks)), ENOUGH)
      .allows().state
    expect([where(after, 'SU-RD-001'), after.table.taken, after.table.counterFire]).toEqual([
      'dead',
      [],
      false,
    ])
  })
})

describe('hedgehogs', () => {
  const form = { type: 'changeHedgehog', hex: '2817N' } as const
  const town = (code: number) => position({ code, units: { 'DE-ID-1': '2817N' } })
  allows('DD 1.3', 'are formed in December, as in the parent', () => {
    for (const code of [123, 124, 223]) given(town(code)).when('german', form).allows()
  })
  refuses('DD 1.3', 'in no other month, into which none lasts', () => {
    for (const code of [201, 211, 222]) given(town(code)).when('german', form).refuses('PM 14.40')
    const units = { 'DE-ID-1': '2817N' }
    expect(begun({ code: 201, hedgehogs: ['2817N'], units }).table.hedgehogs).toEqual([])
    expect(begun({ code: 124, hedgehogs: ['2817N'], units }).table.hedgehogs).toEqual(['2817N'])
  })
})

describe('allies', () => {
  const stack = (units: Record<string, string>) => position({ units: { ...units } })
  allows('DD 7.1', 'one German unit stands beside Hungarians', () => {
    stack({ 'HU-6': '3009S', 'HU-7': '3009S', 'DE-ID-1': '3009S' })
  })
  refuses('DD 7.1', 'no second one', () => {
    expect(() => stack({ 'HU-6': '3009S', 'DE-ID-1': '3009S', 'DE-ID-11': '3009S' })).toThrow('DD 7.1')
  })
})

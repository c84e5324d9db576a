import { describe, expect, test } from 'vitest'
import { seenBy } from '@/lib/games/proud-monster/full/fog'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { on, rules } from '@/lib/games/proud-monster/full/ruleset'
import type { State } from '@/lib/games/proud-monster/full/state'
import { supplyOf } from '@/lib/games/proud-monster/full/supply'
import { pointsLeft, reach, waysOf } from '@/lib/games/proud-monster/rules/12-movement'
import { allows, refuses } from '../../../support/ledger'
import { ASSAULT, attack, DONE, facts, given, move, position, type Setting, SOVIET, tried } from './given'

const at = (state: State) => on(state.table) as never
const { board, isLand } = rules
/** Soviet units in every hex around one. */
const ring = (hex: string) =>
  Object.fromEntries(
    board
      .neighbours(hex)
      .filter(isLand)
      .map((near, n) => [`SU-RD-02${n}`, near]),
  )
const pocket: Setting['units'] = { 'DE-PZ-1': '3006S', 'DE-ID-1': '3006S', ...ring('3006S') }
const supplyByAir = (hex: string): Order => ({ type: 'supplyByAir', hex })
const declarePause: Order = { type: 'declarePause' }
const breakPause: Order = { type: 'breakPause' }
const concentrate = (...units: string[]): Order => ({ type: 'concentrateSupply', units })

allows(
  'PM 9.18',
  'two hexes are supplied by air: those on foot in full, mechanized units for six points',
  () => {
    const { state } = given(position({ units: pocket }))
      .when('german', supplyByAir('3006S'))
      .allows()
    expect(['DE-PZ-1', 'DE-ID-1'].map((unit) => supplyOf(on(state.table), unit))).toEqual(['full', 'full'])
    expect(pointsLeft(at(state), 'DE-PZ-1')).toBe(6)
    expect(pointsLeft(at(state), 'DE-ID-1')).toBe(
      pointsLeft(at(position({ units: { 'DE-ID-1': '3006S' } })), 'DE-ID-1'),
    )
  },
)
refuses('PM 9.18', 'no third hex, nobody twice, nobody left behind, and not once somebody has moved', () => {
  const units = { 'DE-ID-1': '3006S', 'DE-ID-11': '3006S', 'DE-ID-21': '2706S', 'DE-ID-30': '2704S' }
  const first = given(position({ units })).when('german', supplyByAir('3006S')).allows()
  given(first.state).when('german', supplyByAir('3006S')).refuses('PM 9.18')
  given(first.state).when('german', supplyByAir('2910S')).refuses('PM 9.18')
  const second = given(first.state).when('german', supplyByAir('2706S')).allows()
  given(second.state).when('german', supplyByAir('2704S')).refuses('PM 9.18')
  const gone = given(first.state)
    .when('german', move('DE-ID-1', '3006S', '3005S'))
    .allows()
  expect(gone.state.table.logistics.aerial).toEqual([['DE-ID-1']])
  given(gone.state).when('german', supplyByAir('2706S')).refuses('PM 9.18')
})
const keepByAir = (...units: string[]) => ({ type: 'keepByAir', hex: '3006S', units }) as const
const byAir = given(position({ units: pocket }))
  .when('german', supplyByAir('3006S'))
  .allows().state
allows(
  'PM 9.18',
  'of a stack that is split its player says who keeps the counter: those who stay, or those who go',
  () => {
    const kept = given(byAir).when('german', keepByAir('DE-ID-1')).allows().state
    expect(kept.table.logistics.aerial).toEqual([['DE-ID-1']])
    expect(['DE-ID-1', 'DE-PZ-1'].map((unit) => supplyOf(on(kept.table), unit))).toEqual(['full', 'out'])
    const open = { 'DE-ID-1': '3006S', 'DE-PZ-1': '3006S' } as const
    const supplied = given(position({ units: open }))
      .when('german', supplyByAir('3006S'))
      .allows().state
    const staying = given(supplied).when('german', keepByAir('DE-PZ-1')).allows().state
    const gone = given(staying)
      .when('german', move('DE-ID-1', '3006S', '3005S'))
      .allows().state
    expect(gone.table.logistics.aerial).toEqual([['DE-PZ-1']])
    // Unless he says so it goes with who leaves the hex first.
    const usual = given(supplied)
      .when('german', move('DE-ID-1', '3006S', '3005S'))
      .allows().state
    expect(usual.table.logistics.aerial).toEqual([['DE-ID-1']])
  },
)
refuses('PM 9.18', 'nobody keeps a counter who has none, nor twice, nor all while none of them goes', () => {
  given(byAir).when('german', keepByAir('DE-ID-1', 'DE-PZ-1')).refuses('PM 9.18')
  given(byAir).when('german', keepByAir('DE-ID-1', 'DE-ID-1')).refuses('PM 9.18')
  given(byAir).when('german', keepByAir('DE-ID-11')).refuses('PM 9.18')
  given(position({ units: pocket }))
    .when('german', keepByAir('DE-ID-1'))
    .refuses('PM 9.18')
  const kept = given(byAir).when('german', keepByAir('DE-ID-1')).allows().state
  given(kept).when('german', keepByAir('DE-PZ-1')).refuses('PM 9.18')
})
describe('a counter for supply by air as units advance', () => {
  const outer = board.neighbours('3005S').filter((hex) => isLand(hex) && hex !== '3006S')
  const beyond = outer.filter((hex) => !Object.values(pocket).includes(hex))
  const units = {
    ...pocket,
    ...Object.fromEntries(beyond.map((hex, n) => [`SU-RD-03${n}`, hex])),
    ...Object.fromEntries(
      Object.entries(pocket).flatMap(([unit, hex]) =>
        hex === '3005S' ? Object.entries(tried(unit, '3005S', '1-1')) : [],
      ),
    ),
  }
  /** Both attack out of the pocket, and these go after those who have fallen. */
  const advanced = (...advance: string[]) => {
    const won = given(position({ ...ASSAULT, units, logistics: { aerial: [['DE-ID-1', 'DE-PZ-1']] } }))
      .when('german', attack('3005S', 'DE-ID-1', 'DE-PZ-1'), [])
      .allows().state
    const { state } = given(won).when('german', { type: 'advanceUnits', units: advance }).allows()
    const supply = ['DE-ID-1', 'DE-PZ-1'].map((unit) => supplyOf(on(state.table), unit))
    return { aerial: state.table.logistics.aerial, supply }
  }
  allows('PM 9.18', 'it goes with a stack, and with the part of it that goes', () => {
    expect(advanced('DE-ID-1', 'DE-PZ-1')).toEqual({
      ...{ aerial: [['DE-ID-1', 'DE-PZ-1']], supply: ['full', 'full'] },
    })
    expect(advanced('DE-PZ-1')).toMatchObject({ aerial: [['DE-PZ-1']], supply: ['out', 'full'] })
  })
  refuses('PM 9.18', 'who stays behind is out of supply at once', () => {
    expect(advanced('DE-ID-1').supply).toEqual(['full', 'out'])
  })
})
test('who is supplied by air east of the line throws for attenuated supply (9.18)', () => {
  const units = { 'DE-ID-1': '4214S', ...ring('4214S') }
  const { state } = given(position({ units })).when('german', supplyByAir('4214S')).allows()
  expect(supplyOf(on(state.table), 'DE-ID-1')).toBe('attenuated')
})
test('by air a unit on foot gets a step back and rests, and nobody is refitted (9.18)', () => {
  const units = { ...pocket, 'DE-PZ-1': { at: '3006S', lost: 1 }, 'DE-ID-1': { at: '3006S', lost: 1 } }
  const restoring = position({ turn: 3, units, agenda: [{ step: 'restore', side: 'german', begun: true }] })
  const { state } = given(restoring).when('german', supplyByAir('3006S')).allows()
  given(state).when('german', { type: 'refitDivision', unit: 'DE-PZ-1' }).refuses('PM 9.18')
  const rested = given(state).when('german', { type: 'replaceStep', unit: 'DE-ID-1' }).allows().state
  expect(rested.table.logistics.resting).toEqual(['DE-ID-1'])
  const moving = position({ turn: 3, units, logistics: rested.table.logistics })
  given(moving)
    .when('german', move('DE-ID-1', '3006S', '3005S'))
    .refuses('PM 9.18')
  // Nor is supply concentrated in a player turn in which somebody has got a step by air.
  given(rested).when('german', concentrate('DE-PZ-1')).refuses('PM 9.20')
  given(state).when('german', concentrate('DE-PZ-1')).allows()
})
test('it lasts until the next German player turn', () => {
  const logistics = { aerial: [['DE-ID-1']], concentrated: ['DE-ID-1'] }
  const { state } = given(position({ ...SOVIET, couplet: 1, logistics, units: { 'DE-ID-1': '3006S' } }))
    .when('soviet', DONE)
    .allows()
  expect(state.table.logistics).toMatchObject({ aerial: [], concentrated: null })
})

const RUSSIAN = tried('SU-RD-001', '4216N', '3-4')
const EAST = { 'DE-ID-1': '4217N', 'DE-ID-11': '4217N', ...RUSSIAN } as const
const shifted = (more: Setting) => {
  const outcome = given(position({ ...ASSAULT, units: EAST, ...more }))
    .when('german', attack('4216N', 'DE-ID-1'), [3, 3])
    .allows()
  return facts(outcome, 'SupplyThrown').length
}
allows('PM 9.19', 'after three couplets without attacks the line does not count any more', () => {
  let { state } = given(position({ turn: 2, couplet: 2, units: EAST }))
    .when('german', declarePause)
    .allows()
  expect(state.table.logistics).toMatchObject({ pause: 0, planned: 'filed' })
  state = position({ turn: 3, logistics: { pause: 3 } })
  for (const pause of [2, 1, 0]) {
    const soviet = position({ ...SOVIET, couplet: 1, logistics: state.table.logistics })
    state = given(soviet).when('soviet', DONE).allows().state
    expect(state.table.logistics).toMatchObject({ pause, free: pause === 0 })
  }
  expect(shifted({})).toBe(1)
  expect(shifted({ logistics: { free: true } })).toBe(0)
})
refuses(
  'PM 9.19',
  'in a pause nobody attacks; and it is filed in the last German player turn of turns 2 and 3',
  () => {
    given(position({ ...ASSAULT, turn: 3, units: EAST, logistics: { pause: 2 } }))
      .when('german', attack('4216N', 'DE-ID-1'))
      .refuses('PM 9.19')
    const tanks = position({
      turn: 3,
      logistics: { pause: 2 },
      units: { 'DE-PZ-1': '3005S', ...tried('SU-RD-001', '3006S', '1-1') },
    })
    given(tanks)
      .when('german', { type: 'mobileAssault', from: '3005S', target: '3006S', units: ['DE-PZ-1'] })
      .refuses('PM 9.19')
    const once = { turn: 3, couplet: 2, logistics: { pause: 1 } }
    for (const of of [{ turn: 2 }, { turn: 4, couplet: 2 }, { turn: 3, couplet: 1 }, once])
      given(position({ ...of, units: EAST }))
        .when('german', declarePause)
        .refuses('PM 9.19')
    given(position({ turn: 3, units: EAST }))
      .when('german', breakPause)
      .refuses('PM 9.19')
  },
)
test('a pause that is broken off gains nothing (9.19)', () => {
  const { state } = given(position({ turn: 3, couplet: 2, units: EAST, logistics: { pause: 2 } }))
    .when('german', breakPause)
    .allows()
  expect(state.table.logistics).toMatchObject({ pause: 0, free: false })
})

allows('PM 9.20', 'who is chosen attacks without the table, and others move one hex', () => {
  expect(shifted({ logistics: { concentrated: ['DE-ID-1'] } })).toBe(0)
  const { state } = given(position({ units: EAST }))
    .when('german', concentrate('DE-ID-1'))
    .allows()
  given(state)
    .when('german', move('DE-ID-11', '4217N', '4218N'))
    .allows()
  expect([...reach(at(state), 'DE-ID-11').values()].every((way) => way.length === 1)).toBe(true)
  expect([...reach(at(state), 'DE-ID-1').values()].some((way) => way.length > 1)).toBe(true)
  // Together they go as far as he who is left out, whoever is named first.
  for (const units of [
    ['DE-ID-1', 'DE-ID-11'],
    ['DE-ID-11', 'DE-ID-1'],
  ])
    expect([...waysOf(at(state), units).values()].every((way) => way.length === 1)).toBe(true)
})
refuses(
  'PM 9.20',
  'others do not attack, nor move further; no more than eighteen are chosen, and none by air',
  () => {
    const { state } = given(position({ units: EAST }))
      .when('german', concentrate('DE-ID-1'))
      .allows()
    given(state)
      .when('german', move('DE-ID-11', '4217N', '4218N', '4219N'))
      .refuses('PM 9.20')
    given(state).when('german', supplyByAir('4217N')).refuses('PM 9.18')
    given(state).when('german', concentrate('DE-ID-11')).refuses('PM 9.20')
    const gone = given(state)
      .when('german', move('DE-ID-11', '4217N', '4218N'))
      .allows()
    given(gone.state)
      .when('german', move('DE-ID-11', '4218N', '4219N'))
      .refuses('PM 9.20')
    given(position({ ...ASSAULT, units: EAST, logistics: { concentrated: ['DE-ID-1'] } }))
      .when('german', attack('4216N', 'DE-ID-11'))
      .refuses('PM 9.20')
    const germans = Object.values(rules.counters)
      .filter(({ nation, type }) => nation === 'german' && type === 'infantry')
      .slice(0, 19)
      .map(({ id }) => id)
    const many = Object.fromEntries(germans.map((id, n) => [id, board.hexes.filter(isLand)[1200 + n]!]))
    given(position({ units: many }))
      .when('german', concentrate(...germans))
      .refuses('PM 9.20')
    given(position({ units: many }))
      .when('german', concentrate(...germans.slice(1)))
      .allows()
    given(position({ units: EAST }))
      .when('german', concentrate('SU-RD-001'))
      .refuses('PM 9.20')
  },
)
test('a concentrated unit without a line is out of supply (9.20)', () => {
  const cut = position({ units: pocket, logistics: { concentrated: ['DE-PZ-1'] } })
  expect(supplyOf(on(cut.table), 'DE-PZ-1')).toBe('out')
})
test('markers tell the other side nothing of who lies beneath others', () => {
  const { table } = position({
    units: { 'DE-ID-1': { at: '3006S', above: 1 }, 'DE-ID-11': '3006S' },
    logistics: { concentrated: ['DE-ID-11'], aerial: [['DE-ID-1', 'DE-ID-11']] },
  })
  expect(seenBy(rules, table, 'soviet').logistics).toMatchObject({ concentrated: [], aerial: [['DE-ID-1']] })
  const rests = { ...table, refitting: ['DE-ID-1', 'DE-ID-11'], refitted: ['DE-ID-1', 'DE-ID-11'] }
  expect(seenBy(rules, rests, 'soviet')).toMatchObject({ refitting: ['DE-ID-1'], refitted: ['DE-ID-1'] })
  expect(seenBy(rules, rests, 'german')).toMatchObject({ refitting: rests.refitting })
  expect(seenBy(rules, table, 'german').logistics).toEqual(table.logistics)
})

import { expect } from 'vitest'
import { rules } from '@/lib/games/moscow-1941/in-force'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { odds } from '@/lib/games/moscow-1941/rules/odds'
import { hasSupply, isIsolated, isolatedGroups, isSupplied } from '@/lib/games/moscow-1941/rules/supply'
import { legal } from '@/lib/games/moscow-1941/ruleset'
import { on } from '@/lib/games/moscow-1941/situation'
import { dueStep } from '@/lib/games/moscow-1941/state'
import { allows, refuses } from '../../support/ledger'
import { DONE, due, facts, given, play, REST, type Setting, state, table } from './given'

/** Soviets in all exits to the west but Toropets, and next to the first hex of its railway: German supply ends in K1. */
const WEST = { 'S-13A': 'A1', 'S-3A': 'D1', 'S-50A': 'F1', 'S-43A': 'H1', 'S-33A': 'I1' } as const
/** Germans in all exits to the east. */
const EAST = {
  ...{ 'G-2K': 'A10', 'G-23K': 'B10', 'G-9A': 'E10', 'G-6K': 'G10' },
  ...{ 'G-5K': 'J10', 'G-4A': 'K10', 'G-7K': 'M10' },
} as const
const at = (setting: Setting) => on(table({ scenario: 'whole', ...setting }))
const german = (hex: string, setting: Setting = {}) =>
  isSupplied(at({ units: { ...WEST, ...setting.units }, ...setting }), 'german', hex)

allows('MOS 71', 'a road or railway from the west, and five hexes from it', () => {
  const free = at({ units: {} })
  expect(['H5', 'M10', 'A10'].every((hex) => isSupplied(free, 'german', hex))).toBe(true)
  expect([german('K1'), german('K6')]).toEqual([true, true])
})
refuses(
  'MOS 71',
  'not six; and no line runs through the enemy or next to him, but where a friend stands',
  () => {
    expect(german('K7')).toBe(false)
    // I1 watches J1: who stands there opens the railway to Rzhev.
    const opened = { ...WEST, 'G-4A': 'J1' }
    expect(isSupplied(at({ units: opened }), 'german', 'K7')).toBe(true)
    // He who is dispersed watches nothing.
    const shaken = { ...WEST, 'S-33A': { at: 'I1', state: 'dispersed' } } as const
    expect(isSupplied(at({ units: shaken }), 'german', 'K7')).toBe(true)
  },
)

allows('MOS 72', 'Moscow is a Soviet source, and Tula for who stands there', () => {
  const cut = at({ units: EAST })
  expect([isSupplied(cut, 'soviet', 'I7'), isSupplied(cut, 'soviet', 'I6')]).toEqual([true, true])
  const lost = at({ units: EAST, held: { I7: 'german' } })
  expect(isSupplied(lost, 'soviet', 'F6')).toBe(true)
})
allows('MOS 72', 'railways from Moscow carry supply as from the edge', () => {
  // Vyshny Volochek lies far from Moscow, on the railway; in mud three are too many without it.
  expect(isSupplied(at({ turn: 2, units: EAST }), 'soviet', 'M4')).toBe(true)
  expect(isSupplied(at({ turn: 2, units: EAST, held: { I7: 'german' } }), 'soviet', 'M4')).toBe(false)
})
refuses('MOS 72', 'not once it is German; Tula supplies nobody else, and no German', () => {
  const lost = at({ units: EAST, held: { I7: 'german' } })
  expect([isSupplied(lost, 'soviet', 'I6'), isSupplied(lost, 'soviet', 'F5')]).toEqual([false, false])
  const ring = { 'S-24A': 'F5', 'S-31A': 'G6', 'S-29A': 'G7', 'S-22A': 'F7', 'S-19A': 'E7', 'S-49A': 'E6' }
  expect(isSupplied(at({ units: ring }), 'german', 'F6')).toBe(false)
})

/** Moscow is German, and of all ways from the east only E10 is open, as far as a Soviet army holds it. */
const soviet = (hex: string, turn: number) => {
  const { 'G-9A': _east, ...others } = EAST
  const units = { ...others, 'S-24A': 'E10', 'G-9A': 'F9' }
  return isSupplied(at({ turn, units, held: { I7: 'german' } }), 'soviet', hex)
}
allows('MOS 73', 'in mud and snow two hexes for the Germans, three for the Soviets', () => {
  for (const turn of [2, 7]) {
    expect([german('K3', { turn }), german('K4', { turn })]).toEqual([true, false])
    expect([soviet('D7', turn), soviet('D6', turn)]).toEqual([true, false])
  }
})
allows('MOS 73', 'all roads carry supply in mud, not the highway alone', () => {
  const orel = (more: Partial<typeof rules>) =>
    isSupplied({ rules: { ...rules, rails: [], ...more }, open: table({ turn: 2 }) }, 'german', 'C5')
  expect([orel({}), orel({ roads: [] })]).toEqual([true, false])
})
refuses('MOS 73', 'in frost five again', () => {
  expect([german('K6', { turn: 5 }), german('K7', { turn: 5 })]).toEqual([true, false])
  expect([soviet('D5', 5), soviet('D4', 5)]).toEqual([true, false])
})

const fight = (attacker: string, from: string, defender: string, target: string) => ({
  side: attacker.startsWith('G-') ? ('german' as const) : ('soviet' as const),
  target,
  attackers: [{ unit: attacker, from }],
  active: [defender],
})
allows(
  'MOS 74',
  'unsupplied defenders are attacked a column higher, and unsupplied attackers lose 1 on the die',
  () => {
    const units = { ...WEST, 'G-4A': 'K8', 'S-24A': 'K9' }
    const cut = odds(at({ units }), fight('S-24A', 'K9', 'G-4A', 'K8'))
    expect(cut.ladder.map(({ key }) => key)).toContain('odds-unsupplied')
    expect(odds(at({ units }), fight('G-4A', 'K8', 'S-24A', 'K9')).modifier).toBe(-1)
  },
)
refuses('MOS 74', 'nothing of that to those who are supplied', () => {
  const units = { 'G-4A': 'K8', 'S-24A': 'K9' }
  const open = odds(at({ units }), fight('S-24A', 'K9', 'G-4A', 'K8'))
  expect(open.ladder.map(({ key }) => key)).not.toContain('odds-unsupplied')
  expect(odds(at({ units }), fight('G-4A', 'K8', 'S-24A', 'K9')).modifier).toBe(0)
})

allows('MOS 75', 'supply is that of the moment: the odds follow the units', () => {
  const keys = (units: Setting['units']) =>
    odds(at({ units: units! }), fight('S-24A', 'K9', 'G-4A', 'K8')).ladder.map(({ key }) => key)
  const cut = { ...WEST, 'G-4A': 'K8', 'S-24A': 'K9' }
  expect(keys(cut)).toContain('odds-unsupplied')
  expect(keys({ ...cut, 'G-7K': 'J1' })).not.toContain('odds-unsupplied')
})

allows('MOS 76', 'who is more than twice as far is isolated', () => {
  const isolated = (hex: string, turn: number) =>
    isIsolated(at({ turn, units: { ...WEST, 'G-4A': hex } }), 'G-4A')
  expect([isolated('K5', 2), isolated('K6', 2)]).toEqual([false, true])
  expect([isolated('K10', 1), isolated('B10', 1)]).toEqual([false, true])
})
refuses('MOS 76', 'nobody is who lies in a box, or is supplied', () => {
  expect(isIsolated(at({ units: { ...WEST, 'G-4A': 'eliminated' } }), 'G-4A')).toBe(false)
  expect(isIsolated(at({ units: { 'G-4A': 'B10' } }), 'G-4A')).toBe(false)
})

/** In mud: two isolated next to each other, and one far away. */
const cut = (more: Setting = {}) =>
  state({
    ...due({ step: 'isolate', side: 'german' }),
    scenario: 'whole',
    ...{ turn: 2, units: { ...WEST, 'G-4A': 'K8', 'G-7K': 'K10', 'G-5K': 'B9' } },
    ...more,
  })
const lose = (unit: string): Order => ({ type: 'loseIsolated', unit })
allows('MOS 77', 'of each group one is lost, as its owner says', () => {
  expect(isolatedGroups(on(cut().table), 'german')).toEqual([['G-4A', 'G-7K'], ['G-5K']])
  const begun = given(cut()).when('german', DONE).allows()
  expect(dueStep(begun.state.table)).toEqual({ step: 'isolated', side: 'german', units: ['G-4A', 'G-7K'] })
  expect(legal(begun.state, 'german').map(({ order }) => order)).toEqual([lose('G-4A'), lose('G-7K')])
  const lost = play(begun.state, ['german', lose('G-7K')])
  expect(facts(lost, 'IsolatedLost').map(({ unit }) => unit)).toEqual(['G-7K', 'G-5K'])
  expect(lost.state.table.counters['G-4A']!.at).toBe('K8')
  expect(dueStep(lost.state.table)).toEqual(REST)
})
refuses('MOS 77', 'it cannot be declined, nor paid by another; a line that is shut makes two groups', () => {
  const begun = given(cut()).when('german', DONE).allows().state
  given(begun).when('german', DONE).refuses('MOS 77')
  given(begun).when('german', lose('G-5K')).refuses('MOS 77')
  const apart = cut({ units: { ...WEST, 'G-4A': 'K8', 'G-7K': 'K10', 'S-24A': 'K9' } })
  expect(isolatedGroups(on(apart.table), 'german')).toEqual([['G-4A'], ['G-7K']])
})

/** An isolated German corps may be supplied from the air. */
const pocket = (more: Setting = {}) =>
  state({
    ...due({ step: 'luftwaffe', side: 'german' }),
    scenario: 'whole',
    units: { ...WEST, 'G-4A': 'B10' },
    air: { 'G-2FlK': {} },
    ...more,
  })
const supply: Order = { type: 'dropSupply', air: 'G-2FlK', target: 'B10' }
allows('MOS 78', 'all units in the hex are supplied for the rest of the turn', () => {
  expect(isIsolated(on(pocket().table), 'G-4A')).toBe(true)
  const flown = play(pocket(), ['german', supply]).state
  const now = on(flown.table)
  expect([hasSupply(now, 'G-4A'), isIsolated(now, 'G-4A')]).toEqual([true, false])
  expect(hasSupply(now, 'G-4A', 'B9')).toBe(true)
  const next = given(state({ ...due({ step: 'beginTurn' }), resupplied: ['G-4A'] }))
    .when('german', DONE)
    .allows()
  expect(next.state.table.resupplied).toEqual([])
})
refuses('MOS 78', 'who comes into the hex later is not supplied by it', () => {
  const flown = play(pocket({ units: { ...WEST, 'G-4A': 'B10', 'G-7K': 'C10' } }), ['german', supply]).state
  const joined = { ...flown.table.counters, 'G-7K': { ...flown.table.counters['G-7K']!, at: 'B10' } }
  const now = on({ ...flown.table, counters: joined })
  expect([hasSupply(now, 'G-4A'), hasSupply(now, 'G-7K')]).toEqual([true, false])
})
refuses('MOS 78', 'not where nobody stands, and not when it is intercepted', () => {
  given(pocket())
    .when('german', { ...supply, target: 'C10' })
    .refuses('MOS 78')
  const met = pocket({
    units: { ...WEST, 'G-4A': 'B10', 'S-24A': 'B9' },
    air: { 'G-2FlK': {}, 'S-WFAir': {} },
  })
  const asked = play(met, ['german', supply]).state
  expect(dueStep(asked.table)).toMatchObject({ step: 'patrol', air: 'G-2FlK' })
  const stopped = play(asked, ['soviet', { type: 'intercept', air: 'S-WFAir', against: 'G-2FlK' }, [5]]).state
  expect(stopped.table.resupplied).toEqual([])
})

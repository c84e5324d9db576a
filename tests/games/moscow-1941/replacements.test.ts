import { expect } from 'vitest'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { legal } from '@/lib/games/moscow-1941/ruleset'
import type { State } from '@/lib/games/moscow-1941/state'
import { allows, refuses } from '../../support/ledger'
import { DONE, due, facts, given, play, type Setting, state } from './given'

const back = (unit: string, to: string): Order => ({ type: 'replaceUnit', unit, to })
const muster = (unit: string, to: string): Order => ({ type: 'reinforce', unit, to })
const rail = (unit: string, ...path: string[]): Order => ({ type: 'railMove', unit, path })

/** The replacement phase of turn 3. */
const phase = (units: Setting['units'], more: Setting = {}) =>
  state({
    ...due({ step: 'replacements', side: 'soviet', filled: [] }),
    ...{ scenario: 'whole', turn: 3, phase: 'replacements', acting: 'soviet', points: 4 },
    units: units!,
    ...more,
  })
const where = ({ table: { counters } }: State, unit: string) => counters[unit]!.at

allows('MOS 64', 'from turn 2 on four factors are added, and what is left is kept', () => {
  const begun = (turn: number) =>
    given(state({ ...due({ step: 'arrive' }), scenario: 'whole', turn, points: 3 }))
      .when('soviet', DONE)
      .allows().state
  expect([begun(1).table.points, begun(2).table.points]).toEqual([3, 7])
  const after = play(phase({ 'S-13A': 'eliminated' }), ['soviet', back('S-13A', 'I7')]).state
  expect([where(after, 'S-13A'), after.table.points]).toEqual(['I7', 1])
  expect(after.table.counters['S-13A']!.state).toBe('fresh')
})
allows('MOS 64', 'shock armies are infantry', () => {
  given(phase({ 'S-1ShA': 'eliminated' }))
    .when('soviet', back('S-1ShA', 'I7'))
    .allows()
})
refuses(
  'MOS 64',
  'not for more than there is; no armour, paratroops or Germans; not who is on the map; not on turn 1',
  () => {
    const lost = {
      'S-24A': 'eliminated',
      'S-Boldin': 'eliminated',
      'S-5ParaK': 'eliminated',
      'S-3A': 'I4',
    } as const
    const no = (unit: string, more: Setting = {}) =>
      given(phase(lost, more)).when('soviet', back(unit, 'I7')).refuses('MOS 64')
    no('S-24A', { points: 3 })
    no('S-24A', { turn: 1 })
    for (const unit of ['S-Boldin', 'S-5ParaK', 'S-3A', 'G-4A']) no(unit)
  },
)

/** Germans all around Moscow. */
const SIEGE = { 'G-2K': 'I6', 'G-23K': 'J6', 'G-9A': 'J7', 'G-6K': 'I8', 'G-5K': 'H7', 'G-7K': 'H6' }
allows('MOS 65', 'one in each city or town with supply and a railway to the east; in Moscow always', () => {
  const lost = { 'S-3A': 'eliminated', 'S-20A': 'eliminated' } as const
  const after = play(phase(lost), ['soviet', back('S-3A', 'J9')], ['soviet', back('S-20A', 'B8')]).state
  expect([where(after, 'S-3A'), where(after, 'S-20A')]).toEqual(['J9', 'B8'])
  given(phase({ ...lost, ...SIEGE }))
    .when('soviet', back('S-3A', 'I7'))
    .allows()
})
refuses(
  'MOS 65',
  'no second in one place; not in the open, off the railway, cut off, or in what is German',
  () => {
    const lost = { 'S-3A': 'eliminated', 'S-20A': 'eliminated' } as const
    const no = (to: string, units: Setting['units'] = {}, more: Setting = {}) =>
      given(phase({ ...lost, ...units }, more))
        .when('soviet', back('S-3A', to))
        .refuses('MOS 65')
    const first = play(phase(lost), ['soviet', back('S-20A', 'J9')]).state
    given(first).when('soviet', back('S-3A', 'J9')).refuses('MOS 65')
    // No place; a place without a railway; a city that is besieged, and one that was German last.
    for (const to of ['G8', 'C3']) no(to)
    no('K5', { 'G-2K': 'J5', 'G-23K': 'J6', 'G-9A': 'K4', 'G-6K': 'L4', 'G-5K': 'L5', 'G-7K': 'K6' })
    no('G9', {}, { held: { G9: 'german' } })
  },
)

allows(
  'MOS 66',
  'who arrives waits for a place, on or next to a supplied unit or in a Soviet city or town',
  () => {
    const begun = given(
      state({
        ...due({ step: 'arrive' }),
        scenario: 'whole',
        turn: 2,
        units: { 'S-5A': 'track', 'S-Belov': 'track' },
      }),
    )
      .when('soviet', DONE)
      .allows()
    expect([where(begun.state, 'S-5A'), where(begun.state, 'S-Belov')]).toEqual(['arriving', 'track'])
    const units = { 'S-5A': 'arriving', 'S-24A': 'H4' } as const
    for (const hex of ['H4', 'I4', 'G9']) {
      const after = play(phase(units), ['soviet', muster('S-5A', hex)]).state
      expect(after.table.counters['S-5A']).toMatchObject({ at: hex, state: 'fresh', moved: false })
    }
  },
)
refuses(
  'MOS 66',
  'not elsewhere, not upon Germans, not in what they held last, and nobody before his turn',
  () => {
    const units = { 'S-5A': 'arriving', 'S-Belov': 'track', 'S-24A': 'H4', 'G-4A': 'H3' } as const
    const no = (unit: string, hex: string, more: Setting = {}) =>
      given(phase(units, more)).when('soviet', muster(unit, hex)).refuses('MOS 66')
    no('S-5A', 'E9')
    no('S-5A', 'H3')
    no('S-5A', 'G9', { held: { G9: 'german' } })
    no('S-Belov', 'H4')
  },
)

allows('MOS 67', 'a unit of your own may be given up, and costs factors to come back', () => {
  const after = play(phase({ 'S-24A': 'H4' }), ['soviet', { type: 'removeUnit', unit: 'S-24A' }])
  expect(facts(after, 'Removed')).toHaveLength(1)
  expect(where(after.state, 'S-24A')).toBe('eliminated')
  expect(play(after.state, ['soviet', back('S-24A', 'I7')]).state.table.points).toBe(0)
})
refuses('MOS 67', 'no German, and nobody who is not on the map', () => {
  const units = { 'G-4A': 'H3', 'S-24A': 'eliminated' } as const
  for (const unit of ['G-4A', 'S-24A', 'S-3A'])
    given(phase(units)).when('soviet', { type: 'removeUnit', unit }).refuses('MOS 67')
})

allows('MOS 46', 'any number of hexes along railways, and then dispersed', () => {
  const after = play(phase({ 'S-24A': 'J10' }), [
    'soviet',
    rail('S-24A', 'J9', 'I9', 'I8', 'I7', 'H6', 'G7'),
  ]).state
  expect(after.table.counters['S-24A']).toMatchObject({ at: 'G7', state: 'dispersed' })
  const offered = legal(phase({ 'S-24A': 'J10' }), 'soviet').find(({ order }) => order.type === 'railMove')!
  expect(offered.choose!.from).toEqual(expect.arrayContaining(['J9', 'A8', 'H1']))
})
allows('MOS 46', 'a replacement goes on by rail at once; it recovers in the prepared phase', () => {
  const after = play(
    phase({ 'S-3A': 'eliminated' }),
    ['soviet', back('S-3A', 'I7')],
    ['soviet', rail('S-3A', 'H6')],
  ).state
  expect(where(after, 'S-3A')).toBe('H6')
  const then = given(
    state({
      ...due({ step: 'phase', phase: 'prepared' }),
      ...{ units: { 'S-3A': { at: 'H6', state: 'dispersed' } }, dispersedNow: ['S-3A'] },
    }),
  )
    .when('soviet', DONE)
    .allows()
  expect(then.state.table.dispersedNow).toEqual([])
})
refuses('MOS 46', 'no Germans, nobody dispersed or spent, not on turn 1, not off the railway', () => {
  const no = (unit: Setting['units'], path: string[], more: Setting = {}) =>
    given(phase(unit, more))
      .when('soviet', rail(Object.keys(unit!)[0]!, ...path))
      .refuses('MOS 46')
  no({ 'G-4A': 'H2' }, ['H3'])
  no({ 'S-24A': { at: 'J10', state: 'dispersed' } }, ['J9'])
  no({ 'S-24A': { at: 'J10', state: 'spent' } }, ['J9'])
  no({ 'S-24A': 'J10' }, ['J9'], { turn: 1 })
  no({ 'S-24A': 'J10' }, ['I9'])
})
refuses('MOS 25', 'no train passes next to Germans who are not dispersed, but through Soviets', () => {
  const path = ['J9', 'I9', 'I8', 'I7']
  const cut = { 'S-24A': 'J10', 'G-4A': 'H9' } as const
  given(phase(cut))
    .when('soviet', rail('S-24A', ...path))
    .refuses('MOS 25')
  given(phase({ ...cut, 'S-3A': 'I9', 'S-13A': 'I8' }))
    .when('soviet', rail('S-24A', ...path))
    .allows()
  given(phase({ ...cut, 'G-4A': { at: 'H9', state: 'dispersed' } }))
    .when('soviet', rail('S-24A', ...path))
    .allows()
})

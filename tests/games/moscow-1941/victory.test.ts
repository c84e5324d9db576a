import { expect } from 'vitest'
import { rules } from '@/lib/games/moscow-1941/in-force'
import { cityPoints, countOf } from '@/lib/games/moscow-1941/rules/places'
import { finalResult, hangsOn, pointsToTurn } from '@/lib/games/moscow-1941/rules/victory'
import { awaits } from '@/lib/games/moscow-1941/ruleset'
import { on } from '@/lib/games/moscow-1941/situation'
import type { ScenarioId, Side } from '@/lib/games/moscow-1941/state'
import { allows, refuses } from '../../support/ledger'
import { DONE, due, given, type Setting, state, table } from './given'

const CHARTS = { options: { victory: 'charts' } } as const

/** The game after victory was looked for, as the charts have it. */
const judged = (side: Side, units: Setting['units'], more: Setting = {}) =>
  given(state({ ...due({ step: 'judge', side }), ...CHARTS, units: units!, ...more }))
    .when('german', DONE)
    .allows().state

const GERMAN = { 'G-5K': 'H1', 'G-2A': 'D3', 'G-4A': 'I7' }
allows('MOS 79', 'Germans in Smolensk, Bryansk and Moscow, in supply, win at once', () => {
  const won = judged('german', GERMAN)
  expect(won.table.result).toMatchObject({ winner: 'german', cite: 'MOS 79' })
  expect(awaits(won)).toEqual([])
})
refuses(
  'MOS 79',
  'not with one of them empty or without supply, nor as the Soviet victory is looked for',
  () => {
    const { 'G-5K': _smolensk, ...two } = GERMAN
    expect(
      judged('german', two, { held: { H1: 'german', D3: 'german', I7: 'german' } }).table.result,
    ).toBeNull()
    const ring = { 'S-24A': 'I6', 'S-3A': 'J6', 'S-13A': 'J7', 'S-19A': 'I8', 'S-31A': 'H7', 'S-29A': 'H6' }
    expect(judged('german', { ...GERMAN, ...ring }).table.result).toBeNull()
    expect(judged('soviet', GERMAN).table.result).toBeNull()
  },
)
refuses('MOS 79', 'nor where the table plays on and counts cities in the end (ours)', () => {
  expect(judged('german', GERMAN, { options: {} }).table.result).toBeNull()
})

const SOVIET = { 'S-16A': 'H1', 'S-3A': 'D3', 'S-24A': 'I7' }
allows('MOS 80', 'Soviets in the three, in supply, win if Voronezh is theirs', () => {
  expect(judged('soviet', SOVIET).table.result).toMatchObject({ winner: 'soviet', cite: 'MOS 80' })
})
refuses('MOS 80', 'not if Germans were last in Voronezh, or Smolensk is not theirs', () => {
  const held = { A8: 'german', H1: 'soviet', D3: 'soviet', I7: 'soviet' } as const
  expect(judged('soviet', SOVIET, { held }).table.result).toBeNull()
  expect(judged('soviet', { ...SOVIET, 'S-16A': 'H2' }).table.result).toBeNull()
  expect(judged('soviet', SOVIET, { options: {} }).table.result).toBeNull()
})

const ended = (scenario: ScenarioId, turn: number, more: Setting = {}) =>
  given(state({ ...due({ step: 'nextTurn' }), scenario, turn, ...more }))
    .when('german', DONE)
    .allows().state.table

allows('MOS 81', 'as the charts have it the Soviet has won the basic game after turn 6', () => {
  expect(ended('basic', 6, CHARTS).result).toMatchObject({ winner: 'soviet', cite: 'MOS 81', german: null })
})
refuses('MOS 81', 'not before, and not the whole game, which nobody has won then', () => {
  expect(ended('basic', 5, CHARTS)).toMatchObject({ result: null, turn: 6 })
  expect(ended('whole', 6, CHARTS)).toMatchObject({ result: null, turn: 7 })
  expect(ended('whole', 10, CHARTS).result).toMatchObject({
    ...{ winner: 'draw', german: null, key: 'final-nobody' },
  })
})

const CITIES = rules.places.filter(({ kind }) => kind !== 'town').map(({ hex }) => hex)
const SINGLE = CITIES.filter((hex) => countOf(on(table()), hex) === 1)
/** So many cities that count one are German, and those that are named; the rest are Soviet. */
function cities(german: number, ...more: string[]): Record<string, Side> {
  const taken = [...SINGLE.slice(0, german), ...more]
  return Object.fromEntries(CITIES.map((hex) => [hex, taken.includes(hex) ? 'german' : 'soviet']))
}
/** Who has won with so many German cities, in ascending order of them. */
const winners = (scenario: ScenarioId, ...held: number[]) =>
  held.map((german) => finalResult(on(table({ scenario, held: cities(german) }))).winner)
allows('MOS 81', 'cities held after the last turn decide (ours)', () => {
  expect(ended('typhoon', 3, { held: cities(7) }).result).toMatchObject({
    ...{ winner: 'german', german: 7, soviet: 11 },
  })
  expect(winners('typhoon', 5, 6, 7)).toEqual(['soviet', 'draw', 'german'])
  expect(winners('basic', 11, 12, 13)).toEqual(['soviet', 'draw', 'german'])
  expect(winners('whole', 10, 11, 12)).toEqual(['soviet', 'draw', 'german'])
})
allows('MOS 81', 'Moscow and Tula count two each (ours)', () => {
  expect(CITIES.filter((hex) => !SINGLE.includes(hex)).sort()).toEqual(['F6', 'I7'])
  expect(SINGLE).toHaveLength(14)
  for (const hex of ['F6', 'I7'])
    expect(ended('typhoon', 3, { held: cities(5, hex) }).result).toMatchObject({
      ...{ winner: 'german', german: 7, soviet: 11 },
    })
})
allows('MOS 81', 'in the last turn the game hangs on each city that makes a difference (ours)', () => {
  const hangs = (hex: string, german: number, setting: Setting = {}) =>
    hangsOn(on(table({ scenario: 'typhoon', turn: 3, held: cities(german), ...setting })), hex)
  const [mine, theirs] = [SINGLE[0]!, SINGLE.at(-1)!]
  expect([hangs(mine, 7), hangs(theirs, 6), hangs('I7', 5), hangs('I7', 4)]).toEqual([true, true, true, true])
  // 3 and Moscow are 5, as little as 3; 9 less one are as good as 9.
  expect([hangs('I7', 3), hangs(mine, 9), hangs('H3', 7)]).toEqual([false, false, false])
  expect(hangs(mine, 7, { turn: 2 })).toBe(false)
})
allows('MOS 81', 'in the last turn it is known how much must change hands for another to win (ours)', () => {
  const toTurn = (german: number, turn = 3) =>
    pointsToTurn(on(table({ scenario: 'typhoon', turn, held: cities(german) })))
  expect([3, 5, 6, 7, 9].map((german) => toTurn(german))).toEqual([3, 1, 1, 1, 3])
  expect(toTurn(7, 2)).toBeNull()
})
allows('MOS 79', 'where hexes win at once, the game hangs on the last that somebody needs', () => {
  const hangs = (units: Setting['units'], options: Setting['options'] = CHARTS.options) =>
    hangsOn(on(table({ ...{ scenario: 'whole', turn: 3, options }, units: units! })), 'I7')
  const two = { 'G-5K': 'H1', 'G-2A': 'D3', 'S-24A': 'I7' }
  expect(hangs(two)).toBe(true)
  expect(hangs({ ...two, 'G-2A': 'D2' })).toBe(false)
  expect(hangs(two, {})).toBe(false)
})
allows('MOS 81', 'in the short game as well, where what the charts need has ended nothing', () => {
  expect(ended('typhoon', 3, { ...CHARTS, held: cities(7) }).result).toMatchObject({ winner: 'german' })
})
refuses('MOS 81', 'towns are no cities, and a city is his who stands in it', () => {
  const at = on(table({ held: { ...cities(0), H3: 'german' }, units: { 'G-4A': 'K5' } }))
  expect(cityPoints(at, 'german')).toBe(1)
})

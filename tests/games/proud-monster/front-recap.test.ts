import { expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { State } from '@/lib/games/proud-monster/state'
import { withLuck } from '@/lib/games/proud-monster/untried'
import { seeded } from '../../support/seeded'
import { position } from './given'
import { proud } from './suite'
import { BOTH } from './untold'

const { game } = proud
const VIEWERS = ['german', 'soviet', 'spectator'] as const
const front = ['2709N', '2809N', '2909N', '3009N', '3109N', '3209N']
const soviets = Object.fromEntries(front.map((hex, n) => [`SU-RD-00${n + 1}`, hex]))
const then = position({ units: { ...soviets, 'DE-ID-1': '2705N', 'DE-PZ-1': '2706N' } })
const now = position({
  units: {
    ...Object.fromEntries(front.map((_, n) => [`SU-RD-00${n + 1}`, n < 3 ? '3313N' : '3413N'])),
    'DE-ID-1': '2709N',
    'DE-PZ-1': '2912N',
  },
})
/** The same with other values for all that nobody has seen. */
const twin = (state: State, seed: string) =>
  withLuck(rules, { ...state, hidden: { values: {} } }, seeded(seed))

const recap = (one: State, other: State) =>
  VIEWERS.flatMap((viewer) =>
    BOTH.map((words) => later.front(words, game.view(one, viewer), game.view(other, viewer), [], false)),
  )

test('what is told of the front is the same whatever lies face down', () => {
  const told = recap(then, now)
  expect(told.flatMap(({ facts }) => facts)).not.toEqual([])
  for (const { facts } of told) for (const { text } of facts) expect(text).not.toMatch(/[{}]|front\./)
  for (const seed of ['a', 'b', 'c']) {
    const others = [twin(then, seed), twin(now, seed)] as const
    expect(others[1].hidden).not.toEqual(now.hidden)
    expect(recap(...others)).toEqual(told)
  }
})

test('would not be the same if it were told of the whole state', () => {
  const nobody = position({ units: { 'DE-ID-1': '2705N' } })
  const leaky = (state: State) => {
    // Whoever is weakest counts as not there.
    const weakest = Math.min(...Object.values(state.hidden.values))
    const counters = { ...state.table.counters }
    for (const unit of Object.keys(soviets)) if (state.hidden.values[unit] === weakest) delete counters[unit]
    const view = game.view(state, 'german')
    const leak = { ...view, table: { ...view.table, counters } }
    return JSON.stringify(later.front(BOTH[0]!, game.view(nobody, 'german'), leak, [], false))
  }
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => leaky(twin(then, seed)))).size).toBeGreaterThan(1)
})

test('where both sides face each other and nothing has happened it was quiet', () => {
  /** The same with two who stand far in the south, and one before whom somebody has come who is told of. */
  const facing = (state: State, soviet: string): State => {
    const units = { 'DE-ID-11': '2206S', 'SU-RD-011': soviet, 'SU-RD-012': '2914N' }
    const { counters } = position({ units }).table
    return { ...state, table: { ...state.table, counters: { ...counters, ...state.table.counters } } }
  }
  const quiet = (soviet: string) => recap(facing(then, soviet), facing(now, soviet)).map((told) => told.quiet)
  expect(quiet('2208S')).toEqual(
    VIEWERS.flatMap(() => ['Elsewhere quiet: Kishinev', 'Sonst ruhig: Kischinjow']),
  )
  // Whoever is farther than two hexes faces nobody.
  for (const told of quiet('2209S')) expect(told).toBeNull()
})

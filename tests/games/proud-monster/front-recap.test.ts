import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { full } from '@/lib/games/proud-monster/full'
import { needed, victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { State } from '@/lib/games/proud-monster/state'
import { withLuck } from '@/lib/games/proud-monster/untried'
import { seeded } from '../../support/seeded'
import { position as whole } from './full/given'
import { position } from './given'
import { proud } from './suite'
import { BOTH } from './untold'

const { game } = proud
const on = ({ table }: State) => ({ rules, open: table })
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

test('says what the German has of the points that he needs by the end of the turn, where any are asked for (17.2)', () => {
  const said = (state: State) =>
    BOTH.map(
      (words) =>
        later.front(words, game.view(state, 'soviet'), game.view(state, 'soviet'), [], false).threshold,
    )
  const state = position({ units: {} })
  const n = needed(on(state), state.table.turn)!
  expect(n).toBeGreaterThan(0)
  const has = victoryPoints(on(state))
  expect(said(state)).toEqual([
    `German: ${has} points, wins with ${n} after turn ${state.table.turn}`,
    `Deutscher: ${has} Punkte, gewinnt mit ${n} nach Runde ${state.table.turn}`,
  ])
  expect(said({ ...state, table: { ...state.table, turn: 99 } })).toEqual([null, null])
})

describe('how wide an arrow is', () => {
  /** Two stacks of several that move, the first so high, the second of all others; on top lies the same of each. */
  const stack = (n: number, isThen: boolean) => {
    const units = ['001', '003', '004', '002', '005']
    const places = isThen ? ['3009N', '3010N'] : ['3413N', '3414N']
    const isFirst = (unit: string) => units.indexOf(unit) < n
    return whole({
      units: {
        ...Object.fromEntries(units.map((unit) => [`SU-RD-${unit}`, places[isFirst(unit) ? 0 : 1]!])),
        'DE-ID-1': '2709N',
      },
    })
  }
  const pairs = ([2, 3] as const).map((n) => [stack(n, true), stack(n, false)] as const)
  const arrows = (viewer: 'german' | 'soviet', [one, other]: (typeof pairs)[number]) =>
    later.front(BOTH[0]!, full.view(one, viewer) as never, full.view(other, viewer) as never, [], false)
      .arrows

  test('follows from the stacks that are seen: one that is higher has the same', () => {
    const [low, high] = pairs as [(typeof pairs)[number], (typeof pairs)[number]]
    expect(full.view(low[1], 'german')).toEqual(full.view(high[1], 'german'))
    expect(arrows('german', low)).toMatchObject([{ side: 'east', stacks: 2 }])
    expect(arrows('german', high)).toEqual(arrows('german', low))
    // Its owner's own arrow tells no more, where he shows it to somebody.
    expect(arrows('soviet', high)).toEqual(arrows('soviet', low))
  })

  test('would tell the height of a stack if units were counted, and the twins find that out', () => {
    const leaky = (pair: (typeof pairs)[number]) =>
      arrows('german', pair).map((arrow) => ({
        ...arrow,
        stacks: Object.values(pair[1].table.counters).filter(({ at }) => at === arrow.to[0]).length,
      }))
    expect(leaky(pairs[0]!)).not.toEqual(leaky(pairs[1]!))
  })

  test('and where it lies is the same whatever lies face down, for an army that moves as one', () => {
    for (const viewer of VIEWERS) {
      const front = (state: readonly [State, State]) =>
        later.front(BOTH[0]!, game.view(state[0], viewer), game.view(state[1], viewer), [], false).arrows
      expect(front([then, now]).length).toBeGreaterThan(0)
      expect(front([twin(then, 'a'), twin(now, 'a')])).toEqual(front([then, now]))
    }
  })
})

import { expect, test } from 'vitest'
import { plannerOf } from '@/components/wargame/offline/planner'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { ruleset } from '@/lib/games/a-victory-denied/ruleset'
import type { State } from '@/lib/games/a-victory-denied/state'
import { ruleset as rulesetOfMoscow } from '@/lib/games/moscow-1941/ruleset'
import { refused } from '@/lib/kernel/decision'
import { listedDice } from '@/lib/kernel/dice/dice'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { generators } from '../games/a-victory-denied/generators'
import { avd } from '../games/a-victory-denied/suite'
import { moscow } from '../games/moscow-1941/suite'
import { goldenPlay } from '../support/game-suite/golden'
import type { Step } from '../support/game-suite/play'
import type { GameSuite, Kinds } from '../support/game-suite/suite'
import { seeded } from '../support/seeded'

const plan = plannerOf(ruleset)
const planAtMoscow = plannerOf(rulesetOfMoscow)

const PLANNED = [
  [avd.game.id, avd, 'game-8', plan],
  [moscow.game.id, moscow, 'game-1', planAtMoscow],
] as unknown as [string, GameSuite, string, typeof plan][]

/** Every tenth order of a game at random, as the one who gives it plans it. */
test.each(PLANNED)(
  'what is planned is what the server will show, and where that cannot be known planning ends: %s',
  (_id, suite, name, plan) => {
    const { game } = suite
    const ends = { known: 0, unknown: 0 }
    const look = ({ number, before, side, legal, order, dice, after }: Step<Kinds>) => {
      if (number % 10 !== 0) return
      const { view, legal: open, end } = plan(game.view(before, side), legal, [{ ...order }])
      expect(end).not.toBe('unlawful')
      if (end === 'unknown') {
        ends.unknown += 1
        expect({ legal: open, view }).toEqual({ legal: [], view: game.view(before, side) })
        return
      }
      ends.known += 1
      expect(dice).toEqual([])
      expect(view).toEqual(game.view(after, side))
      expect(open).toEqual(game.legal(after, side))
    }
    goldenPlay(suite, name, { watch: look })
    expect(ends.known).toBeGreaterThan(10)
    expect(ends.unknown).toBeGreaterThan(10)
  },
)

const { march } = moments('game-1', {
  march: ({ table }) =>
    table.turn >= 2 && table.agenda.at(-1)?.step === 'move' && table.activation?.side === 'german',
})

/** Moves of the first units that can move, one after the other. */
function moves(state: State, count: number): Order[] {
  const luck = seeded('moves')
  let now = state
  return Array.from({ length: count }, (_, nth) => {
    const open = game.legal(now, 'german').filter(({ order }) => order.type === 'moveUnit')
    const order = generators.completed(now, open[nth]!, luck)
    const decision = game.decide(now, { side: 'german', order, dice: listedDice([]) })
    if (refused(decision)) throw new Error(decision.no)
    now = decision.yes.reduce(game.evolve, now)
    return order
  })
}

test('several orders are carried out one after the other', () => {
  const view = game.view(march, 'german')
  const [one, two] = moves(march, 2) as [Order, Order]
  const both = plan(view, game.legal(march, 'german'), [one, two])
  const first = plan(view, game.legal(march, 'german'), [one])
  expect(both).toEqual(plan(first.view, first.legal, [two]))
  expect(both.end).toBeNull()
  expect(both.view).not.toEqual(first.view)
})

test('an order that the rules forbid ends the plan, and those before it stand', () => {
  const view = game.view(march, 'german')
  const [one] = moves(march, 1) as [Order]
  const nowhere = { type: 'moveUnit', unit: 'G-3PZ', path: ['0101'] } as const
  const { end, legal, view: seen } = plan(view, game.legal(march, 'german'), [one, nowhere])
  expect({ end, legal }).toEqual({ end: 'unlawful', legal: [] })
  expect(seen).toEqual(plan(view, game.legal(march, 'german'), [one]).view)
})

test('who has no seat plans nothing', () => {
  expect(plan(game.view(march, 'spectator'), [], [{ type: 'done' }]).end).toBe('unknown')
})

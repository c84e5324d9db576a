import { beforeAll, describe, expect, test } from 'vitest'
import { refused } from '@/lib/kernel/decision'
import type { LegalEntry } from '@/lib/kernel/game'
import { pick, seeded, seededDice } from '../seeded'
import { frozen, same, stored } from './compare'
import { fuzzGame, kindOf, playFuzzGame } from './fuzz'
import { goldenPlay } from './golden'
import type { Step } from './play'
import type { GameSuite, Kinds } from './suite'

/** A whole game by each kind of players, under watch; `npm run fuzz` plays as many as one likes. */
export function testWholeGames<G extends Kinds>(suite: GameSuite<G>): void {
  const plans = [0, 1, 3, 5].map((n) => fuzzGame(suite, 'npm test', n))

  test('a whole game is played by each kind of players', () => {
    expect(plans.map(kindOf).sort()).toEqual(
      ['computer', 'wild', ...suite.game.sides.map((side) => `${side} thinks`)].sort(),
    )
  })

  describe('a whole game keeps every invariant and ends with a result', () => {
    test.each(plans.map((plan) => ({ plan, kind: kindOf(plan) })))('$kind, seed $plan.seed', ({ plan }) => {
      const { game } = suite
      const { state } = playFuzzGame(suite, plan)
      expect([...game.sides, 'draw']).toContain(game.result(state)?.winner)
      expect(game.turn(state)).toBeLessThanOrEqual(game.turns)
    })
  })
}

/** Positions of each name that are kept; rare ones are as important as common ones. */
const PER_NAME = 6

/** Positions from golden games of random orders, the same number for each that is due. */
function positions<G extends Kinds>(suite: GameSuite<G>): G['state'][] {
  const kept = new Map<string, G['state'][]>()
  for (const name of ['game-2', 'game-5', 'game-8']) {
    const luck = seeded(`keep/${name}`)
    goldenPlay(suite, name, {
      watch({ before }) {
        const name = suite.due(before)
        const list = kept.get(name) ?? []
        kept.set(name, list)
        if (list.length < PER_NAME) list.push(before)
        else if (luck() < 0.1) list[Math.floor(luck() * PER_NAME)] = before
      },
    })
  }
  return [...kept.values()].flat().map(frozen)
}

/** Orders as a bad or confused client might send them, most of them almost right. */
export function testUnlawfulOrders<G extends Kinds>(suite: GameSuite<G>, orders: number): void {
  const { game, completed, mutated, anyOrder, isListed } = suite
  const lists = new Map<G['state'], Map<string, readonly LegalEntry[]>>()

  /** The legal orders of a side, asked for once. */
  function legalFor(state: G['state'], side: G['side']): readonly LegalEntry[] {
    const ofState = lists.get(state) ?? new Map<string, readonly LegalEntry[]>()
    lists.set(state, ofState)
    const list = ofState.get(side) ?? game.legal(state, side)
    ofState.set(side, list)
    return list
  }

  function attempt(state: G['state'], luck: () => number): { side: G['side']; order: G['order'] } {
    const side: G['side'] = pick(luck() < 0.85 ? game.awaits(state) : game.sides, luck)
    if (luck() < 0.35) return { side, order: anyOrder(luck) }
    const legal = legalFor(state, pick(game.awaits(state), luck))
    let order = completed(state, pick(legal, luck), luck)
    for (let changes = 1 + Math.floor(luck() * 2); changes > 0; changes -= 1)
      order = mutated(state, order, luck)
    return { side, order }
  }

  describe('orders that are not lawful', () => {
    let kept: G['state'][]
    beforeAll(() => {
      kept = positions(suite)
    })

    test('come from positions of nearly every kind', () => {
      expect(new Set(kept.map(suite.due)).size).toBeGreaterThanOrEqual(suite.kindsOfPositions)
    })

    test(`are refused, without a throw and without a change: ${orders} of them`, () => {
      const luck = seeded('illegal')
      let refusals = 0
      const wrong: string[] = []
      for (let n = 0; n < orders; n += 1) {
        const state = kept[n % kept.length]!
        const { side, order } = attempt(state, luck)
        const told = () => `${suite.due(state)}: ${side} ${JSON.stringify(order)}`
        const refusal = game.check(state, side, order)
        // The position is frozen: whoever changes it throws.
        const decision = game.decide(state, { side, order, dice: seededDice(luck, []) })
        if (refused(decision) !== (refusal !== null)) wrong.push(`check and decide differ: ${told()}`)
        if (refusal) {
          refusals += 1
          if (!/^[A-Z]+ \d/.test(refusal.no) || game.say(refusal.because).length < 5)
            wrong.push(`no rule or no sentence: ${told()}`)
        } else if (!isListed(state, legalFor(state, side), order))
          wrong.push(`allowed, not offered: ${told()}`)
      }
      expect(wrong).toEqual([])
      expect(refusals / orders).toBeGreaterThan(suite.refused)
    })
  })
}

/** Every so many orders a look is taken; no divisor of anything, so that looks fall on all kinds of steps. */
const LOOK_EVERY = 23

/** What a viewer sees in the position that was guessed from his own view, where that is something else. */
export function strangers<G extends Kinds>(
  { game }: GameSuite<G>,
  state: G['state'],
  luck: () => number,
): string[] {
  return [...game.sides, 'spectator' as const].filter((viewer) => {
    const view = game.view(state, viewer)
    const guessed = game.readPosition(stored(game.guess(view, luck)))
    return !same(game.view(guessed, viewer), view)
  })
}

/** The position that is guessed from a view shows its viewer that view. `games`: golden ones. */
export function testGuesses<G extends Kinds>(suite: GameSuite<G>, games: readonly string[]): void {
  test.each(games)(
    'the position guessed from a view shows its viewer that view, now and then in a whole game: %s',
    (name) => {
      const luck = seeded(`guess/${name}`)
      let looks = 0
      goldenPlay(suite, name, {
        watch({ number, after }) {
          if (number % LOOK_EVERY !== 0) return
          looks += 1
          expect(strangers(suite, after, luck), `after order ${number}`).toEqual([])
        },
        end: (state) => expect(strangers(suite, state, luck)).toEqual([]),
      })
      expect(looks).toBeGreaterThan(0)
    },
  )
}

/** The computer player is a function of view, orders and luck, and always lawful. */
export function testComputer<G extends Kinds>(suite: GameSuite<G>): void {
  const { game } = suite
  let steps: Step<G>[]
  beforeAll(() => {
    const kept = new Map<string, Step<G>[]>()
    goldenPlay(suite, 'game-1', {
      watch(step) {
        const kind = `${step.side}/${suite.due(step.before)}`
        const list = kept.get(kind) ?? []
        // Copied, so that its legal orders are looked for but once.
        if (list.length < 3) kept.set(kind, [...list, { ...step }])
      },
    })
    steps = [...kept.values()].flat()
  })
  const choose = (step: Step<G>, side: G['side'], luck: string) =>
    game.computer(frozen(stored(game.view(step.before, side))), frozen(stored(step.legal)), seeded(luck))

  test('the computer chooses the same from the same view, orders and luck, and changes neither', () => {
    expect(steps.length).toBeGreaterThan(5)
    for (const step of steps) {
      const first = choose(step, step.side, 'luck')
      expect(choose(step, step.side, 'luck')).toEqual(first)
      expect(game.check(step.before, step.side, first)).toBeNull()
    }
  })

  test('whatever the luck, the computer chooses a lawful order', () => {
    for (const step of steps)
      for (const luck of ['a', 'b', 'c']) {
        const order = choose(step, step.side, luck)
        expect(game.check(step.before, step.side, order), JSON.stringify(order)).toBeNull()
      }
  })

  test.each(suite.secretOrders)('nobody can guess what the computer chooses: %s', (type) => {
    const choices = steps.filter(({ order }) => order.type === type)
    expect(choices.length).toBeGreaterThanOrEqual(4)
    for (const step of choices) {
      const times = new Map<string, number>()
      for (let n = 0; n < 40; n += 1) {
        const order = JSON.stringify(choose(step, step.side, `luck/${n}`))
        times.set(order, (times.get(order) ?? 0) + 1)
      }
      expect(Math.max(...times.values())).toBeLessThanOrEqual(30)
    }
  })
}

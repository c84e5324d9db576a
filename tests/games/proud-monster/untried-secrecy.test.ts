import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import type { Order } from '@/lib/games/proud-monster/orders'
import type { State } from '@/lib/games/proud-monster/state'
import { refused } from '@/lib/kernel/decision'
import type { Throw } from '@/lib/kernel/dice/dice'
import { seeded, seededDice } from '../../support/seeded'

// Two games that differ in nothing but what was drawn unseen, told to everybody until the first battle (2.15, 3.2).

const VIEWERS = ['german', 'soviet', 'spectator'] as const
const begun = (scenario: string, seed: string, record: Throw[] = []) =>
  game.setUp(scenario, game.schemas.options.parse({}), seededDice(seeded(seed), record))

/** Bytes of all that is told of a position: views, what may be ordered, and what the board shows. */
const told = (state: State) =>
  JSON.stringify([
    VIEWERS.map((viewer) => {
      const view = game.view(state, viewer)
      return [view, game.board(view), game.asked(view)]
    }),
    game.sides.map((side) => game.legal(state, side)),
    game.awaits(state),
  ])

describe.each(['riga', 'campaign'])('%s', (scenario) => {
  test('begins the same for everybody whatever lies under the untried units', () => {
    const [one, other] = [begun(scenario, 'one'), begun(scenario, 'other')]
    expect(one.state.hidden.values).not.toEqual(other.state.hidden.values)
    expect(told(one.state)).toBe(told(other.state))
    const lines = ({ start, events }: typeof one) => {
      let state = start
      return events.flatMap((event) => {
        const before = state
        state = game.evolve(before, event)
        return VIEWERS.map((viewer) => game.tell(event, viewer, before))
      })
    }
    expect(lines(one)).toEqual(lines(other))
  })

  test('is drawn with dice that stay shut, the same in each game', () => {
    const [one, other]: [Throw[], Throw[]] = [[], []]
    begun(scenario, 'one', one)
    begun(scenario, 'other', other)
    expect(one.length).toBeGreaterThan(20)
    expect(one.every(({ hidden }) => hidden)).toBe(true)
    // Throws that came out beyond what can be shared fairly are made again, which tells nothing of what was drawn.
    const first = (thrown: Throw[]) =>
      thrown.map(({ purpose }) => purpose).filter((name) => !/[2-9]\/(high|low)$/.test(name))
    expect(first(one)).toEqual(first(other))
  })
})

test('the computer moves the same against whatever lies there, and so does the log tell it', () => {
  const worlds = [begun('riga', 'one').state, begun('riga', 'other').state]
  const luck = [seeded('luck'), seeded('luck')]
  for (let n = 0; n < 60; n += 1) {
    const [side] = game.awaits(worlds[0]!)
    const orders = worlds.map((state, i) =>
      game.computer(game.view(state, side!), game.legal(state, side!), luck[i]!),
    ) as [Order, Order]
    expect(orders[0]).toEqual(orders[1])
    // What the first battle shows may be known.
    if (orders[0].type === 'declareAttack') return
    for (const [i, before] of worlds.entries()) {
      const decision = game.decide(before, {
        side: side!,
        order: orders[i]!,
        dice: seededDice(seeded('die'), []),
      })
      if (refused(decision)) throw new Error(JSON.stringify(decision))
      worlds[i] = decision.yes.reduce(game.evolve, before)
    }
    expect(told(worlds[0]!)).toBe(told(worlds[1]!))
  }
  throw new Error('nobody has attacked')
})

test('no place in the order of names, and no place on the map, has better units than others', () => {
  // The mean row of each token over many games, in standard errors from the mean of its pool.
  const sums: Record<string, number> = {}
  const GAMES = 200
  for (let n = 0; n < GAMES; n += 1)
    for (const [unit, row] of Object.entries(begun('riga', `fair ${n}`).state.hidden.values))
      sums[unit] = (sums[unit] ?? 0) + row / GAMES
  const divisions = Object.keys(sums).filter((unit) => unit.startsWith('SU-RD'))
  const { value } = game.ask(begun('riga', 'x').state, 'german', { ask: 'unseen', face: 'RD' }) as {
    value: { left: number }[]
  }
  const all = value.reduce((sum, { left }) => sum + left, 0)
  const mean = value.reduce((sum, { left }, row) => sum + (row * left) / all, 0)
  const variance = value.reduce((sum, { left }, row) => sum + ((row - mean) ** 2 * left) / all, 0)
  expect(divisions).toHaveLength(25)
  for (const unit of divisions)
    expect(Math.abs(sums[unit]! - mean) / Math.sqrt(variance / GAMES), unit).toBeLessThan(3.5)
})

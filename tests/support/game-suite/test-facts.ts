import { expect, test } from 'vitest'
import { stored } from './compare'
import { goldenPlay } from './golden'
import type { GameSuite, Kinds } from './suite'

/** Every so many orders a position is written down and read again. */
const WRITE_EVERY = 25

/** What is stored and sent of a random game is what its schemas say, and nothing is lost by them. */
export function testSchemas<G extends Kinds>(suite: GameSuite<G>, kindsOfFacts: number): void {
  const { schemas, view, writePosition, readPosition, sides } = suite.game

  test('orders, facts, views and positions of a random game survive JSON and their schemas', () => {
    const seen = new Set<string>()
    goldenPlay(suite, 'game-2', {
      watch: ({ number, order, events, after }) => {
        expect(schemas.order.parse(stored(order))).toEqual(order)
        for (const event of events) {
          seen.add(event.type)
          expect(schemas.event.parse(stored(event))).toEqual(event)
        }
        if (number % WRITE_EVERY > 0) return
        const written = stored(writePosition(after))
        expect(writePosition(readPosition(written))).toEqual(written)
        for (const viewer of [...sides, 'spectator' as const]) {
          const looked = view(after, viewer)
          expect(stored(looked)).toEqual(looked)
          expect(schemas.view.parse(stored(looked))).toEqual(looked)
        }
      },
    })
    expect(seen.size).toBeGreaterThanOrEqual(kindsOfFacts)
  })
}

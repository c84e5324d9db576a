import { expect, test } from 'vitest'
import type { Planner } from '@/components/offline/planner'
import type { LaterPort } from '@/components/wargame/later-port'
import type { Route, TablePort, TableView } from '@/components/wargame/port'
import { fieldsOf, isPlace } from '@/components/wargame/turn/offers'
import { goldenLines, goldenStates } from './golden'
import type { GameSuite, Kinds } from './suite'

interface Table {
  port: TablePort
  later: LaterPort
  plan: Planner
}

/** Positions looked at, of each some units, of each some hexes to go by, and some beyond. */
const SOME = { positions: 5, units: 4, hexes: 4, beyond: 6 }
const some = <Item>(items: Iterable<Item>, n: number): Item[] => {
  const all = [...items]
  const step = Math.max(1, Math.floor(all.length / n))
  return all.filter((_, i) => i % step === 0).slice(0, n)
}

/** A player's own ways, by hexes that he names, are lawful and lead by those. */
export function testOwnWays<G extends Kinds>({ game }: GameSuite<G>, { port, later, plan }: Table): void {
  test('a way by hexes of the player’s own is lawful and leads by them', () => {
    const marches = [...goldenStates(game, goldenLines(game.id, 'game-1'))].flatMap((state) =>
      game.awaits(state).flatMap((side) => {
        const legal = game.legal(state, side)
        const view = game.view(state, side) as unknown as TableView
        const moves = port.offers(view, legal).filter(({ kind }) => kind === 'move')
        return moves.length > 1 ? [{ view, legal, moves }] : []
      }),
    )
    let detours = 0
    for (const { view, legal, moves } of some(marches, SOME.positions))
      for (const offer of some(moves, SOME.units)) {
        const place = fieldsOf(offer).find(isPlace)!
        const units = fieldsOf(offer).filter(({ kind }) => kind === 'units')
        const chosen = {
          ...offer.order,
          ...Object.fromEntries(units.map(({ field, from }) => [field, from])),
        }
        const shortest = port.routes(view, offer, place, chosen)
        for (const [first] of some(shortest.values(), SOME.hexes)) {
          const before: Route = first!
          const ways = later.waysOn!(view, offer, place, chosen, before)
          for (const [hex, [way]] of some(ways, SOME.beyond)) {
            const { value, hexes, cost } = way!
            expect(hexes.at(-1)).toBe(hex)
            expect(value.slice(0, before.value.length)).toEqual(before.value)
            expect(plan(view, legal, [{ ...chosen, [place.field]: value }]).end).not.toBe('unlawful')
            const least = shortest.get(hex)?.[0]
            expect(cost).toBeGreaterThanOrEqual(before.cost)
            if (least && String(least.value) !== String(value)) detours += 1
          }
        }
      }
    expect(detours).toBeGreaterThan(10)
  }, 60_000)
}

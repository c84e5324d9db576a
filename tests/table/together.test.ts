import { describe, expect, test } from 'vitest'
import { port } from '@/components/games/a-victory-denied/port'
import { plannerOf } from '@/components/wargame/offline/planner'
import { partyOf, placed } from '@/components/wargame/turn/together'
import { game } from '@/lib/games/a-victory-denied'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { ruleset } from '@/lib/games/a-victory-denied/ruleset'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import { moments } from '@/tests/games/a-victory-denied/moments'

const plan = plannerOf(ruleset)

const at = moments('game-1', {
  reserve: ({ table }, step) => step?.step === 'reserve' && step.points > 3 && table.turn > 2,
  entry: ({ table }, step) =>
    step?.step === 'move' && Object.values(table.counters).filter((one) => one.at === 'staging').length > 3,
})

/** Who may come together, and the orders that bring all of them to a hex. */
function together(state: State, hex: (places: readonly string[]) => string) {
  const side = game.awaits(state)[0]! as Side
  const view = game.view(state, side)
  const legal = game.legal(state, side)
  const party = partyOf(port, view, port.offers(view, legal))
  const places = [...port.routes(view, party[0]!, party[0]!.choices[0]!, party[0]!.order).keys()]
  const to = hex(places)
  const units = party.map(({ unit }) => unit!)
  const type = String(party[0]!.order.type)
  const orders = placed(port, plan, { view, legal }, { type, units }, (end) => board.distance(end, to))
  return { view, legal, units, orders, to }
}
const endOf = (order: object): string => {
  const { to, path } = order as { to?: string; path?: readonly string[] }
  return to ?? path!.at(-1)!
}

describe('those who come together', () => {
  test.each(Object.entries(at))('are placed one after the other by lawful orders: %s', (_name, state) => {
    const { view, legal, units, orders, to } = together(
      state,
      (places) => places[Math.floor(places.length / 2)]!,
    )
    expect(units.length).toBeGreaterThan(1)
    expect(orders.length).toBeGreaterThan(1)
    expect(plan(view, legal, orders).end).not.toBe('unlawful')
    expect(endOf(orders[0]!)).toBe(to)
    // Nobody comes twice, and whoever finds no room there as near as he may then.
    expect(new Set(orders.map(({ unit }) => unit)).size).toBe(orders.length)
    for (const [n, order] of orders.entries()) {
      const now = plan(view, legal, orders.slice(0, n))
      const seen = now.view as typeof view
      const offer = port.offers(seen, now.legal).find((one) => one.unit === order.unit)!
      const places = [...port.routes(seen, offer, offer.choices[0]!, offer.order).keys()]
      const least = Math.min(...places.map((hex) => board.distance(hex, to)))
      expect(board.distance(endOf(order), to), String(order.unit)).toBe(least)
    }
  })

  test('are as many as can come, and no headquarters', () => {
    const { units, orders } = together(at.entry, ([first]) => first!)
    expect(orders).toHaveLength(units.length)
    expect(units.filter((unit) => unit.includes('HQ'))).toEqual([])
  })
})

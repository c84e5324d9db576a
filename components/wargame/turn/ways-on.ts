import type { OrderBody } from '@/components/offline/plan'
import type { Choice, Offer, Route } from '../port'
import { isMarch, type MarchRules, routeOf, type Way } from './march'

/** How a march goes on beyond a way that its player has named. */
export interface OnwardRules<At> {
  /** The map once they have gone so far; null: nobody goes on. */
  gone(at: At, offer: Offer, path: readonly string[], chosen: OrderBody): At | null
  /** Where they get from there; absent: wherever a march would. */
  ways?(at: At, offer: Offer, chosen: OrderBody): ReadonlyMap<string, Way>
  /** What the whole way costs, of which `further` leads on from where they have come; null: it is not lawful. */
  cost(at: At, offer: Offer, ways: { before: Route; further: Way; path: readonly string[] }): number | null
}

/** Ways that go on beyond one, each whole from where it begins, by the hex at which it ends. */
export function waysOn<At>(
  march: MarchRules<At>,
  { gone, cost, ways = march.ways }: OnwardRules<At>,
  at: At,
  { offer, choice, chosen, route }: { offer: Offer; choice: Choice; chosen: OrderBody; route: Route },
): ReadonlyMap<string, readonly Route[]> {
  const before = route.value as readonly string[]
  const then = isMarch(offer, choice) ? gone(at, offer, before, chosen) : null
  if (!then) return new Map()
  const begun = route.hexes.slice(0, route.hexes.length - before.length)
  return new Map(
    [...ways(then, offer, chosen)].flatMap(([hex, further]) => {
      if (!choice.asks && !choice.from.includes(hex)) return []
      const path = [...before, ...further.path]
      const whole = cost(at, offer, { before: route, further, path })
      return whole === null ? [] : [[hex, [routeOf(march, begun, { path, cost: whole })]] as const]
    }),
  )
}

import type { OrderBody } from '@/components/offline/plan'
import type { Choice, Offer, Route } from '../port'

/** A way of whoever marches, and what it costs in parts of a point; null: it is not counted. */
export interface Way {
  readonly path: readonly string[]
  readonly cost: number | null
}

/** What a game says of those who march. */
export interface MarchRules<At> {
  /** Where they get, by the hexes at which their ways end. */
  ways(at: At, offer: Offer, chosen: OrderBody): ReadonlyMap<string, Way>
  /** Parts of a point as they are told: 3 halves are 1½. */
  text(parts: number): string
}

/** Ways that were found, with what each costs; absent: they are not counted. */
export const pricedWays = (
  found: ReadonlyMap<string, readonly string[]>,
  cost: (path: readonly string[]) => number | null = () => null,
): ReadonlyMap<string, Way> => new Map([...found].map(([hex, path]) => [hex, { path, cost: cost(path) }]))

export const isMarch = ({ kind }: Offer, choice: Choice): boolean => kind === 'move' && choice.kind === 'path'

/** A way as it is drawn and told; `begun`: the hexes from where it begins. */
export const routeOf = (
  { text }: Pick<MarchRules<never>, 'text'>,
  begun: readonly string[],
  { path, cost }: Way,
): Route => {
  const told = cost === null ? '' : text(cost)
  return { value: path, hexes: [...begun, ...path], text: told, mark: told, cost: cost ?? path.length }
}

/** Ways to march by a tap on the hex at which they end. */
export function marchRoutes<At>(
  march: MarchRules<At>,
  at: At,
  { offer, choice, chosen }: { offer: Offer; choice: Choice; chosen: OrderBody },
): ReadonlyMap<string, readonly Route[]> {
  const ways = march.ways(at, offer, chosen)
  const begun = offer.hex === null ? [] : [offer.hex]
  return new Map(
    (choice.asks ? [...ways.keys()] : choice.from).flatMap((hex) => {
      const way = ways.get(hex)
      if (!way) return []
      const route = routeOf(march, begun, way)
      // A field that names a place alone does not hold the way to it.
      return [[hex, [choice.kind === 'hex' ? { ...route, value: hex } : route]] as const]
    }),
  )
}

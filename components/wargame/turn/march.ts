import type { OrderBody } from '@/components/offline/plan'
import type { Choice, Offer, Route } from '../port'
import type { TableWords } from '../text/table-words'
import { moveNotes, wayNotes } from './order-lines'

/** A way of whoever marches, and what it costs in parts of a point; null: it is not counted. */
export interface Way {
  readonly path: readonly string[]
  readonly cost: number | null
}

/** What a game says of those who march. */
export interface MarchRules<At, Words extends TableWords> {
  /** Where they get, by the hexes at which their ways end. */
  ways(at: At, offer: Offer, chosen: OrderBody): ReadonlyMap<string, Way>
  /** Parts of a point as they are told: 3 halves are 1½. */
  text(parts: number): string
  /** What they had before they go a way that is counted, and what is left of it, in parts of a point. */
  points(at: At, offer: Offer, route: Route): { whole: number; left: number }
  /** What else is told of a way. */
  notes?(words: Words, at: At, offer: Offer, route: Route): readonly string[]
}

export const isMarch = ({ kind }: Offer, choice: Choice): boolean => kind === 'move' && choice.kind === 'path'

/** A way as it is drawn and told; `begun`: the hexes from where it begins. */
export const routeOf = (
  { text }: Pick<MarchRules<never, never>, 'text'>,
  begun: readonly string[],
  { path, cost }: Way,
): Route => {
  const told = cost === null ? '' : text(cost)
  return { value: path, hexes: [...begun, ...path], text: told, mark: told, cost: cost ?? path.length }
}

/** Ways to march by a tap on the hex at which they end. */
export function marchRoutes<At, Words extends TableWords>(
  march: MarchRules<At, Words>,
  at: At,
  { offer, choice, chosen }: { offer: Offer; choice: Choice; chosen: OrderBody },
): ReadonlyMap<string, readonly Route[]> {
  const ways = march.ways(at, offer, chosen)
  const begun = offer.hex === null ? [] : [offer.hex]
  return new Map(
    (choice.asks ? [...ways.keys()] : choice.from).flatMap((hex) => {
      const way = ways.get(hex)
      return way ? [[hex, [routeOf(march, begun, way)]] as const] : []
    }),
  )
}

/** What is told of a way to fill a field. */
export function routeNotes<At, Words extends TableWords>(
  march: MarchRules<At, Words>,
  words: Words,
  at: At,
  { offer, choice, route }: { offer: Offer; choice: Choice; route: Route },
): string[] {
  const more = march.notes?.(words, at, offer, route) ?? []
  if (!isMarch(offer, choice)) return [...wayNotes(words, choice, route), ...more]
  const to = route.hexes.at(-1)!
  if (route.text === '') return [words.tell('note.to', { place: words.placeName(to) }), ...more]
  const { whole, left } = march.points(at, offer, route)
  const told = { cost: route.text, whole: march.text(whole), left: march.text(left) }
  return [...moveNotes(words, { to, ...told }), ...more]
}

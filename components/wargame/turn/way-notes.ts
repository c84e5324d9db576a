import type { Choice, Offer, Route } from '../port'
import type { TableWords } from '../text/table-words'
import { isMarch, type MarchRules } from './march'

/** What a game tells of ways. */
export interface NoteRules<At, Words extends TableWords> {
  /** Of a march that is counted: what they have who go, and what is left of it, in parts of a point. */
  points(at: At, offer: Offer, route: Route): { whole: number; left: number }
  /** What else is told of a way; absent: nothing. */
  more?(words: Words, at: At, offer: Offer, route: Route): readonly string[]
}

/** What is told of a way to fill a field: of a march what it costs of what they have, and what is left. */
export function wayNotes<At, Words extends TableWords>(
  { text }: MarchRules<At>,
  { points, more }: NoteRules<At, Words>,
  words: Words,
  at: At,
  { offer, choice, route }: { offer: Offer; choice: Choice; route: Route },
): string[] {
  const { tell, placeName } = words
  const added = more?.(words, at, offer, route) ?? []
  const place = placeName(route.hexes.at(-1)!)
  const isOnMarch = isMarch(offer, choice)
  if (isOnMarch && route.text !== '') {
    const { whole, left } = points(at, offer, route)
    const cost = tell('note.move', { place, cost: route.text, whole: text(whole) })
    return [cost, tell('note.move.left', { left: text(left) }), ...added]
  }
  if (isOnMarch || choice.kind === 'hex' || route.value.length === 1)
    return [tell('note.to', { place }), ...added]
  const path = (route.value as readonly string[]).map(placeName).join(', ')
  return [tell('note.path', { path }), ...added]
}

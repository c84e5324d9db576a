import type { Game } from '@/lib/kernel/game'
import type { Match } from '@/lib/kernel/log/match'
import { packMatch, unpackMatch } from '@/lib/kernel/log/snapshot'
import { compressed, expanded } from './compressed'

/** A match as it is kept in the store: an order reads it, so that it is kept small. `by`: as of `packMatch`. */
export const packSnapshot = (match: Match, by?: string): string => compressed(packMatch(match, by))

/** The match again; null where the text is damaged, of another shape, or of rules that are not played here. */
export function unpackSnapshot(games: Readonly<Record<string, Game>>, body: string): Match | null {
  try {
    return unpackMatch(games, expanded(body))
  } catch {
    return null
  }
}

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Game } from '@/lib/kernel/game'
import { packMatch, unpackMatch } from '@/lib/kernel/keep-match'
import type { Match } from '@/lib/kernel/match'

/** A match as it is kept in the store: an order reads it, so that it is kept small. */
export const packSnapshot = (match: Match): string => deflateRawSync(packMatch(match)).toString('base64')

/** The match again; null where the text is damaged, of another shape, or of rules that are not played here. */
export function unpackSnapshot(games: Readonly<Record<string, Game>>, body: string): Match | null {
  try {
    return unpackMatch(games, inflateRawSync(Buffer.from(body, 'base64')).toString())
  } catch {
    return null
  }
}

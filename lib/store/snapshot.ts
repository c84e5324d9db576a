import { createHash } from 'node:crypto'
import type { Game } from '@/lib/kernel/game'
import type { Match } from '@/lib/kernel/log/match'
import { packMatch, unpackMatch } from '@/lib/kernel/log/snapshot'
import { compressed, expanded } from './compressed'

// Every look at a table reads a snapshot, so that Node's own hash is asked, which is ten times as quick as the kernel's.
const checksum = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Digits of it, which stand before the text. */
const LENGTH = 64

/** A match as it is kept in the store: an order reads it, so that it is kept small. `by`: as of `packMatch`. */
export function packSnapshot(match: Match, by?: string): string {
  const text = packMatch(match, by)
  return compressed(checksum(text) + text)
}

/** The match again; null where the text is damaged, of another shape, or of rules that are not played here. */
export function unpackSnapshot(games: Readonly<Record<string, Game>>, body: string): Match | null {
  try {
    const whole = expanded(body)
    const text = whole.slice(LENGTH)
    return checksum(text) === whole.slice(0, LENGTH) ? unpackMatch(games, text) : null
  } catch {
    return null
  }
}

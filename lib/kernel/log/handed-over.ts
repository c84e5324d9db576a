import type { Game, Viewer } from '../game'
import { isInPerson, NO_ENTRY } from './entry'
import { readLog } from './entry-text'
import { reduceEntry } from './fold'
import type { Match } from './match'
import { playerTurnIn } from './projection'
import type { Past } from './replay'

/**
 * The match from which it is told what has happened: for a player as it stood after the last order that he gave himself, for
 * everybody else as the player turn before this one began. Null: that was before these entries, or nothing is set up yet.
 */
export function handedOver(game: Game, { match: kept, texts }: Past, viewer: Viewer): Match | null {
  const entries = readLog(texts, game, kept?.head ?? 0, kept?.headHash ?? NO_ENTRY)
  const isOwn = ({ entry }: (typeof entries)[number]) =>
    entry.kind === 'order' && entry.by === viewer && isInPerson(entry)
  const last = entries.findLastIndex(isOwn)
  const plays = game.sides.includes(viewer)
  if (plays && last < 0 && kept) return null
  let match = kept
  // How it stood as it was set up, and as each player turn began.
  const began: Match[] = []
  for (const [n, { entry, hash }] of entries.entries()) {
    const before: Match | null = match
    match = reduceEntry(game, match, entry, hash)
    if (n === last && plays) return match
    const turn = playerTurnIn(game, match)
    if (turn !== null && turn !== (before && playerTurnIn(game, before))) began.push(match)
    if (plays && last < 0 && began[0]) return began[0]
  }
  return began.at(-2) ?? (kept ? null : (began[0] ?? null))
}

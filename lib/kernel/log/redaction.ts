import type { Hex32 } from '../dice/fair-dice'
import type { Game } from '../game'
import { readLog, withoutStaff } from './entry-text'
import type { Match } from './match'

/**
 * The entries of a log as others may read them: of orders that were taken back, and of the taking back, only the hash
 * is left, and of what a staff keeps. They changed nothing, so that the chain, the facts and every throw can still be
 * checked without them.
 */
export function withoutTakenBack(game: Game, texts: readonly string[]): string[] {
  const shown = [...texts]
  const entries = readLog(texts, game)
  const drafts = new Map<string, number[]>()
  for (const [n, { entry }] of entries.entries()) {
    if (entry.kind === 'order' && entry.firm) drafts.clear()
    else if (entry.kind === 'order') drafts.set(entry.by, [...(drafts.get(entry.by) ?? []), n])
    if (entry.kind === 'filed' && 'staff' in entry) shown[n] = withoutStaff(shown[n]!)
    if (entry.kind !== 'takeBack') continue
    const gone = drafts.get(entry.by)!.splice(-(entry.count ?? 1))
    for (const one of [n, ...gone]) shown[one] = entries[one]!.hash
  }
  return shown
}

/** The match after an entry of which only the hash is shown. */
export const withheldAfter = (match: Match, hash: Hex32): Match => ({
  ...match,
  head: match.head + 1,
  headHash: hash,
})

import type { Entry } from './chain'
import { hashOf } from './chain'
import type { Hex32 } from './fair-dice'
import type { Match } from './match'

/**
 * The entries of a log as others may read them: of orders that were taken back, and of the taking back, only the hash
 * is left. They changed nothing, so that the chain, the facts and every throw can still be checked without them.
 */
export function withoutTakenBack(texts: readonly string[]): string[] {
  const shown = [...texts]
  let drafts: number[] = []
  for (const [n, text] of texts.entries()) {
    const entry = JSON.parse(text) as Entry
    if (entry.kind === 'order') drafts = entry.firm ? [] : [...drafts, n]
    if (entry.kind !== 'takeBack') continue
    for (const gone of [n, drafts.pop()!]) shown[gone] = hashOf(texts[gone]!)
  }
  return shown
}

/** The match after an entry of which only the hash is shown. */
export const withheldAfter = (match: Match, hash: Hex32): Match => ({
  ...match,
  head: match.head + 1,
  headHash: hash,
})

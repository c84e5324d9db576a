import type { Game } from '@/lib/kernel/game'
import { type Entry, NO_ENTRY } from '@/lib/kernel/log/entry'
import { readLog, writeEntry } from '@/lib/kernel/log/entry-text'

/** A log of these entries, whose chain is made whole as a forger would. */
export function chained(game: Game, entries: readonly Entry[]): string[] {
  let prev = NO_ENTRY
  return entries.map((entry, n) => {
    const { text, hash } = writeEntry({ ...entry, n, prev }, game)
    prev = hash
    return text
  })
}

export const entriesOf = (game: Game, texts: readonly string[]): Entry[] =>
  readLog(texts, game).map(({ entry }) => entry)

/** The log with some entries changed. */
export const forged = (game: Game, texts: readonly string[], change: (entry: Entry) => object): string[] =>
  chained(
    game,
    entriesOf(game, texts).map((entry) => ({ ...entry, ...change(entry) }) as Entry),
  )

import type { Game, Here } from '../game'
import { NO_ENTRY } from './entry'
import { readEntry } from './entry-text'
import { reduceEntry } from './fold'
import type { Match } from './match'
import { toldTo } from './pages'

/** A line of the log of one viewer, by its number. */
export interface Told {
  readonly viewer: string
  readonly line: number
}

/**
 * What a new game begins with where one stood, by its whole log, when somebody had been told a line; without one as it
 * stood last. Where nobody could play on from there, as after the last order, it is the last moment before; null: there
 * is none.
 */
export function openedAt(game: Game, texts: readonly string[], told?: Told): Here | null {
  const stood: Match[] = []
  let match: Match | null = null
  for (const text of texts) {
    const { entry, hash } = readEntry(text, match?.head ?? 0, match?.headHash ?? NO_ENTRY, game)
    match = reduceEntry(game, match, entry, hash)
    if (match.committed && match.committed !== stood.at(-1)?.committed) stood.push(match)
    if (told && match.committed && toldTo(match, told.viewer) > told.line) break
  }
  for (const { committed } of stood.reverse()) {
    const state = committed!.open()
    if (game.result(state) || game.awaits(state).length === 0) continue
    const here = game.opened?.(state)
    if (here) return here
  }
  return null
}

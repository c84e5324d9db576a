import type { Game } from '../game'
import { Secret } from '../secret'
import { canonical } from './entry'
import type { Draft, Match, Told } from './match'
import { recentFrom } from './pages'

/** The shape of a kept match; another one is not read, and the match is folded from its log again. */
const FORMAT = 18

/**
 * A match as text for the store alone. Of the lines told only the latest are kept. `by`: the version of the rules by
 * which it was folded.
 */
export function packMatch(match: Match, by = match.rules): string {
  const { committed: firm, drafts, log, ...rest } = match
  return canonical({
    ...rest,
    format: FORMAT,
    by,
    log: Object.fromEntries(Object.entries(log).map(([viewer, told]) => [viewer, latest(told)])),
    firm: firm?.open() ?? null,
    drafts: Object.fromEntries(
      Object.entries(drafts).map(([side, { live, orders }]) => [side, { live: live.open(), orders }]),
    ),
  })
}

/** The match again; null if the text is of another shape, or of a game or version that is not played here. */
export function unpackMatch(games: Readonly<Record<string, Game>>, text: string): Match | null {
  const { format, by, firm, drafts, ...rest } = JSON.parse(text)
  const game = games[rest.play]
  if (format !== FORMAT || !game || by !== game.version) return null
  return {
    ...rest,
    committed: firm === null ? null : new Secret<unknown>(firm),
    drafts: Object.fromEntries(
      Object.entries(drafts as Record<string, { live: unknown; orders: readonly Draft[] }>).map(
        ([side, { live, orders }]) => [side, { live: new Secret(live), orders }],
      ),
    ),
  }
}

/** A log without the lines that stand in older pages. */
function latest({ from, lines }: Told): Told {
  const start = Math.max(from, recentFrom(from + lines.length))
  return { from: start, lines: lines.slice(start - from) }
}

import { canonical, hashOf } from './chain'
import type { Game } from './game'
import { type Match, viewersOf } from './match'
import { Secret } from './secret'

/** The shape of a kept match; another one is not read, and the match is folded from its log again. */
const FORMAT = 13

/** A match as text for the store alone, with a checksum. Lines told so far are counted, not kept. */
export function packMatch(match: Match): string {
  const { firm, live, log, ...rest } = match
  const counts = Object.entries(log).map(([viewer, { from, lines }]) => [viewer, from + lines.length])
  const body = canonical({
    ...rest,
    format: FORMAT,
    counts: Object.fromEntries(counts),
    firm: firm?.open() ?? null,
    live: live === firm ? null : (live?.open() ?? null),
  })
  return `${hashOf(body)}${body}`
}

/** The match again; null if the text is damaged, of another shape, or of a game or version that is not played here. */
export function unpackMatch(games: Readonly<Record<string, Game>>, text: string): Match | null {
  const body = text.slice(64)
  if (hashOf(body) !== text.slice(0, 64)) return null
  const { format, counts, firm, live, ...rest } = JSON.parse(body)
  const game = games[rest.play]
  if (format !== FORMAT || !game || rest.version !== game.version) return null
  const state = firm === null ? null : new Secret<unknown>(firm)
  const log = viewersOf(game).map((viewer) => [viewer, { from: counts[viewer], lines: [] }])
  return {
    ...rest,
    firm: state,
    live: live === null ? state : new Secret<unknown>(live),
    log: Object.fromEntries(log),
  }
}

import { canonical, hashOf } from './chain'
import type { Game } from './game'
import { type Draft, type Match, viewersOf } from './match'
import { Secret } from './secret'

/** The shape of a kept match; another one is not read, and the match is folded from its log again. */
const FORMAT = 13

/** A match as text for the store alone, with a checksum. Lines told so far are counted, not kept. */
export function packMatch(match: Match): string {
  const { firm, drafts, log, ...rest } = match
  const counts = Object.entries(log).map(([viewer, { from, lines }]) => [viewer, from + lines.length])
  const body = canonical({
    ...rest,
    format: FORMAT,
    counts: Object.fromEntries(counts),
    firm: firm?.open() ?? null,
    drafts: Object.fromEntries(
      Object.entries(drafts).map(([side, { live, orders }]) => [side, { live: live.open(), orders }]),
    ),
  })
  return `${hashOf(body)}${body}`
}

/** The match again; null if the text is damaged, of another shape, or of a game or version that is not played here. */
export function unpackMatch(games: Readonly<Record<string, Game>>, text: string): Match | null {
  const body = text.slice(64)
  if (hashOf(body) !== text.slice(0, 64)) return null
  const { format, counts, firm, drafts, ...rest } = JSON.parse(body)
  const game = games[rest.play]
  if (format !== FORMAT || !game || rest.rules !== game.version) return null
  const log = viewersOf(game).map((viewer) => [viewer, { from: counts[viewer], lines: [] }])
  return {
    ...rest,
    firm: firm === null ? null : new Secret<unknown>(firm),
    drafts: Object.fromEntries(
      Object.entries(drafts as Record<string, { live: unknown; orders: readonly Draft[] }>).map(
        ([side, { live, orders }]) => [side, { live: new Secret(live), orders }],
      ),
    ),
    log: Object.fromEntries(log),
  }
}

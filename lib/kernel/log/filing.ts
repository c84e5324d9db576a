import type { Game } from '../game'
import { withCommitted, withEvents } from './drafts'
import type { Entry, FiledBody } from './entry'
import { withTableLine } from './lines'
import type { Match } from './match'

/** Bytes of JSON that a side's staff may keep: 336 units, each in an army and on the march, take 8,100. */
export const STAFF_SIZE = 12_288

/** The match after a side has filed standing orders, or what its staff keeps, of which no log tells. */
export function filed(game: Game, match: Match, entry: Entry & FiledBody): Match {
  const { by } = entry
  if ('staff' in entry) return beneathDrafts(game, match, game.staff!.filed(by, entry.staff))
  const told = withTableLine(match, [by], { key: 'table.did.filed', params: {} }, entry)
  return beneathDrafts(game, told, game.standing!.filed(by, entry.orders))
}

/**
 * The match after somebody else has taken a seat, by the computer or in person: nothing of another's is his, but for what
 * the staff of a person's predecessor was told to hand on.
 */
export function voided(game: Game, match: Match, side: string): Match {
  if (!match.committed) return match
  const { standing, staff } = game
  const kept = match.players[side] === 'person' ? staff?.of(match.committed.open(), side) : null
  const facts = [
    ...(standing ? [standing.voided(side)] : []),
    ...(staff ? [staff.filed(side, kept ? (staff.handedOn?.(kept) ?? null) : null)] : []),
  ]
  return facts.reduce<Match>((now, fact) => beneathDrafts(game, now, fact), match)
}

/** Drafts, whosesoever they are, stay drafts on top of what is filed. */
const beneathDrafts = (game: Game, match: Match, event: { type: string }): Match =>
  withCommitted(game, match, withEvents(game, match.committed!, [event]))

import type { Entry, FiledBody } from './chain'
import { grown, withFirm } from './drafts'
import type { Game } from './game'
import type { Match } from './match'
import { withTableLine } from './telling'

/** The match after a side has filed standing orders. */
export function filed(game: Game, match: Match, entry: Entry & FiledBody): Match {
  const { by, orders } = entry
  const told = withTableLine(match, [by], { key: 'table.did.filed', params: {} }, entry)
  return beneathDrafts(game, told, game.standing!.filed(by, orders))
}

/** The match after somebody else has taken a seat, by the computer or in person: he plays by no orders of another. */
export const voided = (game: Game, match: Match, side: string): Match =>
  game.standing && match.firm ? beneathDrafts(game, match, game.standing.voided(side)) : match

/** Drafts, whosesoever they are, stay drafts on top of what is filed. */
const beneathDrafts = (game: Game, match: Match, event: { type: string }): Match =>
  withFirm(game, match, grown(game, match.firm!, [event]))

import { type Hex32, NO_COMMITMENT } from '../dice/fair-dice'
import { nameFor, type Said } from '../dice/seed-exchange'
import type { Match } from '../log/match'

/** How a game came about that waits for a second player. */
export interface Challenge {
  /** Who plays what is drawn when the second player joins; until then the challenger holds a seat for the time being. */
  readonly drawn: boolean
  /** Whoever has the link, whoever comes first, or one player who was asked. */
  readonly to: 'link' | 'all' | 'player'
  /** Both had wished to be rated when the second player joined. */
  readonly rated?: true
  /** It did not come to a game. */
  readonly closed: Closed | null
}
/** `left`: both sat there, and one deleted his account before the dice were mixed. */
export type Closed = 'withdrawn' | 'declined' | 'left'

/** The seats as they fall when somebody joins who says this of his number: the challenger has what is left. */
export function seatsDrawn(match: Match, by: string, drawn: Hex32, hidden = false): Match {
  const held = Object.keys(match.players).find((side) => match.players[side] === 'person')!
  const left = Object.keys(match.players).find((side) => side !== by)!
  const moved = <Value>({ [held]: his, ...rest }: Readonly<Record<string, Value>>) =>
    his === undefined ? rest : { ...rest, [left]: his }
  const said: Said = hidden
    ? { as: nameFor(match, by), commitment: drawn, nonce: null }
    : { as: by, commitment: NO_COMMITMENT, nonce: drawn }
  return {
    ...match,
    players: { ...match.players, [left]: 'person' },
    nonces: { ...moved(match.nonces), [by]: said },
    timing: match.timing && { ...match.timing, zones: moved(match.timing.zones) },
  }
}

import { type Hex32, NO_COMMITMENT } from '../dice/fair-dice'
import { nameFor } from '../dice/seed-exchange'
import type { Match, Said } from '../log/match'

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

import type { Station } from './station'

/** By game: the station to which its player comes back by himself, once what he began there has been told and decided. */
const left = new Map<string, Station>()

/** Somebody leaves a station for what follows by itself, and will go on there. */
export const willGoOn = (game: string, station: Station): void => void left.set(game, station)

/** true: it is there that he goes on; once, and not if he has gone elsewhere since. */
export function goesOn(game: string, station: Station): boolean {
  const is = left.get(game) === station
  if (is) left.delete(game)
  return is
}

/** He goes somewhere of his own accord. */
export const goesElsewhere = (game: string): void => void left.delete(game)

import type { TableView } from '../port'
import type { Station } from './station'

/** By game: the station to which its player comes back by himself, once what he began there has been told and decided. */
const left = new Map<string, { readonly station: Station; readonly view: TableView }>()

/** Somebody leaves a station for what follows by itself, and will go on there; `view`: what he saw as he left. */
export const willGoOn = (game: string, station: Station, view: TableView): void =>
  void left.set(game, { station, view })

/**
 * true: it is there that he goes on; once, and not if he has gone elsewhere since, or still sees what he left: the die of
 * it has its moment first.
 */
export function goesOn(game: string, station: Station, view: TableView): boolean {
  const one = left.get(game)
  const is = one?.station === station && one.view !== view
  if (is) left.delete(game)
  return is
}

/**
 * He has given up what he left a station for, and does not go on there; `view`: only if nothing has come of it, and he still
 * sees that.
 */
export function givesUp(game: string, station: Station, view?: TableView): void {
  const one = left.get(game)
  if (one?.station === station && (!view || one.view === view)) left.delete(game)
}

/** true: he has left a station of this kind, and would go on there. */
export const isLeftFor = (game: string, station: Station): boolean => left.get(game)?.station === station

/** He goes somewhere of his own accord. */
export const goesElsewhere = (game: string): void => void left.delete(game)

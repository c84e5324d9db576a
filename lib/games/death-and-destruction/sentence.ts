import { namesUnder, unitNameIn } from '@/lib/games/proud-monster/sentence'
import { oilNameAt } from './data/caucasus'
import { named } from './in-force'

/** The name of a unit of this game. */
export const unitName = unitNameIn(named)
/** Sentences of this game, with its hexes and units by name. */
export const { placeName, sentence } = namesUnder({
  ...named,
  placeOf: (hex) => named.placeOf(hex) ?? oilNameAt(hex),
})

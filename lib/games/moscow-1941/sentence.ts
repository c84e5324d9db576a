import { entryOf } from '@/lib/kernel/table-of'
import { namesWith, numbered, type Sentences } from '@/lib/wargame/sentence'
import { placeOf } from './data/map'
import { AIR, COUNTERS } from './data/units'
import { board } from './geometry'

/** The name of a unit or an air unit in full. */
export const unitName = (id: string, catalogue: Sentences): string | undefined =>
  (COUNTERS[id] ?? AIR[id]) && (entryOf(catalogue, `name-${id}`) ?? numbered(id.slice(2), catalogue))

/** Sentences of this game, with its hexes and units by name. */
export const { placeName, sentence } = namesWith({
  hexes: /^[A-M]\d+$/,
  board,
  placeIn: (hex) => placeOf(hex)?.name,
  pieceName: unitName,
})

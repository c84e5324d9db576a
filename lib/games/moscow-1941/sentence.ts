import { entryOf } from '@/lib/kernel/table-of'
import { numbered, type Sentences, sentenceWith } from '@/lib/wargame/sentence'
import { placeOf } from './data/map'
import { AIR, COUNTERS } from './data/units'

/** The name of the place in a hex. */
export function placeName(hex: string, catalogue: Sentences): string | undefined {
  const place = placeOf(hex)
  return place && (entryOf(catalogue, `town-${place.name}`) ?? place.name)
}

/** The name of a unit or an air unit in full. */
export const unitName = (id: string, catalogue: Sentences): string | undefined =>
  (COUNTERS[id] ?? AIR[id]) && (entryOf(catalogue, `name-${id}`) ?? numbered(id.slice(2), catalogue))

/** A hex with its place, or the name of a unit. */
function nameOf(id: string, catalogue: Sentences): string | undefined {
  if (!/^[A-M]\d+$/.test(id)) return unitName(id, catalogue)
  const place = placeName(id, catalogue)
  return place ? `${place} (${id})` : id
}

/** A sentence of this game, with its hexes and units by name. */
export const sentence = sentenceWith(nameOf)

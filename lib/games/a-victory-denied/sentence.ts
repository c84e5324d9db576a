import { interpolate } from '@/lib/kernel/interpolate'
import { entryOf } from '@/lib/kernel/table-of'
import { namesakes, numbered, type Sentences, sentenceWith } from '@/lib/wargame/sentence'
import { CHITS } from './data/chits'
import { COUNTERS } from './data/counters'
import { townOf } from './data/map'

/** The name of the town in a hex. */
export function townName(hex: string, catalogue: Sentences): string | undefined {
  const town = townOf(hex)
  return town && (entryOf(catalogue, `town-${town.name}`) ?? town.name)
}

const namesake = namesakes(Object.values(COUNTERS), ({ side, name, hq }) => `${side} ${name} ${hq}`)

/** The name of a counter in full; those of the same print are told apart by a number. */
export function counterName(id: string, catalogue: Sentences): string | undefined {
  const counter = COUNTERS[id]
  if (!counter) return undefined
  const name = catalogue[`name-${counter.name}`] ?? numbered(counter.name, catalogue)
  const whole = counter.hq ? interpolate(catalogue['name-hq'] ?? '{name}', { name }) : name
  return whole + namesake(id)
}

/** The name of a chit in full. */
export const chitName = (id: string, catalogue: Sentences): string | undefined =>
  catalogue[`chit-${id}`] ?? (CHITS[id] && numbered(CHITS[id].name, catalogue))

/** A hex with its town, or the full name of a counter or a chit. */
function nameOf(id: string, catalogue: Sentences): string | undefined {
  if (/^\d{4}$/.test(id)) {
    const town = townName(id, catalogue)
    return town ? `${town} (${id})` : id
  }
  return counterName(id, catalogue) ?? chitName(id, catalogue)
}

/** A sentence of this game, with its hexes, counters and chits by name. */
export const sentence = sentenceWith(nameOf)

import type { Words } from '@/lib/kernel/decision'
import { fill } from '@/lib/kernel/fill'
import { CHITS } from './data/chits'
import { COUNTERS } from './data/counters'
import { townOf } from './data/map'

/** The words of one language by key: sentences, and names of things such as `terrain-woods`. */
export type Sentences = Readonly<Record<string, string>>

/** The name of the town in a hex. */
export function townName(hex: string, catalogue: Sentences): string | undefined {
  const town = townOf(hex)
  return town && (catalogue[`town-${town.name}`] ?? town.name)
}

/** A hex with its town, or what is printed on a counter or a chit, or how the catalogue calls it. */
function nameOf(id: string, catalogue: Sentences): string | undefined {
  if (/^\d{4}$/.test(id)) {
    const town = townName(id, catalogue)
    return town ? `${town} (${id})` : id
  }
  return catalogue[`chit-${id}`] ?? COUNTERS[id]?.name ?? CHITS[id]?.name
}

/**
 * A sentence of a catalogue. Its gaps are filled with names in the same language: `{terrain}` with `woods` is the
 * entry `terrain-woods`, and hexes and ids of counters and chits, several with blanks between, become their names.
 * An unknown key is shown as it stands, so that nothing is ever blank.
 */
export function sentence({ key, params }: Words, catalogue: Sentences): string {
  return fill(catalogue[key] ?? key, params, (gap, value) => {
    const entry = catalogue[`${gap}-${value}`]
    if (entry !== undefined || typeof value === 'number') return entry ?? String(value)
    const names = value.split(' ').map((id) => nameOf(id, catalogue))
    return names.every((name) => name !== undefined) ? names.join(', ') : value
  })
}

import type { Words } from '@/lib/kernel/decision'
import { fill } from '@/lib/kernel/fill'
import { CHITS } from './data/chits'
import { COUNTERS } from './data/counters'

/** What is printed on a counter or a chit, or how the catalogue calls it. */
const nameOf = (id: string, catalogue: Readonly<Record<string, string>>): string | undefined =>
  catalogue[`chit-${id}`] ?? COUNTERS[id]?.name ?? CHITS[id]?.name

/**
 * A sentence of a catalogue. Its gaps are filled with names in the same language: `{terrain}` with `woods` is the
 * entry `terrain-woods`, and ids of counters and chits, several with blanks between, become their names. An unknown
 * key is shown as it stands, so that nothing is ever blank.
 */
export function sentence({ key, params }: Words, catalogue: Readonly<Record<string, string>>): string {
  return fill(catalogue[key] ?? key, params, (gap, value) => {
    const entry = catalogue[`${gap}-${value}`]
    if (entry !== undefined || typeof value === 'number') return entry ?? String(value)
    const names = value.split(' ').map((id) => nameOf(id, catalogue))
    return names.every((name) => name !== undefined) ? names.join(', ') : value
  })
}

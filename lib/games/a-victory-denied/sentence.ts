import type { Words } from '@/lib/kernel/decision'
import { fill } from '@/lib/kernel/fill'
import { entryOf } from '@/lib/kernel/table-of'
import { CHITS } from './data/chits'
import { COUNTERS } from './data/counters'
import { townOf } from './data/map'

/** The words of one language by key: sentences, and names of things such as `terrain-woods`. */
export type Sentences = Readonly<Record<string, string>>

/** The name of the town in a hex. */
export function townName(hex: string, catalogue: Sentences): string | undefined {
  const town = townOf(hex)
  return town && (entryOf(catalogue, `town-${town.name}`) ?? town.name)
}

// The catalogue has a word for each of these; a language that knows no difference says the same in all.
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })

/** Such as 17th Panzer Division for 17Pz: the number, and what the letters after it stand for. */
export function numbered(short: string, catalogue: Sentences): string {
  const [, n, kind] = /^(\d+)(\D*)$/.exec(short) ?? []
  const name = entryOf(catalogue, `kind-${kind || 'foot'}`)
  const ordinal = n && catalogue[`ordinal-${ORDINALS.select(Number(n))}`]
  return name && ordinal ? fill(name, { nth: fill(ordinal, { n }) }) : short
}

/** Counters of the same print, by id; each list is shared by all that are in it. */
const ALIKE = new Map<string, string[]>()
for (const { id, side, name, hq } of Object.values(COUNTERS)) {
  const print = `${side} ${name} ${hq}`
  const alike = ALIKE.get(print) ?? []
  alike.push(id)
  ALIKE.set(print, alike).set(id, alike)
}
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ')

/** The name of a counter in full; those of the same print are told apart by a number. */
export function counterName(id: string, catalogue: Sentences): string | undefined {
  const counter = COUNTERS[id]
  if (!counter) return undefined
  const name = catalogue[`name-${counter.name}`] ?? numbered(counter.name, catalogue)
  const whole = counter.hq ? fill(catalogue['name-hq'] ?? '{name}', { name }) : name
  const alike = ALIKE.get(id)!
  return alike.length > 1 ? `${whole} ${ROMAN[alike.indexOf(id)]}` : whole
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

/**
 * A sentence of a catalogue. Its gaps are filled with names in the same language: `{terrain}` with `woods` is the
 * entry `terrain-woods`, and hexes and ids of counters and chits, several with blanks between, become their names.
 * An unknown key is shown as it stands, so that nothing is ever blank.
 */
export function sentence({ key, params }: Words, catalogue: Sentences): string {
  return fill(entryOf(catalogue, key) ?? key, params, (gap, value) => {
    const entry = entryOf(catalogue, `${gap}-${value}`)
    if (entry !== undefined || typeof value === 'number') return entry ?? String(value)
    const names = value.split(' ').map((id) => nameOf(id, catalogue))
    return names.every((name) => name !== undefined) ? names.join(', ') : value
  })
}

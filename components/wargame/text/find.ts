import type { MapSheet } from '@/components/map/sheet'
import { holdsWords, typedWords } from '@/components/ui/search-text'
import type { TableWords } from './table-words'

/** A unit or a place that was looked for by its name. */
export interface Found {
  readonly name: string
  readonly hex: string
  /** Null: a place. */
  readonly unit: string | null
}

/** Units on the map, with their hexes. */
export type OnMap = readonly { readonly unit: string; readonly hex: string }[]

/**
 * Towns, hexes and units whose names hold what was typed: first those whose names begin with it, last those of a
 * formation that is called so.
 */
export function foundBy(
  { nameOf, formationOf, placeName }: TableWords,
  { places, lattice }: Pick<MapSheet, 'places' | 'lattice'>,
  units: OnMap,
  text: string,
): readonly Found[] {
  const words = typedWords(text)
  if (words.length === 0) return []
  const named = [...new Set(places.map(({ hex }) => hex))]
  const typed = text.trim().toUpperCase()
  const hexes = lattice.has(typed) && !named.includes(typed) ? [typed, ...named] : named
  // What the rules have no name for, such as a mountain, is called what is printed there.
  const printed = new Map(places.map(({ hex, name }) => [hex, name]))
  const nameIn = (hex: string) => {
    const [told, name] = [placeName(hex), printed.get(hex)]
    return told === hex && name ? `${name} ${hex}` : told
  }
  const all: readonly Found[] = [
    ...hexes.map((hex) => ({ name: nameIn(hex), hex, unit: null })),
    ...units.map(({ unit, hex }) => ({ name: nameOf(unit), hex, unit })),
  ]
  const rank = ({ name, unit }: Found) => {
    if (!holdsWords(name, words)) return unit && holdsWords(`${name} ${formationOf(unit)}`, words) ? 2 : 3
    return typedWords(name).join(' ').startsWith(words.join(' ')) ? 0 : 1
  }
  return [0, 1, 2].flatMap((wanted) => all.filter((one) => rank(one) === wanted))
}

import type { Words } from '@/lib/kernel/decision'
import { interpolate } from '@/lib/kernel/interpolate'
import { entryOf } from '@/lib/kernel/table-of'
import { grouped } from './pools'

/** The words of one language by key: sentences, and names of things such as `terrain-woods`. */
export type Sentences = Readonly<Record<string, string>>

// The catalogue has a word for each of these; a language that knows no difference says the same in all.
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })

/** Such as 17th Panzer Division for 17Pz: the number, and what the letters after it stand for. */
export function numbered(short: string, catalogue: Sentences): string {
  const [, n, kind] = /^(\d+)(\D*)$/.exec(short) ?? []
  const name = entryOf(catalogue, `kind-${kind || 'foot'}`)
  const ordinal = n && catalogue[`ordinal-${ORDINALS.select(Number(n))}`]
  return name && ordinal ? interpolate(name, { nth: interpolate(ordinal, { n }) }) : short
}

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ')

/** Tells pieces of the same print apart: a number after the name of each, and nothing where there is but one. */
export function namesakes<Facts extends { readonly id: string }>(
  pieces: readonly Facts[],
  printOf: (facts: Facts) => string,
): (id: string) => string {
  const numbers = new Map(
    [...grouped(pieces, printOf).values()]
      .filter((same) => same.length > 1)
      .flatMap((same) => same.map(({ id }, i) => [id, ` ${ROMAN[i]}`] as const)),
  )
  return (id) => numbers.get(id) ?? ''
}

/**
 * A sentence of a catalogue. Its gaps are filled with names in the same language: `{terrain}` with `woods` is the
 * entry `terrain-woods`, and names that a game knows, several with blanks between, are told in full. An unknown key is
 * shown as it stands, so that nothing is ever blank.
 */
export const sentenceWith =
  (nameOf: (id: string, catalogue: Sentences) => string | undefined) =>
  ({ key, params }: Words, catalogue: Sentences): string =>
    interpolate(entryOf(catalogue, key) ?? key, params, (gap, value) => {
      const entry = entryOf(catalogue, `${gap}-${value}`)
      if (entry !== undefined || typeof value === 'number') return entry ?? String(value)
      const names = value.split(' ').map((id) => nameOf(id, catalogue))
      return names.every((name) => name !== undefined) ? names.join(', ') : value
    })

/** What a game calls its hexes, and whatever else its sentences name. */
interface Naming {
  readonly hexes: RegExp
  readonly board: { has(hex: string): boolean; neighbours(hex: string): readonly string[] }
  /** What the data call the place in a hex, by which catalogues know it. */
  readonly placeIn: (hex: string) => string | undefined
  readonly pieceName: (id: string, catalogue: Sentences) => string | undefined
}

/** So many hexes away a place still tells where one is. */
const NEAR = 4
/** Of these sentences somebody must know where on the map he looks before he looks there. */
const ASKS = 'ask-'

/**
 * Names of places, and sentences with a game's hexes, each with its place, and its pieces by name. What is asked names a
 * place near a hex that has none of its own.
 */
export function namesWith({ hexes, board, placeIn, pieceName }: Naming) {
  const nearest = (hex: string): string | undefined => {
    const seen = new Set(board.has(hex) ? [hex] : [])
    let ring = [...seen]
    for (let n = 0; n < NEAR; n += 1) {
      ring = ring.flatMap((one) => board.neighbours(one)).filter((one) => !seen.has(one))
      for (const one of ring) seen.add(one)
      const found = ring.find((one) => placeIn(one) !== undefined)
      if (found) return found
    }
    return undefined
  }
  const placeName = (hex: string, catalogue: Sentences): string | undefined => {
    const place = placeIn(hex)
    return place && (entryOf(catalogue, `town-${place}`) ?? place)
  }
  const toldWith = (isAsked: boolean) =>
    sentenceWith((id, catalogue) => {
      if (!hexes.test(id)) return pieceName(id, catalogue)
      const place = placeName(id, catalogue)
      if (place) return `${place} (${id})`
      const near = isAsked && nearest(id)
      return near
        ? interpolate(catalogue['near-place']!, { hex: id, place: placeName(near, catalogue)! })
        : id
    })
  const [told, asked] = [toldWith(false), toldWith(true)]
  const sentence: typeof told = (words, catalogue) =>
    (words.key.startsWith(ASKS) ? asked : told)(words, catalogue)
  return { placeName, sentence }
}

/** Sentences in a language, English where there is no such, for readers without a screen. */
export const sayIn =
  (
    sentence: ReturnType<typeof sentenceWith>,
    catalogues: { readonly en: Sentences; readonly de: Sentences },
  ) =>
  (words: Words, language = 'en'): string =>
    sentence(words, entryOf<Sentences>(catalogues, language) ?? catalogues.en)

import { entryOf } from '@/lib/kernel/table-of'
import { namesWith, numbered, type Sentences } from '@/lib/wargame/sentence'
import { figures } from './in-force'

/** A name with a number as a language says it: `1. Panzer-Division` is `kind-Panzer-Division`; others by themselves, or as they are. */
function toldIn(name: string, catalogue: Sentences): string {
  const short = name.replace(/^(\d+)\.? /, '$1').replace(/^(\D+) (\d+)$/, '$2$1')
  const found = numbered(short, catalogue)
  return found === short ? (entryOf(catalogue, `unit-${name}`) ?? name) : found
}

/** The first of some names that a language has. */
const nameIn = (catalogue: Sentences, ...keys: string[]): string | undefined =>
  keys.map((key) => entryOf(catalogue, key)).find((name) => name !== undefined)

/** How units are called, and kinds of them: German ones by what is on their counters, untried ones by what their pool is called and a number. */
export const unitNameIn =
  ({ counters }: Pick<Named, 'counters'>) =>
  (id: string, catalogue: Sentences): string | undefined => {
    const facts = counters[id]
    if (!facts) return nameIn(catalogue, `air-${id}`, `type-${id}`, `ally-${id}`)
    if (facts.face === null) {
      const name = toldIn(facts.name, catalogue)
      const ally = entryOf(catalogue, `ally-${facts.nation}`)
      return ally ? `${name} (${ally})` : name
    }
    return `${catalogue[`face-${facts.face}`] ?? facts.face} ${Number(id.slice(-3))}`
  }
/** Of what names are told. */
export interface Named extends Pick<typeof figures, 'counters' | 'board' | 'sheetNames'> {
  readonly placeOf: (hex: string) => { readonly name: string } | null | undefined
}

/** Sentences with hexes and units by the names that they have among these figures. */
export const namesUnder = (of: Named) =>
  namesWith({
    hexes: new RegExp(`^\\d{4}[${of.sheetNames.join('')}]$`),
    board: of.board,
    placeIn: (hex) => (of.board.has(hex) ? of.placeOf(hex)?.name : undefined),
    pieceName: unitNameIn(of),
  })

/** The name of a unit of this game. */
export const unitName = unitNameIn(figures)
/** Sentences of this game, with its hexes and units by name. */
export const { placeName, sentence } = namesUnder(figures)

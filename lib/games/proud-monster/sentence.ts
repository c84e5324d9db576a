import { entryOf } from '@/lib/kernel/table-of'
import { namesWith, numbered, type Sentences } from '@/lib/wargame/sentence'
import { figures } from './in-force'

/** A name with a number as a language says it: `1. Panzer-Division` is `kind-Panzer-Division`; others by themselves, or as they are. */
function toldIn(name: string, catalogue: Sentences): string {
  const short = name.replace(/^(\d+)\.? /, '$1').replace(/^(\D+) (\d+)$/, '$2$1')
  const found = numbered(short, catalogue)
  return found === short ? (entryOf(catalogue, `unit-${name}`) ?? name) : found
}

/** The name of a unit: German ones by what is on their counters, untried ones by what their pool is called and a number. */
export function unitName(id: string, catalogue: Sentences): string | undefined {
  const facts = figures.counters[id]
  if (!facts) return entryOf(catalogue, `air-${id}`)
  if (facts.face === null) {
    const name = toldIn(facts.name, catalogue)
    const ally = entryOf(catalogue, `ally-${facts.nation}`)
    return ally ? `${name} (${ally})` : name
  }
  return `${catalogue[`face-${facts.face}`] ?? facts.face} ${Number(id.slice(-3))}`
}

/** Sentences of this game, with its hexes and units by name. */
export const { placeName, sentence } = namesWith({
  hexes: /^\d{4}[NS]$/,
  placeIn: (hex) => (figures.board.has(hex) ? figures.placeOf(hex)?.name : undefined),
  pieceName: unitName,
})

import { entryOf } from '@/lib/kernel/table-of'
import { namesWith, type Sentences } from '@/lib/wargame/sentence'
import { figures } from './in-force'

/** The name of a unit: German ones as their counters say, untried ones by what their pool is called and a number. */
export function unitName(id: string, catalogue: Sentences): string | undefined {
  const facts = figures.counters[id]
  if (!facts) return undefined
  if (facts.face === null) return entryOf(catalogue, `name-${id}`) ?? facts.name
  return `${catalogue[`face-${facts.face}`] ?? facts.face} ${Number(id.slice(-3))}`
}

/** Sentences of this game, with its hexes and units by name. */
export const { placeName, sentence } = namesWith({
  hexes: /^\d{4}[NS]$/,
  placeIn: (hex) => (figures.board.has(hex) ? figures.placeOf(hex)?.name : undefined),
  pieceName: unitName,
})

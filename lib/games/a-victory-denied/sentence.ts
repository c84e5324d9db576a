import { interpolate } from '@/lib/kernel/interpolate'
import { namesakes, namesWith, numbered, type Sentences } from '@/lib/wargame/sentence'
import { CHITS } from './data/chits'
import { COUNTERS } from './data/counters'
import { townOf } from './data/map'
import { board } from './geometry'

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

/** Sentences of this game, with its hexes, counters and chits by name. */
export const { placeName: townName, sentence } = namesWith({
  hexes: /^\d{4}$/,
  board,
  placeIn: (hex) => townOf(hex)?.name,
  pieceName: (id, catalogue) => counterName(id, catalogue) ?? chitName(id, catalogue),
})

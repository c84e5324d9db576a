import { dotted } from '@/components/wargame/text/dotted'
import { actedText, groundText } from '@/components/wargame/text/fact-lines'
import { hasRail, hasRoad, placeOf, terrainOf } from '@/lib/games/moscow-1941/data/map'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { hasSupply } from '@/lib/games/moscow-1941/rules/supply'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import type { Hex, Table } from '@/lib/games/moscow-1941/state'
import { hexOf } from '@/lib/wargame/occupancy'
import type { MoscowWords } from './table-words'
import type { Word } from './words.en'

/** The ground of a hex in words: terrain, place, road and railway. */
export const ground = (words: MoscowWords, hex: Hex): string =>
  groundText(words, terrainOf(hex), placeOf(hex)?.kind, hasRoad(hex) && 'road', hasRail(hex) && 'rail')

/** What an aircraft does, or why it does nothing, in a word or two. */
export function airState({ tell }: MoscowWords, table: Table, id: string): string {
  const { state, target, back } = table.air[id] ?? { state: 'off', target: null, back: null }
  return tell(`air.${state}` as Word, { target: target ?? '', back: back ?? '' })
}

/** Factor, movement and state of a unit in one line. */
export function unitFacts(words: MoscowWords, at: Situation, unit: string): string {
  const { tell } = words
  if (AIR[unit]) return airState(words, at.open, unit)
  const { factor, move } = COUNTERS[unit]!
  const { state, moved, fought } = at.open.counters[unit] ?? { state: 'fresh', moved: false, fought: false }
  const hex = hexOf(at, unit)
  return dotted([
    tell('unit.figures', { factor, move }),
    tell(`unit.${state}` as Word),
    ...(hex && !hasSupply(at, unit) ? [tell('unit.oos')] : []),
    ...actedText(words, { fought, moved }),
  ])
}

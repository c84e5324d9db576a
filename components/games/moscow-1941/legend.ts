import type { LegendEntry } from '@/components/wargame/later-port'
import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { faceIn } from './faces'
import type { MoscowWords } from './table-words'

/** Units that show what is said, each as it lies. */
const SHOWN = [
  ['figures', 'infantry', 'fresh'],
  ['armour', 'armor', 'fresh'],
  ['shock', 'shock', 'fresh'],
  ['unit-spent', 'infantry', 'spent'],
  ['dispersed', 'infantry', 'dispersed'],
] as const

/** What counters show: figures, and the states of a unit. */
export const legend = ({ tell }: MoscowWords): LegendEntry[] =>
  SHOWN.map(([word, type, state]) => {
    const first = Object.keys(COUNTERS).find((id) => COUNTERS[id]!.type === type)!
    return { text: tell(`legend.${word}`), face: faceIn(first, state), badge: null }
  })

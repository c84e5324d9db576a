import type { LegendEntry } from '@/components/wargame/later-port'
import { figures } from '@/lib/games/proud-monster/in-force'
import { axisFace, triedFace, untriedFace } from './faces'
import type { ProudWords } from './table-words'

/** What counters show: figures, steps, and what nobody knows. */
export const legend = ({ tell }: ProudWords): LegendEntry[] => [
  { text: tell('legend.figures'), face: axisFace('DE-PZ-1', 0), badge: null },
  { text: tell('legend.steps'), face: axisFace('DE-PZ-1', 1), badge: null },
  { text: tell('legend.untried'), face: untriedFace('RD'), badge: null },
  { text: tell('legend.tried'), face: triedFace('RD', figures.pools.RD.rows[5]!), badge: null },
]

import { figures } from '@/lib/games/proud-monster/in-force'
import { axisFace, triedFace, untriedFace } from './faces'

/** What counters show: figures, steps, and what nobody knows. */
export const legend = () =>
  [
    ['figures', axisFace('DE-PZ-1', 0)],
    ['steps', axisFace('DE-PZ-1', 1)],
    ['untried', untriedFace('RD')],
    ['tried', triedFace('RD', figures.pools.RD.rows[5]!)],
  ] as const

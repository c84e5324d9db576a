import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import type { Situation } from '@/lib/games/moscow-1941/situation'

/** Units, the strongest of a stack on top. */
export const order = ({ open }: Situation): string[] =>
  Object.keys(open.counters)
    .filter((id) => COUNTERS[id])
    .sort((a, b) => COUNTERS[a]!.factor - COUNTERS[b]!.factor || (a < b ? -1 : 1))

export const done = {
  move: ({ open }: Situation, unit: string) => open.counters[unit]!.moved,
  attack: ({ open }: Situation, unit: string) => open.counters[unit]!.fought,
}

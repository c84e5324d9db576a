import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { cityPoints } from '@/lib/games/moscow-1941/rules/places'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import { dueStep } from '@/lib/games/moscow-1941/state'

/** Units, the strongest of a stack on top. */
export const order = ({ open }: Situation): string[] =>
  Object.keys(open.counters)
    .filter((id) => COUNTERS[id])
    .sort((a, b) => COUNTERS[a]!.factor - COUNTERS[b]!.factor || (a < b ? -1 : 1))

/** Who has moved or fought in the segment that is due. */
export function spent({ open }: Situation): ReadonlySet<string> {
  const step = dueStep(open)?.step
  const done = step === 'move' ? 'moved' : step === 'attack' ? 'fought' : null
  return new Set(done ? Object.keys(open.counters).filter((id) => open.counters[id]![done]) : [])
}

/** What the cities that each side holds count. */
export const score = (at: Situation) => ({
  german: cityPoints(at, 'german'),
  soviet: cityPoints(at, 'soviet'),
})

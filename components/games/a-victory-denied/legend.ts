import { COUNTERS, type CounterFacts } from '@/lib/games/a-victory-denied/data/counters'
import { faceOf } from './faces'
import { ISOLATED, UNSUPPLIED } from './pieces'

const first = (is: (facts: CounterFacts) => boolean): string => Object.values(COUNTERS).find(is)!.id

/** What counters show: figures, steps, and what may lie on them. */
export function legend() {
  const motorized = first(({ motorized, reduced }) => motorized && reduced !== null)
  const foot = first(({ hq, motorized, reduced }) => !hq && !motorized && reduced !== null)
  const face = (id: string, reduced = false) => faceOf(id, { reduced })
  return [
    ['motorized', face(motorized)],
    ['foot', face(foot)],
    ['reduced', face(motorized, true)],
    ['hq', face(first(({ hq }) => hq))],
    ['unsupplied', face(motorized), UNSUPPLIED],
    ['isolated', face(foot), ISOLATED],
  ] as const
}

import { COUNTERS } from '../data/counters'
import { lossesOnPath } from '../rules/09-retreat'
import type { Run } from '../run'
import type { CounterId, Hex } from '../state'
import { enterHexes } from './enter-hex'
import { loseStep, stepsLeft } from './losses'

/**
 * 9.5.4: the unit goes hex by hex and loses a step in each enemy ZOC; it may die on the way. Who dies in the first hex
 * has not retreated. HQs lose no steps (12.2).
 */
export function retreatAlong(run: Run, unit: CounterId, path: readonly Hex[]): void {
  const start = run.table
  const losses = path.map((_hex, i) => lossesOnPath(start, unit, path.slice(0, i + 1)))
  const steps = COUNTERS[unit]!.hq ? Number.POSITIVE_INFINITY : stepsLeft(start, unit)
  const fatal = losses.findIndex((lost) => lost >= steps)
  const walked = enterHexes(run, unit, fatal < 0 ? path : path.slice(0, fatal))
  if (walked.length > 0) run.add({ type: 'UnitRetreated', unit, path: walked })
  if (COUNTERS[unit]!.hq) return
  for (let lost = 0; lost < Math.min(losses.at(-1) ?? 0, steps); lost++) loseStep(run, unit, 'zoc')
}

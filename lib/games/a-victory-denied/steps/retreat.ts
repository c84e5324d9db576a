import { hexOf } from '@/lib/wargame/occupancy'
import type { EventOf } from '../events'
import { boxAfterElimination, stepsLeft } from '../rules/09-losses'
import { lossesOnPath } from '../rules/09-retreat'
import type { CounterId, Hex } from '../state'
import type { Run } from '../world'
import { enterHexes } from './enter-hex'

/** Takes one step from a unit; true if it is eliminated. */
export function loseStep(run: Run, unit: CounterId, why: EventOf<'StepLost'>['why']): boolean {
  const eliminated = stepsLeft(run, unit) <= 1
  run.emit({ type: 'StepLost', unit, to: eliminated ? boxAfterElimination(run, unit) : null, why })
  return eliminated
}

/**
 * 9.5.4: the unit goes hex by hex and loses a step in each enemy ZOC; it may die on the way. Who dies in the first hex
 * has not retreated. HQs lose no steps (12.2).
 */
export function retreatAlong(run: Run, unit: CounterId, path: readonly Hex[]): void {
  const start = { rules: run.rules, open: run.open }
  const losses = path.map((_hex, i) => lossesOnPath(start, unit, path.slice(0, i + 1)))
  const steps = run.rules.counters[unit]!.hq ? Number.POSITIVE_INFINITY : stepsLeft(start, unit)
  const fatal = losses.findIndex((lost) => lost >= steps)
  const walked = enterHexes(run, unit, fatal < 0 ? path : path.slice(0, fatal))
  if (walked.length > 0) run.emit({ type: 'UnitRetreated', unit, path: walked })
  if (run.rules.counters[unit]!.hq) return
  for (let lost = 0; lost < Math.min(losses.at(-1) ?? 0, steps); lost++) loseStep(run, unit, 'zoc')
}

/** 9.5.8: who has no way out is eliminated, however many steps it has; an HQ relocates instead (12.2). */
export function giveUp(run: Run, unit: CounterId): void {
  const { side, hq } = run.rules.counters[unit]!
  if (!hq) return run.emit({ type: 'StepLost', unit, to: boxAfterElimination(run, unit), why: 'no-retreat' })
  run.emit({ type: 'RetreatBegan', hexes: {} })
  run.push({ step: 'relocate', side, hq: unit, from: hexOf(run, unit)! })
}

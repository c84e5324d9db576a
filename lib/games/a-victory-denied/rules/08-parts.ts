import type { Cite } from '@/lib/kernel/decision'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'
import { moverOf, normalStep, SIXTHS } from './08-costs'

/** One part of what a march costs: what for, by which rule, and how much in sixths of a MP. */
export interface CostPart {
  readonly cite: Cite
  readonly what:
    | `cost.${'before' | 'road' | 'river' | 'leave' | 'enter'}`
    | `hex.terrain.${ReturnType<Situation['rules']['terrainOf']>}`
  readonly sixths: number
}

/**
 * What a lawful march costs, part by part, with what the unit had spent before: by strategic movement (8.3.1), or the
 * ground (8.1.2), rivers (8.1.3) and zones (8.2.1) of its hexes. Parts of the same kind are one.
 */
export function costParts(
  at: Situation,
  unit: CounterId,
  { path, road }: { path: readonly Hex[]; road: boolean },
): CostPart[] {
  const mover = moverOf(at, unit)
  if (!mover) return []
  const { rules, ground, zone } = mover
  const sums = new Map<CostPart['what'], CostPart>()
  const add = (cite: Cite, what: CostPart['what'], sixths: number) => {
    if (sixths > 0) sums.set(what, { cite, what, sixths: sixths + (sums.get(what)?.sixths ?? 0) })
  }
  add('AVD 8.1.2', 'cost.before', (road ? mover.road : mover.normal) ?? 0)
  let from = mover.at
  for (const hex of path) {
    const to = ground.numberOf(hex)
    if (road) add('AVD 8.3.1', 'cost.road', mover.roadCost)
    else {
      const points = (mover.motorized ? ground.motorCost : ground.footCost)[to]! * SIXTHS
      const leave = from >= 0 && zone[from] === 1 ? rules.zocCost.leave * SIXTHS : 0
      const enter = zone[to] === 1 ? rules.zocCost.enter * SIXTHS : 0
      const whole = from < 0 ? points + enter : normalStep(mover, from, ground.slotTo(from, to))
      add('AVD 8.2.1', 'cost.leave', leave)
      add('AVD 8.1.2', `hex.terrain.${rules.terrainOf(hex)}`, points)
      add('AVD 8.1.3', 'cost.river', whole - points - leave - enter)
      add('AVD 8.2.1', 'cost.enter', enter)
    }
    from = to
  }
  return [...sums.values()]
}

import { grouped } from '@/lib/wargame/pools'
import type { Order } from '../orders'
import { overfull, stackRefusal } from '../rules/06-stacking'
import { judgeMove, movableStacks, reach } from '../rules/12-movement'
import type { Situation } from '../situation'
import type { CounterId, Side } from '../state'
import { finish, type Look } from './look'
import { planOf } from './plan'

/** The next units that go where the plan has them, all of a stack that go the same way together; else the phase is over. */
export function march(look: Look): Order {
  const { at, side } = look
  const plan = planOf(at)
  const isDue = (unit: CounterId): boolean => {
    const { at: here, from } = at.open.counters[unit]!
    return from === null && plan.has(unit) && plan.get(unit) !== here
  }
  for (const { from, units } of movableStacks(at, isDue)) {
    for (const [to, together] of grouped(units, (unit) => plan.get(unit)!))
      for (const group of [together, ...together.map((unit) => [unit])]) {
        const path = reach(at, group[0]!).get(to)
        if (path && stackRefusal(at, group, to) === null && judgeMove(at, side, from, group, path) === null)
          return { type: 'moveStack', from, units: group, path: [...path] }
      }
  }
  return clear(at, side) ?? finish
}

/** A way out of a hex that somebody else has left too full; else what is too much there is given up (6.2). */
export function clear(at: Situation, side: Side): Order | null {
  const [hex] = overfull(at, side)
  if (hex === undefined) return null
  for (const { from, units } of movableStacks(at))
    for (const unit of from === hex ? units : [])
      for (const [to, path] of reach(at, unit))
        if (stackRefusal(at, [unit], to) === null)
          return { type: 'moveStack', from, units: [unit], path: [...path] }
  return { type: 'forfeitUnits', hex }
}

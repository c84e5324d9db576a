import type { placeUnits as beginner } from '../orders/reinforcements'
import { lakeRefusal, lakeRoom } from './entries'
import type { Situation } from './situation'
import { dueStep } from './state'
import { type At, no } from './world'

/** true: the player turn begins, and nobody has moved yet (8.1). */
export const isStart = ({ rules, open }: Situation): boolean =>
  dueStep(open)?.step !== 'move' ||
  (open.moving === null && rules.seas({ rules, open }).every(({ log }) => log(open).used === 0))

/**
 * 8.1: units leave the reserve of the high command as a Soviet player turn begins. That is no step of its own, which would
 * tell the German by its coming whether there are any (A-PM-61).
 */
export const placeUnits = (base: typeof beginner): typeof beginner => ({
  ...base,
  steps: [...base.steps, 'move'],
  check: (at, order) => {
    const whole = at as unknown as At
    if (!isStart(whole)) return no('PM 8.1', 'reserve-late')
    return base.check(at, order) ?? lakeRefusal(whole, order.hex, order.units.length)
  },
  list: (at) =>
    at.side === 'soviet' && isStart(at as unknown as At)
      ? base.list(at).flatMap(({ choose: [one] = [], ...rest }) => {
          const most = lakeRoom(at as unknown as At, (rest as { hex: string }).hex)
          const max = Math.min(one!.max!, most ?? Number.POSITIVE_INFINITY)
          return one!.from.length > 0 && max > 0 ? [{ ...rest, choose: [{ ...one!, max }] }] : []
        })
      : [],
})

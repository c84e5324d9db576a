import type { Peril } from '@/components/wargame/port'
import { type Drafted, LOST } from '@/components/wargame/turn/perils'
import { orderCost } from '@/lib/games/proud-monster/full/order-costs'
import { openedBy } from '@/lib/games/proud-monster/full/rings'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { stepsOf } from '@/lib/games/proud-monster/rules/02-units'
import type { Situation } from '@/lib/games/proud-monster/situation'

const peril = (what: string, params: Peril['params'] = {}, mark = ''): Peril => ({
  ...{ key: `peril.${what}`, params, mark },
})

/** What an order costs besides a move: a loss its unit, and what it may ask by all of the rules. */
export function price(at: Situation, { offer: { unit }, order }: Drafted): readonly Peril[] {
  if (order.type === 'takeLoss' && unit) {
    const left = stepsOf(at, unit) - 1
    return left === 0 ? [LOST] : [peril('left', { left }, '−1')]
  }
  const whole = wholeOf(at)
  const cost = whole && orderCost(whole, order)
  const ring = whole && order.type === 'moveStack' && openedBy(whole, order as never)
  return [...(ring ? [peril('ring', { hex: ring })] : []), ...(cost ? [peril(cost.what, cost.params)] : [])]
}

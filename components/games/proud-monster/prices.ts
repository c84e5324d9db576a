import type { Peril } from '@/components/wargame/port'
import { type Drafted, LOST } from '@/components/wargame/turn/perils'
import { isSiege } from '@/lib/games/proud-monster/full/call-up'
import { isHedgehog } from '@/lib/games/proud-monster/full/hedgehogs'
import { assaultCost, isSpent } from '@/lib/games/proud-monster/full/mobile'
import { stockLeft } from '@/lib/games/proud-monster/full/restore'
import { shipsLeft } from '@/lib/games/proud-monster/full/sea'
import type { Situation as Whole } from '@/lib/games/proud-monster/full/situation'
import { stepsOf } from '@/lib/games/proud-monster/rules/02-units'
import { pointsLeft } from '@/lib/games/proud-monster/rules/12-movement'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { wholeOf } from './level'

const peril = (what: string, params: Peril['params'] = {}, mark = ''): Peril => ({
  ...{ key: `peril.${what}`, params, mark },
})

/** What an order costs that comes with all of the rules, by its type. */
const OF_WHOLE: Readonly<Record<string, (at: Whole, drafted: Drafted) => readonly Peril[]>> = {
  // 8.21: the first of three costs a point.
  callUp: (at, { offer: { unit } }) =>
    !isSiege(at, unit!) && at.open.called % at.rules.securityGroup === 0 ? [peril('point')] : [],
  replaceStep: (at) => [peril('stock', { n: stockLeft(at) - 1 })],
  refitDivision: () => [peril('rests')],
  supplyByAir: ({ rules, open }) => [
    peril('counters', { n: rules.aerialCounters - open.logistics.aerial.length - 1 }),
  ],
  concentrateSupply: () => [peril('halts')],
  changeHedgehog: (at, { order }) => (isHedgehog(at, String(order.hex)) ? [] : [peril('holds')]),
  sailUnits: (at, { order }) => [
    peril('ships', { n: shipsLeft(at, order.from as string) - (order.units as string[]).length }),
  ],
  invadeCoast: (at, { order }) => [
    peril('ships', { n: shipsLeft(at, order.hex as string) - (order.units as string[]).length }),
  ],
  mobileAssault: (at, { order: { from, target, units } }) => {
    const all = units as readonly string[]
    // 15.12: cavalry is spent by it.
    if (all.some((unit) => isSpent(at, unit))) return [peril('spent')]
    const costs = all.map((unit) => {
      const cost = assaultCost(at, unit, String(from), String(target))
      return { cost, left: pointsLeft(at, unit) - cost }
    })
    return [
      peril(
        'points',
        costs.reduce((a, b) => (b.left < a.left ? b : a)),
      ),
    ]
  },
  assaultAgain: ({ rules }) => [peril('again', { cost: rules.firstTurnPrice })],
}

/** What an order costs besides a move: a loss its unit, and what it may ask by all of the rules. */
export function price(at: Situation, drafted: Drafted): readonly Peril[] {
  const { type } = drafted.offer.order
  const { unit } = drafted.offer
  if (type === 'takeLoss' && unit) {
    const left = stepsOf(at, unit) - 1
    return left === 0 ? [LOST] : [peril('left', { left }, '−1')]
  }
  const whole = wholeOf(at)
  return whole ? (OF_WHOLE[type]?.(whole, drafted) ?? []) : []
}

import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import type { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import { SHUT } from '@/lib/games/proud-monster/rules/12-costs'
import type { Refusal } from '@/lib/kernel/decision'
import { over, plus } from '@/lib/wargame/extend'
import { here } from '../here'
import { isDnieperShut } from '../rules/11-transport'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex } from '../state'
import { no } from '../world'
import type { Chapter } from './difference'

const refusal = (at: Situation, a: Hex, b: Hex): Refusal | null =>
  isDnieperShut(at, a, b) ? no('DD 12.1', 'lower-dnieper', { hex: b }, [a, b]) : null

/** 12.1: nobody of the German side moves over it elsewhere. */
const hexside = over<Parent['hexside']>(
  (base) => (at, lies, between, to) =>
    to === 'move' && isDnieperShut(here(at), ...between) ? SHUT : base(at, lies, between, to),
)
const season = over<Parent['season']>((base) => (at) => {
  const { rules, open } = here(at)
  return [...base(at), open.turn >= rules.dnieperFrom && open.acting]
})
/** 12.1: nor attacks, on the move or not. */
const dnieper = (at: Situation, unit: CounterId, target: Hex) =>
  refusal(at, counterOf(at.open, unit).at, target)

type Move = (typeof parentOrders)['moveStack']
const moveStack = (base: Move): Move => ({
  ...base,
  check: (at, given) => {
    const way = [given.from, ...given.path]
    for (const [i, hex] of given.path.entries()) {
      const shut = refusal(here(at), way[i]!, hex)
      if (shut) return shut
    }
    return base.check(at, given)
  },
})

/** DD 12.1: the Lower Dnieper. */
export const dnieperRule: Chapter = {
  'DD 12.1': {
    rules: { ...{ hexside, season }, targetBars: plus({ dnieper }), mobileBars: plus({ dnieper: refusal }) },
    orders: { replace: { moveStack } },
  },
}

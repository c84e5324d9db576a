import type { Refusal } from '@/lib/kernel/decision'
import type { ListedOrder } from '@/lib/wargame/ruleset'
import { here } from '../here'
import type { Situation } from '../situation'
import type { CounterId } from '../state'

/** What an order of units names. */
export interface Given {
  readonly units: readonly CounterId[]
  readonly [field: string]: unknown
}
interface Order {
  check(of: Situation, given: Given): Refusal | null
  list(of: Situation): readonly ListedOrder[]
}

/** An order of the parent that is refused by one more rule, and is listed with those units that it lets go one by one. */
export function stricter<Base extends object>(
  base: Base,
  refusal: (at: Situation, given: Given) => Refusal | null,
): Base {
  const { check, list } = base as unknown as Order
  const more: Order = {
    check: (of, given) => check(of, given) ?? refusal(here(of), given),
    list: (of) =>
      list(of).flatMap(({ choose: [one] = [], ...rest }) => {
        const from = (one!.from as readonly string[]).filter(
          (unit) => refusal(here(of), { ...rest, units: [unit] }) === null,
        )
        const max = Math.min(one!.max ?? 1, from.length)
        return from.length > 0 ? [{ ...rest, choose: [{ ...one!, from, max }] }] : []
      }),
  }
  return { ...base, ...more }
}

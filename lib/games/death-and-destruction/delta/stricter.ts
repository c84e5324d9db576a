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

interface Waiting {
  waits?(at: Situation, step: object): boolean
  hinder?(at: Situation, step: object): Refusal | null
}

/** A step of the parent that waits for whoever has something else to do in it, too. */
export const waitsFor =
  (isOpen: (at: Situation) => boolean) =>
  <Step extends object>(base: Step): Step => {
    const { waits } = base as Waiting
    const more: Waiting = { waits: (at, step) => waits!(at, step) || isOpen(here(at)) }
    return { ...base, ...more }
  }
/** A step of the parent that is not over before something else is done. */
export const hindered =
  (refusal: (at: Situation) => Refusal | null) =>
  <Step extends object>(base: Step): Step => {
    const { hinder } = base as Waiting
    const more: Waiting = { hinder: (at, step) => hinder?.(at, step) ?? refusal(here(at)) }
    return { ...base, ...more }
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

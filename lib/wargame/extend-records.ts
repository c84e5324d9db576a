import type { Refusal } from '@/lib/kernel/decision'
import type { ListedOrder, Situation, World } from './ruleset'

/** What an order of units names. */
export interface OfUnits {
  readonly units: readonly string[]
  readonly [field: string]: unknown
}

/**
 * How records of one game are told as differences from those of another, each made of the one before; what they add is asked of the
 * situation of the game that extends, whatever that of its parent knows.
 */
export function extending<W extends World>() {
  type At = Situation<W['rules'], W['open']>
  interface Order {
    check(at: At, given: OfUnits): Refusal | null
    list(at: At): readonly ListedOrder[]
  }
  interface Waiting {
    waits?(at: At, step: object): boolean
    hinder?(at: At, step: object): Refusal | null
  }
  return {
    /** A step that waits for whoever has something else to do in it, too. */
    waitsFor:
      (isOpen: (at: At) => boolean) =>
      <Step extends object>(base: Step): Step => {
        const { waits } = base as Waiting
        const more: Waiting = { waits: (at, step) => waits!(at, step) || isOpen(at) }
        return { ...base, ...more }
      },

    /** A step that is not over before something else is done. */
    hindered:
      (refusal: (at: At) => Refusal | null) =>
      <Step extends object>(base: Step): Step => {
        const { hinder } = base as Waiting
        const more: Waiting = { hinder: (at, step) => hinder?.(at, step) ?? refusal(at) }
        return { ...base, ...more }
      },

    /** An order that nobody may give as long as this refuses it, whatever it names. */
    barred:
      (refusal: (at: At) => Refusal | null) =>
      <Base extends object>(base: Base): Base => {
        const { check, list } = base as unknown as Order
        const more: Order = {
          check: (at, given) => refusal(at) ?? check(at, given),
          list: (at) => (refusal(at) ? [] : list(at)),
        }
        return { ...base, ...more }
      },

    /** An order that is refused by one more rule, and is listed with those units that it lets go one by one. */
    stricter<Base extends object>(base: Base, refusal: (at: At, given: OfUnits) => Refusal | null): Base {
      const { check, list } = base as unknown as Order
      const more: Order = {
        check: (at, given) => check(at, given) ?? refusal(at, given),
        list: (at) =>
          list(at).flatMap(({ choose: [one] = [], ...rest }) => {
            const from = (one!.from as readonly string[]).filter(
              (unit) => refusal(at, { ...rest, units: [unit] }) === null,
            )
            const max = Math.min(one!.max ?? 1, from.length)
            return from.length > 0 ? [{ ...rest, choose: [{ ...one!, from, max }] }] : []
          }),
      }
      return { ...base, ...more }
    },
  }
}

import type { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import type { AnyOrder } from '@/lib/kernel/game'
import type { FiledOrders, HalvesWorld } from './halves'
import type { RuleSet, Side, Situation, StepOf, World } from './ruleset'
import { hoursOf, type Kinds, type Mode } from './standing'

// Standing orders as one record for each kind of choice; schema, what is usual and what is decided follow from it.

/**
 * How standing orders choose, without chance: the item with the least of the first price; where that is equal, of the
 * next; at last the lowest name.
 */
export function least(items: readonly string[], prices: readonly ((item: string) => number)[]): string {
  const priced = items.map((item) => ({ item, costs: prices.map((price) => price(item)) }))
  const [first] = priced.sort((a, b) => {
    const differ = a.costs.findIndex((cost, n) => cost !== b.costs[n])
    return differ < 0 ? a.item.localeCompare(b.item) : a.costs[differ]! - b.costs[differ]!
  })
  return first!.item
}

/** What each wish would rather not have of an item: the lower the better. */
export type Prices<Wish extends string> = Readonly<Record<Wish, (item: string) => number>>

/** The item that answers ranked wishes best, the first before the others. */
export const wished = <Wish extends string>(
  items: readonly string[],
  ranked: readonly Wish[],
  prices: Prices<Wish>,
): string =>
  least(
    items,
    ranked.map((wish) => prices[wish]),
  )

/** What a record makes its fields of. */
export interface StandingForms {
  z: typeof z
  /** Some of these names in order of weight, each at most once. */
  wishes<const Names extends readonly [string, ...string[]]>(names: Names): z.ZodType<Names[number][]>
}

/** All there is to know about one kind of choice that may be left to standing orders. */
export interface StandingRule<W extends World, Due = StepOf<W>, Wish = object> {
  /** What is decided, for a stranger who reads the schema. */
  about: string
  /** What may be wished besides how it is left to them. */
  fields: (of: StandingForms & W['forms']) => Readonly<Record<string, z.ZodType>>
  /** What is wished where nothing was filed. */
  usual: Wish
  /**
   * The order that decides it. From open facts only and without dice, ties to the lowest id, so that it tells nothing
   * but the wish; there is always one, and it is lawful.
   */
  choose(
    at: Situation<W['rules'], W['open']>,
    due: Due,
    wish: Wish,
  ): AnyOrder & Readonly<Record<string, unknown>>
}

/** A table of kinds, by what may be wished of each and by the steps of the agenda that ask for it. */
export type StandingRules<
  W extends World,
  Wishes,
  Steps extends Readonly<Record<keyof Wishes, readonly string[]>>,
> = {
  [Kind in keyof Wishes]: StandingRule<W, Extract<StepOf<W>, { step: Steps[Kind][number] }>, Wishes[Kind]>
}

/** Each kind of wish, with how it is left to them. */
export type Moded<Wishes> = { [Kind in keyof Wishes]: { mode: Mode } & Wishes[Kind] }
/** Standing orders of one side, by what may be wished of each kind. */
export type StandingOrdersOf<Wishes> = { version: 1; hours?: number | undefined } & Moded<Wishes>

/** The same as they were filed: those of old name no kinds of phases. */
export type FiledOf<Battles, Phases = object> = StandingOrdersOf<Battles> & Partial<Moded<Phases>>

/** What is usual of some kinds, all left to them in this way. */
export const usualOf = <Wishes extends { [Kind in keyof Wishes]: object }>(
  rules: { readonly [Kind in keyof Wishes]: { usual: Wishes[Kind] } },
  mode: Mode,
): Moded<Wishes> =>
  Object.fromEntries(
    Object.entries<{ usual: object }>(rules).map(([kind, { usual }]) => [kind, { mode, ...usual }]),
  ) as Moded<Wishes>

/** How standing orders decide for who does not act. */
export interface Standing<W extends World> {
  /** What orders, or those that are usual, say of a due choice: a lawful order. */
  orderOf(at: Situation<W['rules'], W['open']>, due: StepOf<W>, orders?: object): AnyOrder
  proxy: NonNullable<RuleSet<W>['proxy']>
  /** For how many milliseconds the choice that falls on a side now waits for its player; null: it waits, or there is none. */
  patience(state: W['state'], side: Side): number | null
  /** What is decided then. */
  instead(state: W['state'], side: Side, check: Check<W>, rules: W['rules']): AnyOrder
}
type Check<W extends World> = (state: W['state'], side: Side, order: never) => Refusal | null
type InForce = { readonly hours?: number | undefined } & object

/** Decides by what is in force; by what is usual should that ever be unlawful. */
export function makeStanding<W extends World>({
  rules,
  kinds,
  open,
  inForce,
  usual,
}: {
  rules: object
  kinds: Kinds<W['open']>
  open: (state: W['state']) => W['open']
  /** The orders of a side that count now. */
  inForce: (state: W['state'], side: Side) => InForce
  usual: InForce
}): Standing<W> {
  type Due = StepOf<W> & { side: Side }
  const records = rules as Readonly<Record<string, StandingRule<W>>>
  const of = <Part>(orders: object, due: Due) =>
    (orders as Readonly<Record<string, Part>>)[kinds.kindOf(due)]!
  const orderOf: Standing<W>['orderOf'] = (at, due, orders = usual) =>
    records[kinds.kindOf(due as Due)]!.choose(at, due as never, of<never>(orders, due as Due))

  /** The due choice of who does not act, if he has left it to his orders in this way. */
  function left(state: W['state'], mode: Mode): Due | null {
    const due = kinds.offTurn(open(state)) as Due | null
    return due && of<{ mode: Mode }>(inForce(state, due.side), due).mode === mode ? due : null
  }
  function orderFor(state: W['state'], due: Due, check: Check<W>, now: W['rules']): AnyOrder {
    const at = { rules: now, open: open(state) }
    const order = orderOf(at, due, inForce(state, due.side))
    return check(state, due.side, order as never) === null ? order : orderOf(at, due)
  }

  return {
    orderOf,
    proxy: {
      decide: (state, check, now) => {
        const due = left(state, 'auto')
        return due && { side: due.side, order: orderFor(state, due, check, now) }
      },
      shows: kinds.inPhase,
    },
    patience: (state, side) =>
      left(state, 'wait')?.side === side ? hoursOf(inForce(state, side)) * 3_600_000 : null,
    instead: (state, _side, check, now) => orderFor(state, left(state, 'wait')!, check, now),
  }
}

/** The kinds of a table, by what may be wished of each. */
type UsualBy<Wishes> = { readonly [Kind in keyof Wishes]: { readonly usual: Wishes[Kind] } }

/**
 * Standing orders of a game in two halves: what may be left to them in battles, as the options of the game have it, and
 * in phases where nobody acts, where everybody is asked.
 */
export const standingOf =
  <W extends HalvesWorld>() =>
  <Battles extends { [Kind in keyof Battles]: object }, Phases extends { [Kind in keyof Phases]: object }>(
    kinds: Kinds<W['open']>,
    battles: UsualBy<Battles>,
    phases: UsualBy<Phases> = {} as UsualBy<Phases>,
  ) => {
    type Whole = StandingOrdersOf<Battles & Phases>
    type Filed = FiledOf<Battles, Phases>
    const inPhases = usualOf(phases, 'ask')
    /** Orders with all that their player has not spoken of. */
    const whole = (filed: Filed) => ({ ...inPhases, ...filed }) as unknown as Whole
    /** What holds where nothing was filed, as the options of the game have it for a side. */
    const usualOrders = (mode: Mode) =>
      ({ version: 1, ...usualOf(battles, mode), ...inPhases }) as unknown as Whole
    /** The orders of a side that count now: in a battle those that stood when it began. */
    const ordersInForce = ({ table, hidden }: W['state'], side: Side): Whole => {
      const filed: FiledOrders | undefined = table.battle ? hidden.standingInBattle : hidden.standing
      return filed?.[side] ? whole(filed[side] as Filed) : usualOrders(table.options.offTurn[side])
    }
    const usual = usualOrders('auto')
    const rules = { ...battles, ...phases }
    const standing = makeStanding<W>({
      ...{ rules, kinds, inForce: ordersInForce, usual },
      open: ({ table }) => table as W['open'],
    })
    return {
      ...{ whole, usualOrders, ordersInForce },
      standing: { ...standing, rules, later: Object.keys(phases) },
    }
  }

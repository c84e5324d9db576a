import type { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import type { AnyOrder } from '@/lib/kernel/game'
import type { FiledOrders, HalvesWorld } from './halves'
import type { EventOf, RuleSet, Side, Situation, StepOf, World } from './ruleset'
import { hoursOf, type Kinds, type Mode, type OffTurn } from './standing'

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
   * How new games have it: what seldom matters is decided, and never gives what its player would have kept. Each says
   * why it is safe.
   */
  safe: { mode: Mode } & Wish
  /** true: it is to be asked though it is mostly spared. By open facts only. */
  matters?(at: Situation<W['rules'], W['open']>, due: Due): boolean
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

/** Some kinds, by what may be wished of each. */
type Records<Wishes> = {
  readonly [Kind in keyof Wishes]: { usual: Wishes[Kind]; safe: { mode: Mode } & Wishes[Kind] }
}

/** What holds of some kinds where nothing was filed: what is safe, or what is usual, all left to them in this way. */
export const usualOf = <Wishes extends { [Kind in keyof Wishes]: object }>(
  rules: Records<Wishes>,
  how: Mode | OffTurn,
): Moded<Wishes> =>
  Object.fromEntries(
    Object.entries<{ usual: object; safe: object }>(rules).map(([kind, { usual, safe }]) => [
      kind,
      how === 'safe' ? safe : { mode: how, ...usual },
    ]),
  ) as Moded<Wishes>

/** For how many hours who is asked is waited for where nothing was filed. */
const SAFE_HOURS = 12

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
  told,
}: {
  rules: object
  kinds: Kinds<W['open']>
  open: (state: W['state']) => W['open']
  /** The orders of a side that count now. */
  inForce: (state: W['state'], side: Side) => InForce
  usual: InForce
  /** The facts by which a side is told that something is decided for it. */
  told: (side: Side) => readonly EventOf<W>[]
}): Standing<W> {
  type Due = StepOf<W> & { side: Side }
  const records = rules as Readonly<Record<string, StandingRule<W>>>
  const of = <Part>(orders: object, due: Due) =>
    (orders as Readonly<Record<string, Part>>)[kinds.kindOf(due)]!
  const orderOf: Standing<W>['orderOf'] = (at, due, orders = usual) =>
    records[kinds.kindOf(due as Due)]!.choose(at, due as never, of<never>(orders, due as Due))

  const dueIn = (state: W['state']) => kinds.offTurn(open(state)) as Due | null
  const modeOf = (state: W['state'], due: Due) => of<{ mode: Mode }>(inForce(state, due.side), due).mode
  /** true: the choice is made at once, while this side carries on the game. */
  function isLeft(state: W['state'], due: Due, by: Side, now: W['rules']): boolean {
    const mode = modeOf(state, due)
    if (mode !== 'spare') return mode === 'auto'
    const matters = records[kinds.kindOf(due)]!.matters?.({ rules: now, open: open(state) }, due as never)
    return due.side !== by && !matters
  }
  /** The due choice of who does not act, if it is made for him after some hours. */
  function lapsing(state: W['state']): Due | null {
    const due = dueIn(state)
    return due && ['wait', 'spare'].includes(modeOf(state, due)) ? due : null
  }
  function orderFor(state: W['state'], due: Due, check: Check<W>, now: W['rules']): AnyOrder {
    const at = { rules: now, open: open(state) }
    const order = orderOf(at, due, inForce(state, due.side))
    return check(state, due.side, order as never) === null ? order : orderOf(at, due)
  }

  return {
    orderOf,
    proxy: {
      decide: (state, check, now, by) => {
        const due = dueIn(state)
        if (!due || !isLeft(state, due, by, now)) return null
        const { side } = due
        const order = orderFor(state, due, check, now)
        // Who declines is told of it no more than if he had done so himself.
        return { side, order, told: order.type === 'done' ? [] : told(side) }
      },
      shows: kinds.inPhase,
    },
    patience: (state, side) =>
      lapsing(state)?.side === side ? hoursOf(inForce(state, side)) * 3_600_000 : null,
    instead: (state, _side, check, now) => orderFor(state, lapsing(state)!, check, now),
  }
}

/**
 * Standing orders of a game in two halves: what may be left to them in battles, as the options of the game have it, and
 * in phases where nobody acts, where everybody is asked, but for what is spared by what is safe.
 */
export const standingOf =
  <W extends HalvesWorld>() =>
  <Battles extends { [Kind in keyof Battles]: object }, Phases extends { [Kind in keyof Phases]: object }>(
    kinds: Kinds<W['open']>,
    battles: Records<Battles>,
    phases: Records<Phases> = {} as Records<Phases>,
  ) => {
    type Whole = StandingOrdersOf<Battles & Phases>
    type Filed = FiledOf<Battles, Phases>
    const inPhases = usualOf(phases, 'ask')
    /** Orders with all that their player has not spoken of. */
    const whole = (filed: Filed) => ({ ...inPhases, ...filed }) as unknown as Whole
    /** What holds where nothing was filed, as the options of the game have it for a side. */
    const usualOrders = (how: Mode | OffTurn) =>
      (how === 'safe'
        ? { version: 1, hours: SAFE_HOURS, ...usualOf(battles, how), ...usualOf(phases, how) }
        : { version: 1, ...usualOf(battles, how), ...inPhases }) as unknown as Whole
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
      told: (side) => [{ type: 'OrdersDecided', side } as unknown as EventOf<W>],
    })
    return {
      ...{ whole, usualOrders, ordersInForce },
      standing: { ...standing, rules, later: Object.keys(phases) },
    }
  }

import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import { defineGame } from '@/lib/wargame/define-game'
import { chronicleOf } from '@/lib/wargame/events'
import { extend } from '@/lib/wargame/extend'
import {
  eventRule,
  type LayeredState,
  layered,
  orderRule,
  type RuleSet,
  type StepRules,
  type TypeOf,
  type World,
} from '@/lib/wargame/ruleset'

// A parent: pieces march along a road of numbered hexes, and meet what nobody has seen. A child: the same in winter.

export const forms = { z, unit: z.string(), hex: z.number().int() }
type Forms = typeof forms

export interface Open {
  readonly at: Readonly<Record<string, number>>
  readonly agenda: readonly ToyStep[]
}
/** Each side has a hex that it wants, and tells nobody. */
export interface Own {
  readonly goal: number
}
/** What lies in a hex until somebody enters it. */
export interface Sealed {
  readonly mines: readonly number[]
}
export type ToyState = LayeredState<Open, Own, Sealed>
type ToyStep = { step: 'march'; side: 'german' | 'soviet' } | { step: 'rest' }

const withOpen = <S extends ToyState>(state: S, change: Partial<Open>): S => ({
  ...state,
  open: { ...state.open, ...change },
})

const event = eventRule<ToyState, Forms>()
export const events = {
  Planned: event({
    fields: () => ({ steps: z.array(z.custom<ToyStep>()) }),
    reduce: (state, { steps }) => withOpen(state, { agenda: [...state.open.agenda, ...steps] }),
  }),
  StepDone: event({
    reduce: (state) => withOpen(state, { agenda: state.open.agenda.slice(0, -1) }),
  }),
  HandedOver: event({ fields: () => ({ to: z.string() }), firm: true }),
  Marched: event({
    fields: ({ unit, hex }) => ({ unit, to: hex }),
    reduce: (state, { unit, to }) => withOpen(state, { at: { ...state.open.at, [unit]: to } }),
    tell: ({ unit, to }) => ({ key: 'marched', params: { unit, to } }),
  }),
  Exploded: event({
    fields: ({ unit }) => ({ unit }),
    reduce: (state, { unit }) => {
      const { [unit]: _gone, ...at } = state.open.at
      return withOpen(state, { at })
    },
    firm: true,
  }),
}

/** Questions whose answers a child may change. */
export const rules = {
  range: (_open: Open): number => 3,
  isFriend: (unit: string, side: string): boolean => unit.startsWith(side),
}

export interface Toy extends World {
  state: ToyState
  open: Open
  own: Own
  rules: typeof rules
  step(of: ToyStep): void
  event(of: TypeOf<typeof events>): void
  forms: Forms
  words: string
}

export const orders = {
  march: orderRule<Toy>()({
    cite: 'TOY 1',
    fields: ({ unit, hex }) => ({ unit, to: hex }),
    steps: ['march'],
    check: ({ open, rules, side }, { unit, to }): Refusal | null => {
      if (!rules.isFriend(unit, side)) return { no: 'TOY 1.1', because: { key: 'not-yours', params: {} } }
      const range = rules.range(open)
      return Math.abs(to - open.at[unit]!) <= range
        ? null
        : { no: 'TOY 1.2', because: { key: 'too-far', params: { range } } }
    },
    list: ({ open, rules, side }) =>
      Object.keys(open.at)
        .filter((unit) => rules.isFriend(unit, side))
        .map((unit) => ({
          unit,
          choose: [
            { field: 'to', from: 'ask' },
            { field: 'pace', from: ['slow'], min: 0 },
          ],
        })),
    domain: ({ open, rules }, { unit }) => {
      const from = open.at[unit as string]!
      const range = rules.range(open)
      return Array.from({ length: 2 * range + 1 }, (_, i) => String(from - range + i))
    },
    apply: (run, { unit, to }) => {
      run.emit({ type: 'Marched', unit, to })
      if (run.state.sealed.mines.includes(to)) run.emit({ type: 'Exploded', unit })
      run.pop()
    },
  }),
}

export const steps: StepRules<Toy, { march: { side: 'german' | 'soviet' }; rest: object }> = {
  march: { fields: () => ({ side: z.string() }), run: () => false },
  rest: {
    run: (run) => {
      run.pop()
      return true
    },
  },
}

export const due = ({ agenda }: Open): ToyStep | undefined => agenda.at(-1)

export const parent: RuleSet<Toy> = {
  rules,
  layers: layered<Open, Own>(),
  due,
  orders,
  steps,
  chronicle: chronicleOf(rules, events),
  over: 'TOY 9',
  isBusy: () => false,
}

// The child.

export interface WinterOpen extends Open {
  readonly snow: boolean
  readonly tired: readonly string[]
}
export type WinterState = LayeredState<WinterOpen, Own, Sealed>

export const winterEvents = extend(events, {
  replace: {
    Marched: (was) => ({
      ...was,
      tell: ({ unit, to }) => ({ key: 'marched-in-snow', params: { unit, to } }),
    }),
  },
  add: {
    Tired: eventRule<WinterState, Forms>()({
      fields: ({ unit }) => ({ unit }),
      reduce: (state, { unit }) => ({
        ...state,
        open: { ...state.open, tired: [...state.open.tired, unit] },
      }),
    }),
  },
})

export const winterRules = extend(rules, {
  replace: {
    range: (was) => (open) => ('snow' in open && open.snow ? 1 : was(open)),
  },
  add: { mayDig: (open: WinterOpen): boolean => !open.snow },
})

interface Winter extends World {
  state: WinterState
  open: WinterOpen
  own: Own
  rules: typeof winterRules
  step(of: ToyStep): void
  event(of: TypeOf<typeof winterEvents>): void
  forms: Forms
  words: string
}

export const winterOrders = extend(orders, {
  add: {
    forceMarch: orderRule<Winter>()({
      cite: 'WIN 1',
      fields: ({ unit }) => ({ unit }),
      steps: ['march'],
      check: ({ open }, { unit }) =>
        open.tired.includes(unit) ? { no: 'WIN 1.1', because: { key: 'tired', params: { unit } } } : null,
      list: ({ open, rules, side }) =>
        Object.keys(open.at)
          .filter((unit) => rules.isFriend(unit, side) && !open.tired.includes(unit))
          .map((unit) => ({ unit })),
      apply: (run, { unit }) => run.emit({ type: 'Tired', unit }),
    }),
  },
})

export const winter: RuleSet<Winter> = {
  rules: winterRules,
  layers: layered<WinterOpen, Own>(),
  due,
  orders: winterOrders,
  steps,
  chronicle: chronicleOf(winterRules, winterEvents),
  over: 'TOY 9',
  isBusy: () => false,
}

type OrderIn<Table> = TypeOf<Table>
export const parentGame = defineGame<Toy, OrderIn<typeof orders>>(parent)
export const winterGame = defineGame<Winter, OrderIn<typeof winterOrders>>(winter)

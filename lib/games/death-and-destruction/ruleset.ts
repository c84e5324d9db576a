import { events as parentEvents } from '@/lib/games/proud-monster/full/events'
import { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import { rules as parentRules } from '@/lib/games/proud-monster/full/ruleset'
import { steps as parentSteps } from '@/lib/games/proud-monster/full/steps'
import type { Cite } from '@/lib/kernel/decision'
import type { AnyOrder } from '@/lib/kernel/game'
import { doneRule } from '@/lib/wargame/define-game'
import { chronicleOf } from '@/lib/wargame/events'
import { extend, extendAll } from '@/lib/wargame/extend'
import { rulesetOf } from '@/lib/wargame/halves'
import { DELTA } from './delta'
import type { Change, Chapter, Difference, Part } from './delta/difference'
import { added, type Event } from './events'
import { follows } from './follows'
import { figures, PRINTED, type Rules } from './in-force'
import { seenBy } from './seen'
import type { Situation } from './situation'
import { standing } from './standing'
import { dueStep, type State, type Table } from './state'
import type { Late } from './world'

const FIGURES = Object.fromEntries(Object.entries(PRINTED).map(([cite, rules]) => [cite, { rules }]))
/** Every difference from the parent with the number of its rule: figures first, then what each chapter of the book changes. */
export const DIFFERENCES = [FIGURES as Chapter, ...DELTA]
  .flatMap((chapter) => Object.entries(chapter) as [Cite, Difference][])
  .map(
    ([cite, { rules, ...parts }]) =>
      [cite, { ...(rules && { rules: { replace: rules } as Change<object> }), ...parts }] as const,
  )
/** A table of the parent with all that the rules of this game change in it and add to it. */
const extended = <Base extends object>(base: Base, part: Part): Base =>
  extendAll(base, DIFFERENCES.flatMap(([, one]) => (one[part] ? [one[part]] : [])) as never)

/** The rules of Death & Destruction. */
export const rules = extended(extend(parentRules, { add: figures }), 'rules') as unknown as Rules
export const steps = extended(parentSteps, 'steps')
export const events = extend(extended(parentEvents, 'events'), {
  add: added,
}) as typeof parentEvents & typeof added
export const orders = extend(extended(parentOrders, 'orders'), {
  // More steps may be finished.
  replace: { done: () => doneRule<Late>('PM 5.1', steps, dueStep as never) as never },
})
/** An order, of which the schema says what it holds. */
export type Order = AnyOrder & Readonly<Record<string, unknown>>

/** A table under these rules. */
export const on = (open: Table): Situation => ({ rules, open })

/** The rule set with these rules in force. */
export const rulesetUnder = (inForce: Rules) =>
  rulesetOf<Late>({
    ...{ rules: inForce, orders: orders as never, steps: steps as never },
    standing: standing as never,
    chronicle: chronicleOf<State, Event, Rules>(inForce, events, follows),
    seen: (table, viewer) => seenBy(inForce, table, viewer),
    over: 'PM 4.5',
    stepGaps: ['couplet'],
    gaps: ({ couplet }) => ({ couplet }),
  })

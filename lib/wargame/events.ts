import type { Cite } from '@/lib/kernel/decision'
import type { Line } from '@/lib/kernel/game'
import type { Chronicle, EventRule, Shape } from './ruleset'

type Event = { type: string }

/**
 * Reads a table of events by the rules in force. `follows` works out what a state keeps that follows from what has
 * changed, such as the front.
 */
export function chronicleOf<State, Fact extends Event, Rules>(
  rules: Rules,
  table: { readonly [Type in Fact['type']]: object },
  follows: <S extends State>(before: S, event: Fact, after: S, rules: Rules) => S = (
    _before,
    _event,
    after,
  ) => after,
): Chronicle<State, Fact> {
  const records = table as Readonly<Record<string, EventRule<State, never, Shape, Rules>>>
  const ruleOf = ({ type }: Fact) => records[type]!
  const isLast = (event: Fact) => ruleOf(event).last === true
  // Who decides an order has found its facts one by one; who then folds them need not work out anything again.
  const made = new WeakMap<Fact, { readonly before: State; readonly after: State }>()
  return {
    records: table,
    usual: Object.fromEntries(
      Object.entries(records).flatMap(([type, { usual }]) => (usual ? [[type, usual] as const] : [])),
    ),
    evolve: (before, event) => {
      const known = made.get(event)
      if (known?.before === before) return known.after
      const { reduce } = ruleOf(event)
      const after = reduce ? follows(before, event, reduce(before, event, rules), rules) : before
      made.set(event, { before, after })
      return after
    },
    tell: (event, viewer, before, after) => ruleOf(event).tell?.(event, viewer, before, rules, after) ?? null,
    isFirm: (event) => ruleOf(event).firm === true,
    inOrder: (events) => [...events.filter((event) => !isLast(event)), ...events.filter(isLast)],
  }
}

/** Lines of the log in the words of a game: the rule, a sentence, where on the map, and the dice. */
export const lineIn =
  <Word extends string>() =>
  (
    cite: Cite,
    key: Word,
    params: Line['params'] = {},
    at?: readonly string[],
    dice?: Line['dice'],
  ): Line => ({ cite, key, params, ...(at ? { at } : {}), ...(dice ? { dice } : {}) })

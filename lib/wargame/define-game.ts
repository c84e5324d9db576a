import type { Cite, Refusal } from '@/lib/kernel/decision'
import type { AnyOrder, Game, LegalEntry } from '@/lib/kernel/game'
import { entryOf } from '@/lib/kernel/table-of'
import { carryOn, carryOnABit, contextOf, Run } from './agenda'
import {
  type EventOf,
  type ListedOrder,
  type OrderRule,
  type RuleSet,
  refusalIn,
  SIDES,
  type Side,
  type StepOf,
  type StepRule,
  type World,
} from './ruleset'

const no = refusalIn()

/** What the kernel asks of the rules of a game. The words of its refusals stand in the catalogue of each game. */
export type Referee<W extends World, Order extends AnyOrder> = Required<
  Pick<
    Game<Side, W['state'], Order, EventOf<W>>,
    'awaits' | 'check' | 'legal' | 'domain' | 'decide' | 'evolve' | 'tell' | 'isFirm'
  >
>

/** Judges and carries out the orders of a rule set. No schema is loaded: a browser previews with it. */
export function defineGame<W extends World, Order extends AnyOrder>(ruleset: RuleSet<W>): Referee<W, Order> {
  const { orders, steps, layers, chronicle } = ruleset
  type State = W['state']
  type Step = StepOf<W>
  type Given = AnyOrder & Readonly<Record<string, unknown>>
  const orderRule = (type: string) => orders[type]!
  /** The rule by which orders are refused that another level has and this one has not. */
  const unknown = orders.done?.cite ?? ruleset.over
  const stepRule = ({ step }: Step) => steps[step as Step['step']] as StepRule<W>
  const dueOf = (state: State) => ruleset.due(layers.open(state))

  /** Whose order the game waits for; where both choose in secret at once, each who has not chosen. */
  function awaits(state: State): readonly Side[] {
    const due = dueOf(state)
    if (!due) return []
    const { hasDecided } = stepRule(due)
    if (hasDecided) return SIDES.filter((side) => !hasDecided(state, side))
    return due.side ? [due.side] : []
  }

  function refusalOf(state: State, side: Side, order: AnyOrder, due: Step): Refusal | null {
    const rule = entryOf(orders, order.type)
    if (!rule) return no(unknown, 'not-due')
    if (!(rule.steps as readonly string[]).includes(due.step)) return no(rule.cite, 'not-due')
    // Who has chosen in secret is told so by the order itself.
    if (!stepRule(due).hasDecided && due.side !== side) return no(rule.cite, 'not-yours')
    return rule.check(contextOf(ruleset, state, side), order as Given)
  }

  const mayFinish = (state: State, side: Side, due: Step): boolean =>
    orders.done !== undefined && refusalOf(state, side, { type: 'done' }, due) === null

  /**
   * True where nobody can decide anything: the game has to go on by itself. Play never stops there, but a position may
   * be written down there, and `done` by either side then lets it go on.
   */
  const isIdle = (state: State, due: Step): boolean =>
    awaits(state).every((side) => !mayFinish(state, side, due) && legal(state, side).length === 0)

  function check(state: State, side: Side, order: AnyOrder): Refusal | null {
    const due = dueOf(state)
    if (!due) return no(ruleset.over, 'game-over')
    const refusal = refusalOf(state, side, order, due)
    if (!refusal || !isIdle(state, due)) return refusal
    return order.type === 'done' ? null : no(refusal.no, 'goes-on')
  }

  function legal(state: State, side: Side): LegalEntry[] {
    const due = dueOf(state)
    if (!due || !awaits(state).includes(side)) return []
    const at = contextOf(ruleset, state, side)
    return Object.entries(orders).flatMap(([type, rule]) =>
      (rule.steps as readonly string[]).includes(due.step)
        ? rule.list(at).map((listed) => withFirstChoice(type, listed))
        : [],
    )
  }

  const domain: Referee<W, Order>['domain'] = (state, side, chosen, field) => {
    const due = dueOf(state)
    const rule = entryOf(orders, chosen.type)
    if (!due || !rule?.domain || !(rule.steps as readonly string[]).includes(due.step)) return []
    return awaits(state).includes(side) ? rule.domain(contextOf(ruleset, state, side), chosen, field) : []
  }

  const decide: Referee<W, Order>['decide'] = (state, { side, order, dice, stop }) => {
    const refusal = check(state, side, order)
    if (refusal) return refusal
    const run = new Run(ruleset, state, dice)
    const idle = order.type === 'done' && isIdle(state, dueOf(state)!)
    const takeStep = (now: Run<W>, due: Step): boolean => {
      if (carriesOut(stepRule(due), now, due)) return true
      const given = ruleset.proxy?.decide(now.state, check, ruleset.rules, side)
      if (!given) return false
      // What another's standing orders have decided shows what came before it, which so can be taken back no longer.
      if (ruleset.proxy!.shows(now.open)) now.handOver(side)
      now.emit(...given.told)
      orderRule(given.order.type).apply(now, given.order as Given, given.side)
      return true
    }
    if (!idle) orderRule(order.type).apply(run, order as unknown as Given, side)
    if (stop) carryOnABit(run, takeStep, ruleset.isBusy, idle)
    else carryOn(run, takeStep)
    run.handOver(side)
    return { yes: chronicle.inOrder(run.events) }
  }

  const { evolve, tell, isFirm } = chronicle
  return { awaits, check, legal, domain, decide, evolve, tell, isFirm }
}

/** Does what the game does by itself in a step; false: somebody has to decide. */
function carriesOut<W extends World>(rule: StepRule<W>, run: Run<W>, due: StepOf<W>): boolean {
  if (rule.run) return rule.run(run, due)
  if (rule.waits?.(run, due)) return false
  run.pop()
  rule.auto?.(run, due)
  return true
}

/** Lets the game do by itself what it does, up to the first decision: after a set-up. */
export const begin = <W extends World>({ steps }: Pick<RuleSet<W>, 'steps'>, run: Run<W>): void =>
  carryOn(run, (now, due) => carriesOut(steps[due.step as StepOf<W>['step']] as StepRule<W>, now, due))

/** What goes out names one open field: the first that must be filled. */
function withFirstChoice(type: string, { choose: [first] = [], ...fields }: ListedOrder): LegalEntry {
  const order = { type, ...fields }
  if (!first) return { order }
  const { field, from, min = 1, max = 1 } = first
  return {
    order,
    choose: from === 'ask' ? { field, from: [], min, max, later: true } : { field, from, min, max },
  }
}

/** The order by which a side finishes or declines the due step, made of what each step says of that. */
export function doneRule<W extends World>(
  cite: Cite,
  steps: Readonly<Record<string, unknown>>,
  due: RuleSet<W>['due'],
): OrderRule<W> {
  const rules = steps as Readonly<Record<string, StepRule<W>>>
  const refusal: OrderRule<W>['check'] = (at) => {
    const step = due(at.open)
    const rule = step && rules[step.step]!
    if (!rule) return null
    return typeof rule.done === 'string' ? no(rule.done, 'must-choose') : (rule.hinder?.(at, step) ?? null)
  }
  return {
    cite,
    about:
      'finish this segment, or decline the choice that is offered; in a position where nobody can decide anything: ' +
      'let the game go on',
    steps: Object.keys(rules).filter((name) => rules[name]!.done !== undefined),
    check: refusal,
    list: (at) => (refusal(at, {}) ? [] : [{}]),
    apply: (run) => {
      const step = due(run.open)!
      const { auto, finish } = rules[step.step]!
      if (finish) return finish(run, step)
      run.pop()
      auto?.(run, step)
    },
  }
}

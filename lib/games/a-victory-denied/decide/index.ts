import type { Decision, Refusal } from '@/lib/kernel/decision'
import type { Attempt, LegalEntry } from '@/lib/kernel/game'
import type { Event } from '../events'
import { carryOn, carryOnABit } from '../flow/carry-on'
import { no } from '../no'
import type { Order, OrderType } from '../orders'
import { Run } from '../run'
import { inPhase } from '../standing/kinds'
import { dueStep, type Side, type State, type Step } from '../state'
import { advanceUnit, placeElite, retreatUnit, takeLoss } from './aftermath'
import { activateCorps, chooseChits, chooseHq, trump } from './chits'
import { chooseDirective, withdraw } from './directive'
import { done } from './done'
import { declareAttack, flyStuka } from './fight'
import { moveUnit } from './move'
import type { OrderRule, OrderRules } from './order-rule'
import { reinforce, releaseUnit } from './reinforce'
import { disband, markOutOfSupply, relocateHq } from './supply'
import { bomb, fireArtillery, fireRocket } from './support'

/** Every order and its rule; board, validator, fuzzer and computer player all live from this one table. */
const rules: OrderRules = {
  chooseChits,
  trump,
  chooseHq,
  activateCorps,
  moveUnit,
  declareAttack,
  flyStuka,
  placeElite,
  takeLoss,
  retreatUnit,
  advanceUnit,
  relocateHq,
  markOutOfSupply,
  disband,
  reinforce,
  releaseUnit,
  fireArtillery,
  fireRocket,
  bomb,
  chooseDirective,
  withdraw,
  done,
}

const ruleOf = (type: OrderType) => rules[type] as OrderRule<OrderType>

/** Whose order the game waits for. In the chit selection phase both, until each has chosen. */
export function awaits({ table, hidden }: State): Side[] {
  const due = dueStep(table)
  if (!due) return []
  if (due.step === 'chits') return (['german', 'soviet'] as const).filter((side) => !hidden.chosen[side])
  return 'side' in due ? [due.side] : []
}

function refusalOf(state: State, side: Side, order: Order, due: Step): Refusal | null {
  const rule = ruleOf(order.type)
  if (!rule.steps.includes(due.step)) return no(rule.cite, 'not-due', { due: due.step })
  const waiting = due.step === 'chits' ? true : awaits(state).includes(side)
  if (!waiting) return no(rule.cite, 'not-yours')
  return rule.check(state, side, order)
}

/**
 * True where nobody can decide anything: the game has to go on by itself. Play never stops there, but a position may
 * be written down there, and `done` by either side then lets it go on.
 */
const isIdle = (state: State, due: Step): boolean =>
  awaits(state).every(
    (side) => refusalOf(state, side, { type: 'done' }, due) !== null && legal(state, side).length === 0,
  )

/** Null if the order is lawful now; else the rule that forbids it. */
export function check(state: State, side: Side, order: Order): Refusal | null {
  const due = dueStep(state.table)
  if (!due) return no('AVD 16.1', 'game-over')
  const refusal = refusalOf(state, side, order, due)
  if (!refusal || !isIdle(state, due)) return refusal
  return order.type === 'done' ? null : no(refusal.no, 'goes-on', { due: due.step })
}

/** The facts that follow from an order, until somebody has to decide again. */
export function decide(state: State, { side, order, dice, stop }: Attempt<Side, Order>): Decision<Event> {
  const refusal = check(state, side, order)
  if (refusal) return refusal
  const run = new Run(state, dice)
  const idle = order.type === 'done' && isIdle(state, dueStep(state.table)!)
  const carryOut = (due: Run, next: Order, by: Side) => {
    // What another's standing orders have decided shows what came before it, which so can be taken back no longer.
    if (by !== side && inPhase(due.table)) due.add({ type: 'HandedOver', to: by })
    ruleOf(next.type).carryOut(due, next, by)
  }
  if (!idle) carryOut(run, order, side)
  if (stop) carryOnABit(run, { check, carryOut }, idle)
  else carryOn(run, { check, carryOut })
  handOver(run, side)
  return { yes: causeFirst(run.events) }
}

/** A unit ends the game while it is still on its way (16.1); told afterwards, the move stands before what it brought. */
function causeFirst(events: readonly Event[]): Event[] {
  const isEnd = ({ type }: Event) => type === 'GameEnded'
  return [...events.filter((event) => !isEnd(event)), ...events.filter(isEnd)]
}

/** Says so when the game now waits for somebody else. */
function handOver(run: Run, from: Side): void {
  const due = run.due
  if (due && 'side' in due && due.side !== from) run.add({ type: 'HandedOver', to: due.side })
}

/** Every lawful order of a side, or its domains. */
export function legal(state: State, side: Side): LegalEntry[] {
  const due = dueStep(state.table)
  if (!due || !awaits(state).includes(side)) return []
  return Object.values(rules).flatMap((rule) => (rule.steps.includes(due.step) ? rule.list(state, side) : []))
}

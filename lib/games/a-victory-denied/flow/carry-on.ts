import type { Refusal } from '@/lib/kernel/decision'
import { DiceExhausted } from '@/lib/kernel/dice'
import { attackTargets } from '../decide/fight'
import type { Order } from '../orders'
import { supportTargets } from '../rules/13-support'
import type { Run } from '../run'
import { standingOrder } from '../standing/choose'
import { type Choice, kindOf, offTurn } from '../standing/kinds'
import { ordersInForce } from '../standing/orders'
import type { Side, State, Step } from '../state'
import * as battle from './battle'
import * as command from './command'
import * as reinforcements from './reinforcements'
import * as supply from './supply'
import * as turn from './turn'

type Handler<Name extends Step['step']> = (run: Run, step: Extract<Step, { step: Name }>) => boolean

/** Does its work and is over. */
const always =
  <Due extends Step>(work: (run: Run, step: Due) => void) =>
  (run: Run, step: Due) => {
    work(run, step)
    return true
  }

/** Waits for its side, unless there is nothing to wait for. */
const skipIf = (isIdle: (run: Run) => boolean) => (run: Run) => {
  if (!isIdle(run)) return false
  run.done()
  return true
}

const never = () => false

/** Step -> what the game does by itself when it is due. False: the game waits for an order. */
const handlers: { [Name in Step['step']]: Handler<Name> } = {
  chits: command.fillCup,
  special: always(command.specialCombat),
  draw: always(command.drawChit),
  trump: never,
  play: always(command.playChit),
  hq: command.onlyHq,
  corps: (run, step) => {
    if (command.openCorps(run, step).length > 0) return false
    command.activateGroup(run, step)
    return true
  },
  move: skipIf(
    ({ table }) => !table.activation || table.activation.units.length + table.activation.hqs.length === 0,
  ),
  fight: skipIf(({ table }) => attackTargets(table).length === 0),
  endActivation: always(command.endActivation),

  stuka: never,
  throw: always(battle.throwDie),
  elite: (run, { unit }) => {
    const hexes = battle.eliteHexes(run.table, unit)
    if (hexes.length !== 1) return false
    battle.placeElite(run, unit, hexes[0]!)
    return true
  },
  losses: battle.takeLosses,
  beginRetreat: always(battle.beginRetreat),
  airDefence: never,
  retreat: battle.retreat,
  headquarters: always(battle.moveHeadquarters),
  advance: battle.advance,
  endBattle: always(battle.endBattle),
  relocate: supply.relocateForced,

  mark: supply.marksDone,
  isolation: always(supply.judgeIsolation),
  hqs: supply.hqsDone,
  disband: never,

  reserve: reinforcements.reserveDone,
  pvo: reinforcements.placeForced,
  drawElite: always(reinforcements.drawEliteArrival),
  drawn: reinforcements.placeForced,
  stars: always(reinforcements.rollStars),
  release: skipIf(
    ({ table }) => reinforcements.germansInPocket(table).length === 0 && !releasedSome(table.agenda),
  ),
  arrivals: always(reinforcements.bringArrivals),
  escape: reinforcements.escapeDone,

  artillery: skipIf(({ table }) => {
    const due = table.agenda.at(-1)
    const guns = due?.step === 'artillery' && due.left > 0 && supportTargets(table, 'artillery').length > 0
    return !guns && !(table.rocket && supportTargets(table, 'rocket').length > 0)
  }),
  bomber: skipIf(({ table }) => !table.bomber || supportTargets(table, 'bomber').length === 0),

  endTurn: always(turn.endTurn),
  directive: never,
  advanceTurn: always(turn.advanceTurn),
  withdraw: turn.withdrawForced,
}

const releasedSome = (agenda: readonly Step[]): boolean => {
  const due = agenda.at(-1)
  return due?.step === 'release' && due.units.length > 0
}

/** The due choice, if it falls on a player who is not acting and wishes that it be decided for him. */
function decidedFor({ state, table }: Run): Choice | null {
  const due = offTurn(table)
  return due && ordersInForce(state, due.side)[kindOf(due)].mode === 'auto' ? due : null
}

/** What is decided for him: as he has ordered, or as usual should that ever be unlawful. */
export function orderFor(state: State, due: Choice, check: Rules['check']): Order {
  const order = standingOrder(state.table, due, ordersInForce(state, due.side))
  return check(state, due.side, order) === null ? order : standingOrder(state.table, due)
}

/** What the game's table of orders says and does (decide/index.ts). */
interface Rules {
  check: (state: State, side: Side, order: Order) => Refusal | null
  carryOut: (run: Run, order: Order, side: Side) => void
}

/** Does what is due by itself; false: somebody has to decide. */
function takeStep(run: Run, due: Step, { check, carryOut }: Rules): boolean {
  const handle = handlers[due.step] as (run: Run, step: Step) => boolean
  if (handle(run, due)) return true
  const choice = decidedFor(run)
  if (choice) carryOut(run, orderFor(run.state, choice, check), choice.side)
  return choice !== null
}

/** Carries the game on until somebody has to decide, or it is over. */
export function carryOn(run: Run, rules: Rules): void {
  for (let due = run.due; due; due = run.due) if (!takeStep(run, due, rules)) return
}

/**
 * Carries the battle that goes on to its end, or to a throw for which there is no number, and does nothing else but the
 * one step, if `first`.
 */
export function carryOnABit(run: Run, rules: Rules, first: boolean): void {
  let isFirst = first
  for (let due = run.due; due && (isFirst || run.table.battle); due = run.due) {
    const before = run.moment
    try {
      if (!takeStep(run, due, rules)) return
    } catch (error) {
      const isShort = error instanceof DiceExhausted && error.reason === 'dice exhausted'
      if (!isShort || isFirst) throw error
      return run.backTo(before)
    }
    isFirst = false
  }
}

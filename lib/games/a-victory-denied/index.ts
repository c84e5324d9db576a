import type { Game } from '@/lib/kernel/game'
import { computer } from './computer'
import { awaits, check, decide, legal } from './decide'
import { eventSchema } from './event-schema'
import { type Event, evolve } from './events'
import { orderFor } from './flow/carry-on'
import { guess } from './guess'
import { type Order, orderSchema } from './orders'
import { readPosition, writePosition } from './position'
import { answerSchema, ask, questionSchema } from './questions'
import { say } from './say'
import { SCENARIOS, setUp } from './set-up'
import { type Filed, leftToOrders, patienceOf } from './standing/orders'
import { standingSchema } from './standing/schema'
import { SIDES, type Side, type State } from './state'
import { optionsSchema, positionSchema } from './state-schema'
import { isFirm, tell } from './tell'
import { board, uncovered, type View, view, viewSchema } from './view'

/** A Victory Denied: Smolensk, July to September 1941, driven by chits drawn from a cup. */
export const game: Game<Side, State, Order, Event, View> = {
  id: 'a-victory-denied',
  title: 'A Victory Denied',
  version: '0.2.0',
  sides: SIDES,
  scenarios: SCENARIOS,
  turns: 10,
  schemas: {
    options: optionsSchema,
    position: positionSchema,
    order: orderSchema,
    event: eventSchema,
    question: questionSchema,
    answer: answerSchema,
    view: viewSchema,
  },
  setUp,
  decide,
  evolve,
  check,
  legal,
  view,
  asked: ({ prompt: { key, params } }) => ({ key, params }),
  board,
  uncovered,
  tell,
  isFirm,
  awaits,
  turn: ({ table }) => table.turn,
  result: ({ table }) =>
    table.result && {
      winner: table.result.winner,
      cite: table.result.cite as `${string} ${string}`,
      why: {
        key: table.result.key,
        params: { german: table.result.german ?? 0, soviet: table.result.soviet ?? 0 },
      },
    },
  ask,
  readPosition,
  writePosition,
  guess,
  say,
  standing: {
    schema: standingSchema,
    of: ({ hidden }, side) => hidden.standing?.[side] ?? null,
    filed: (side, orders) => ({ type: 'OrdersFiled', side, orders: orders as Filed | null }),
    patience: patienceOf,
    instead: (state, side) => orderFor(state, leftToOrders(state, side)!, check),
    voided: (side) => ({ type: 'OrdersVoided', side }),
  },
  computer,
}

import type { Game } from '@/lib/kernel/game'
import { computer } from './computer'
import { type Event, evolve, isFirm, tell, usual } from './events'
import { guess } from './guess'
import { rules } from './in-force'
import type { Order } from './orders'
import { readPosition, writePosition } from './position'
import { answerSchema, ask, questionSchema } from './questions'
import { awaits, check, decide, legal } from './ruleset'
import { say } from './say'
import { eventSchema, orderSchema } from './schemas'
import { SCENARIOS, setUp } from './set-up'
import { standing } from './standing/orders'
import { standingSchema } from './standing/schema'
import type { Filed } from './standing/wishes'
import { SIDES, type Side, type State } from './state'
import { optionsSchema, positionSchema } from './state-schema'
import { board, type View, view, viewSchema } from './view'

/** Moscow 1941: Typhoon and what followed, in turns of ten days. */
export const game: Game<Side, State, Order, Event, View> = {
  id: 'moscow-1941',
  title: 'Moscow 1941',
  version: '0.1.0',
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
  usual,
  check,
  legal,
  view,
  asked: ({ prompt: { key, params } }) => ({ key, params }),
  board,
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
    patience: standing.patience,
    instead: (state, side) => standing.instead(state, side, check, rules),
    voided: (side) => ({ type: 'OrdersVoided', side }),
  },
  computer: (seen, legal, luck) => computer(rules, seen, legal, luck),
}

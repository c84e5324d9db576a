import type { Game } from '@/lib/kernel/game'
import { defineGame } from '@/lib/wargame/define-game'
import { computer } from './computer'
import type { Event } from './events'
import { guess } from './guess'
import { type Rules, rules } from './in-force'
import type { Order } from './orders'
import { readPosition, writePosition } from './position'
import { questionsUnder } from './questions'
import { rulesetUnder } from './ruleset'
import { say } from './say'
import { schemasUnder } from './schemas'
import { SCENARIOS, setUp } from './set-up'
import { standing } from './standing/orders'
import { standingSchema } from './standing/schema'
import type { Filed } from './standing/wishes'
import { SIDES, type Side, type State } from './state'
import { stateSchemasUnder } from './state-schema'
import { board, type View, view, viewSchemaUnder } from './view'
import type { Moscow } from './world'

/** The game by these rules: those of this edition, or of one that extends it. */
export function gameUnder(inForce: Rules): Game<Side, State, Order, Event, View> {
  const ruleset = rulesetUnder(inForce)
  const { awaits, check, decide, evolve, isFirm, legal, tell } = defineGame<Moscow, Order>(ruleset)
  const { optionsSchema, positionSchema } = stateSchemasUnder(inForce)
  const { order, event } = schemasUnder(inForce)
  const { schema: question, answerSchema: answer, ask } = questionsUnder(ruleset)
  return {
    id: 'moscow-1941',
    title: 'Moscow 1941',
    version: '0.1.0',
    sides: SIDES,
    scenarios: SCENARIOS,
    turns: inForce.lastTurn.whole,
    schemas: {
      options: optionsSchema,
      position: positionSchema,
      order,
      event,
      question,
      answer,
      view: viewSchemaUnder(inForce),
    },
    setUp: (scenario, options, dice) => setUp(ruleset, scenario, options, dice),
    decide,
    evolve,
    usual: ruleset.chronicle.usual,
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
    readPosition: (json) => readPosition(inForce, json),
    writePosition,
    guess,
    say,
    standing: {
      schema: standingSchema,
      of: ({ hidden }, side) => hidden.standing?.[side] ?? null,
      filed: (side, orders) => ({ type: 'OrdersFiled', side, orders: orders as Filed | null }),
      patience: standing.patience,
      instead: (state, side) => standing.instead(state, side, check, inForce),
      voided: (side) => ({ type: 'OrdersVoided', side }),
    },
    computer: (seen, legal, luck) => computer(inForce, seen, legal, luck),
  }
}

/** Moscow 1941: Typhoon and what followed, in turns of ten days. */
export const game = gameUnder(rules)

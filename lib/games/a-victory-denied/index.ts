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
import type { Filed } from './standing/wishes'
import { SIDES, type Side, type State } from './state'
import { stateSchemasUnder } from './state-schema'
import { board, uncovered, type View, view, viewSchemaUnder } from './view'
import type { Avd } from './world'

type AvdGame = Game<Side, State, Order, Event, View>

/** The game by these rules: those of this edition, or of one that extends it. */
export function gameUnder(inForce: Rules): AvdGame {
  const ruleset = rulesetUnder(inForce)
  const { awaits, check, decide, evolve, isFirm, legal, tell } = defineGame<Avd, Order>(ruleset)
  const { optionsSchema, positionSchema, standingSchema } = stateSchemasUnder(inForce)
  const { order, event } = schemasUnder(inForce)
  const { schema: question, answerSchema: answer, ask } = questionsUnder(ruleset)
  return {
    id: 'a-victory-denied',
    title: 'A Victory Denied',
    version: '0.2.0',
    sides: SIDES,
    scenarios: SCENARIOS,
    turns: inForce.lastTurn.moscow,
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
    view: (state, viewer) => view(inForce, state, viewer),
    asked: ({ prompt: { key, params } }) => ({ key, params }),
    board,
    uncovered: (state) => uncovered(inForce, state),
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
    guess: (seen, luck) => guess(inForce, seen, luck),
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

/** A Victory Denied: Smolensk, July to September 1941, driven by chits drawn from a cup. */
export const game = gameUnder(rules)

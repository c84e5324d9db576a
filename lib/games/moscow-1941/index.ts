import { begin } from '@/lib/wargame/define-game'
import { gameOf } from '@/lib/wargame/game-of'
import { questions } from './answers'
import { computer } from './computer'
import { type Rules, rules } from './in-force'
import type { Order } from './orders'
import { readKept, readPosition } from './position'
import { rulesetUnder } from './ruleset'
import { say } from './say'
import { schemasUnder } from './schemas'
import { firstTable, SCENARIOS } from './set-up'
import { standing } from './standing/orders'
import { board, guess, type View, view, viewSchemaUnder } from './view'
import type { Moscow } from './world'

/** The game by these rules: those of this edition, or of one that extends it. */
export function gameUnder(inForce: Rules) {
  const ruleset = rulesetUnder(inForce)
  return gameOf<Moscow, Order, View>({
    id: 'moscow-1941',
    title: 'Moscow 1941',
    version: '0.5.0',
    scenarios: SCENARIOS,
    turns: inForce.lastTurn.whole,
    playerTurn: ({ turn, phase, acting }) => `${turn}/${phase}/${acting}`,
    schemas: schemasUnder(inForce),
    viewSchema: viewSchemaUnder(inForce),
    ...{ ruleset, questions, board, guess, say, standing, computer },
    // Nothing lies face down.
    anew: { hidden: () => ({}) },
    firstTable: (scenario, options) => firstTable(inForce, scenario, options),
    begin: (run) => {
      run.push({ step: 'beginTurn' })
      begin(ruleset, run)
    },
    view: (state, viewer) => view(ruleset, state, viewer),
    readPosition: (json) => readPosition(inForce, json),
    readKept: (json) => readKept(inForce, json),
  })
}

/** Moscow 1941: Typhoon and what followed, in turns of ten days. */
export const game = gameUnder(rules)

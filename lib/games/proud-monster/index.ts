import { begin as goOn } from '@/lib/wargame/define-game'
import { gameOf } from '@/lib/wargame/game-of'
import { questions } from './answers'
import { computer } from './computer'
import type { Rules } from './in-force'
import type { Order } from './orders'
import { readPosition } from './position'
import { rules, rulesetUnder } from './ruleset'
import { say } from './say'
import { schemasUnder } from './schemas'
import { begin, firstTable, SCENARIOS } from './set-up'
import { standing } from './standing/orders'
import { board, guess, uncovered, type View, view, viewSchemaUnder } from './view'
import type { Proud } from './world'

/** The game by these rules: those of this edition and level, or of one that extends it. */
export function gameUnder(inForce: Rules) {
  const ruleset = rulesetUnder(inForce)
  return gameOf<Proud, Order, View>({
    id: 'proud-monster',
    title: 'Proud Monster',
    version: '0.1.0',
    scenarios: SCENARIOS,
    turns: inForce.turns,
    schemas: schemasUnder(inForce),
    viewSchema: viewSchemaUnder(inForce),
    ...{ ruleset, questions, board, uncovered, say, standing, computer },
    firstTable: (scenario, options) => firstTable(inForce, scenario, options),
    begin: (run) => {
      begin(run)
      goOn(ruleset, run)
    },
    view: (state, viewer) => view(ruleset, state, viewer),
    guess: (seen, luck) => guess(inForce, seen, luck),
    readPosition: (json) => readPosition(inForce, json),
  })
}

/** Proud Monster: Barbarossa, June to December 1941. */
export const game = gameUnder(rules)

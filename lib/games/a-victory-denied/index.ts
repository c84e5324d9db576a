import { gameOf } from '@/lib/wargame/game-of'
import { questions } from './answers'
import { computer } from './computer'
import { guess, hiddenAnew } from './guess'
import { type Rules, rules } from './in-force'
import type { Order } from './orders'
import { readKept, readPosition, writePosition } from './position'
import { rulesetUnder } from './ruleset'
import { say } from './say'
import { schemasUnder } from './schemas'
import { begin, firstTable, SCENARIOS } from './set-up'
import { standing } from './standing/orders'
import { board, uncovered, type View, view, viewSchemaUnder } from './view'
import type { Avd } from './world'

/** The game by these rules: those of this edition, or of one that extends it. */
export function gameUnder(inForce: Rules) {
  const ruleset = rulesetUnder(inForce)
  return gameOf<Avd, Order, View>({
    id: 'a-victory-denied',
    title: 'A Victory Denied',
    version: '0.3.1',
    scenarios: SCENARIOS,
    turns: inForce.lastTurn.moscow,
    // What a chit makes active is a turn of its own.
    playerTurn: ({ turn, activations }) => `${turn}/${activations}`,
    schemas: schemasUnder(inForce),
    viewSchema: viewSchemaUnder(inForce),
    ...{ ruleset, questions, begin, board, writePosition, say, standing, computer },
    anew: { hidden: hiddenAnew },
    firstTable: (_scenario, options) => firstTable(inForce, options),
    view: (state, viewer) => view(ruleset, state, viewer),
    uncovered: (state) => uncovered(inForce, state),
    readPosition: (json) => readPosition(inForce, json),
    readKept: (json) => readKept(inForce, json),
    guess: (seen, luck) => guess(inForce, seen, luck),
  })
}

/** A Victory Denied: Smolensk, July to September 1941, driven by chits drawn from a cup. */
export const game = gameUnder(rules)

import { begin as goOn } from '@/lib/wargame/define-game'
import { gameOf } from '@/lib/wargame/game-of'
import type { RuleSet } from '@/lib/wargame/ruleset'
import { questions } from './answers'
import { computer } from './computer'
import type { Rules } from './in-force'
import { keptLed, led } from './led'
import type { Order } from './orders'
import { passing, playerTurnOf } from './passing'
import { positionsUnder } from './position'
import { rules, rulesetUnder } from './ruleset'
import { say } from './say'
import { schemasUnder } from './schemas'
import { begin, firstTable, scenariosOf } from './set-up'
import { standing } from './standing/orders'
import type { StateSchemas } from './state-schema'
import { anew, board, guess, uncovered, type View, view, viewSchemaUnder } from './view'
import type { Proud } from './world'

/** What a level has of its own besides its rules: that of the beginners, or what extends it. */
export interface LevelParts {
  ruleset: RuleSet<Proud>
  schemas: StateSchemas
  viewSchema: ReturnType<typeof viewSchemaUnder>
  standing: typeof standing
  computer: typeof computer
  led: typeof led
  keptLed: typeof keptLed
  passing: typeof passing
  board: typeof board
  guess: typeof guess
  anew: typeof anew
}

const beginner = (inForce: Rules): LevelParts => ({
  ruleset: rulesetUnder(inForce),
  schemas: schemasUnder(inForce),
  viewSchema: viewSchemaUnder(inForce),
  ...{ standing, computer, led, keptLed, passing, board, guess, anew },
})

/** The game by these rules: those of this edition and level, or of one that extends it. */
export function gameUnder(inForce: Rules, level: LevelParts = beginner(inForce)) {
  const { ruleset, schemas } = level
  return gameOf<Proud, Order, View>({
    id: 'proud-monster',
    title: 'Proud Monster',
    version: '0.8.0',
    scenarios: scenariosOf(inForce),
    turns: inForce.turns,
    playerTurn: playerTurnOf,
    ...{ ...level, questions, uncovered, say },
    firstTable: (scenario, options) => firstTable(inForce, scenario, options, schemas),
    begin: (run) => {
      begin(run)
      goOn(ruleset, run)
    },
    view: (state, viewer) => view(ruleset, state, viewer, schemas),
    guess: (seen, luck) => level.guess(inForce, seen, luck),
    readPosition: positionsUnder(inForce, schemas),
  })
}

/** Proud Monster: Barbarossa, June to December 1941. */
export const game = gameUnder(rules)

import type { Game } from '@/lib/kernel/game'
import { gameOfLevels } from '@/lib/wargame/levels'
import { gameUnder as beginnerUnder, game as forBeginners, type LevelParts } from '..'
import {
  type View as BeginnerView,
  anew as beginnerAnew,
  board as beginnerBoard,
  guess as beginnerGuess,
} from '../view'
import { computer } from './computer'
import type { Event } from './events'
import { withStacksKnown } from './fog'
import { withHiddenUnits } from './guess'
import type { Rules } from './in-force'
import { keptLed, led } from './led'
import type { Order } from './orders'
import { passing } from './passing'
import { rules, rulesetUnder } from './ruleset'
import { schemasUnder, viewSchemaUnder } from './schemas'
import { standing } from './standing'
import type { Side, State, Table } from './state'

/** What one viewer sees of a game under the whole rules. */
export type View = Omit<BeginnerView, 'table'> & { table: Table }
export type WholeGame = Game<Side, State, Order, Event, View>

/** What lies on the map: where there is more beneath a unit that is seen is a part of it. */
export const board = (view: View) => ({
  ...beginnerBoard(view as unknown as BeginnerView),
  several: view.table.several,
  weather: view.table.weather,
  air: view.table.air,
  hedgehogs: view.table.hedgehogs,
  forts: view.table.forts,
})

/** A position that this view may be of: what is beneath others and in reserve lies somewhere by lot. */
export const guess = (inForce: Rules, view: View, luck: () => number) =>
  withHiddenUnits(
    inForce,
    beginnerGuess(inForce, view as unknown as BeginnerView, luck) as State,
    view.viewer,
    luck,
  )

/** Where a game begins anew both know its stacks (14.7): who plays on from there may have seen it to its end. */
export const anew = {
  ...beginnerAnew,
  opened: (inForce: Rules, table: Table): Table | null => withStacksKnown(inForce, table),
}

/** The game under the whole of its rules. Its types are more special than those of the level that it extends. */
export function gameUnder(inForce: Rules): WholeGame {
  const parts = {
    ruleset: rulesetUnder(inForce),
    schemas: schemasUnder(inForce),
    viewSchema: viewSchemaUnder(inForce),
    ...{ standing, computer, led, keptLed, passing, board, guess, anew },
  }
  return beginnerUnder(inForce, parts as unknown as LevelParts) as unknown as WholeGame
}

/** All rules; it is offered to players once it is whole. */
export const full = gameUnder(rules)

/** Both levels as one game, by the scenario that is played. */
export const game: WholeGame = gameOfLevels<Side, State, Order, Event, View>(
  forBeginners as unknown as WholeGame,
  full,
)

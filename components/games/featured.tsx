'use client'

import { Backdrop } from './a-victory-denied/backdrop'
import { GameOptionsForm, optionsOf, USUAL } from './a-victory-denied/game-options'
import { NewGame } from './a-victory-denied/new-game'
import { GAME } from './a-victory-denied/offered'

/** The game that the first page offers: its picture, and the choices for a new table. */
export const FEATURED = {
  id: GAME.game,
  title: GAME.title,
  scenario: GAME.scenario,
  sides: GAME.sides,
  Backdrop,
  NewGame,
  options: { usual: USUAL, Form: GameOptionsForm, of: optionsOf },
} as const

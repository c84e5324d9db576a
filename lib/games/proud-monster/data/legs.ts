import type { Level } from '../names'
import { TURNS } from './schedule'

/** A part of the campaign that is played as a game of its own. No such thing is in the published game. */
export interface Leg {
  readonly lastTurn: number
  /** Victory points that the German side had at its end as history went. */
  readonly historic: number
  /** Victory points, less those of history, from which the German wins, and from which nobody has. */
  readonly win: number
  readonly draw: number
}

const leg = (lastTurn: number, win: number, draw: number): Leg => ({
  ...{ lastTurn, win, draw },
  historic: TURNS[lastTurn - 1]!.historic,
})

/** The legs by level and name: up to which turn, and their margins, which are ours (`edition.ts` says what they rest on). */
export const LEGS: Readonly<Record<Level, Readonly<Record<string, Leg>>>> = {
  beginner: {
    frontier: leg(3, 0, -1),
    summer: leg(6, 4, 3),
  },
  full: {
    frontier: leg(3, -1, -2),
    summer: leg(6, 4, 2),
  },
}

import type { OffTurn } from '@/lib/wargame/standing'
import { computerPlay } from '../support/game-suite/play'
import type { GameSuite, Kinds } from '../support/game-suite/suite'
import { suiteOf } from '../support/suites'
import { atMost, type Figure, forComparison } from './figure'

/** How often in a turn the game may go from one player to the other, and how much of that may be by questions off turn. */
const BUDGETS = { 'a-victory-denied': [8, 0.5], 'moscow-1941': [4, 0.5] } as const
const SEEDS = ['hand-overs/0', 'hand-overs/1', 'hand-overs/2', 'hand-overs/3']

/**
 * How often in a turn another side gives an order than before, in games of two computer players, and how much less often
 * without choices that fall on one who does not act, which his standing orders would make for him after some hours.
 */
function handOvers<G extends Kinds>(suite: GameSuite<G>, how: OffTurn): { all: number; offTurn: number } {
  const { game } = suite
  const options = { offTurn: Object.fromEntries(game.sides.map((side) => [side, how])) }
  let [all, acting, turns] = [0, 0, 0]
  for (const seed of SEEDS) {
    const given: { side: G['side']; isAside: boolean }[] = []
    const { state } = computerPlay(suite, seed, {
      options,
      watch: ({ side, before }) => {
        given.push({ side, isAside: game.standing!.patience(before, side) !== null })
      },
    })
    all += changesIn(given)
    acting += changesIn(given.filter(({ isAside }) => !isAside))
    turns += game.turn(state)
  }
  return { all: all / turns, offTurn: (all - acting) / turns }
}

const changesIn = (given: readonly { side: string }[]) =>
  given.filter(({ side }, n) => n > 0 && side !== given[n - 1]!.side).length

/** How often who plays a game has to wait for the other: as a new game between people begins, and where all is asked. */
export const handOverFigures = (): Figure[] =>
  Object.entries(BUDGETS).flatMap(([id, [all, offTurn]]) => {
    const suite = suiteOf(id)
    const name = `${suite.game.title}: hand-overs a turn`
    const safe = handOvers(suite, 'safe')
    return [
      atMost(`${name}, as a new game begins`, safe.all, '', all),
      atMost(`${name}, added by questions off turn`, safe.offTurn, '', offTurn),
      forComparison(`${name}, everything asked`, handOvers(suite, 'ask').all, ''),
    ]
  })

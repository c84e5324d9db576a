import { PATIENCE } from '@/lib/play/games/advanced'
import { play, thinking } from '../support/game-suite/play'
import type { GameSuite, Kinds } from '../support/game-suite/suite'
import { suiteOf } from '../support/suites'
import { atMost, type Figure } from './figure'

/** The largest games and a long scenario of each, at each of their levels. */
const LARGEST = [
  { suite: 'proud-monster', scenario: 'campaign', seed: 'thinking' },
  { suite: 'proud-monster/full', scenario: 'campaign-full', seed: 'thinking' },
  { suite: 'death-and-destruction', scenario: 'december', seed: 'thinking' },
]
const REQUEST_MS = 1000
const TURN_S = 10
/** For so many turns; a game that is longer is measured up to there. */
const TURNS = 12
const GAME_S = 120

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * How long the computer thinks in a game against itself: the longest request, which gives orders until its time is over; the
 * player turn that takes most, by the CPU of all that is asked of the game for it; and the game.
 */
function thought<G extends Kinds>(suite: GameSuite<G>, scenario: string, seed: string) {
  const think = thinking(suite)
  let [request, longest, turn, turns] = [0, 0, 0, 0]
  let [acting, began, last] = ['', cpu(), performance.now()]
  const seenTurns = new Set<number>()
  let game: number | null = null
  const player: typeof think = (seen, luck) => {
    seenTurns.add((seen.view as { table: { turn: number } }).table.turn)
    if (seenTurns.size > TURNS) game ??= cpu() - began
    if (seen.side !== acting) {
      turns = Math.max(turns, cpu() - turn)
      turn = cpu()
      request = 0
    }
    acting = seen.side
    return think(seen, luck)
  }
  began = cpu()
  turn = began
  play(suite, {
    ...{
      seed,
      scenario,
      players: Object.fromEntries(suite.game.sides.map((side) => [side, player])) as never,
    },
    begin: () => {
      last = performance.now()
    },
    watch: () => {
      const now = performance.now()
      request += now - last
      last = now
      longest = Math.max(longest, request)
      if (request >= PATIENCE) request = 0
    },
  })
  return { longest, turn: Math.max(turns, cpu() - turn), game: game ?? cpu() - began }
}

/** How long the computers of the largest games think. */
export const thinkingFigures = (): Figure[] => LARGEST.flatMap(figuresOf)

function figuresOf({ suite, scenario, seed }: (typeof LARGEST)[number]): Figure[] {
  const { game } = suiteOf(suite)
  const { longest, turn, game: whole } = thought(suiteOf(suite), scenario, seed)
  const name = `${game.title}, ${scenario}: the computer`
  return [
    atMost(`${name}, longest request`, longest, 'ms', REQUEST_MS),
    atMost(`${name}, most for a player turn, CPU`, turn, 's', TURN_S),
    atMost(`${name}, ${TURNS} turns against itself, CPU`, whole, 's', GAME_S),
  ]
}

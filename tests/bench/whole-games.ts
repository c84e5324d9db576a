import type { Throw } from '@/lib/kernel/dice/dice'
import { PATIENCE } from '@/lib/play/games/advanced'
import { play, type Step, thinking } from '../support/game-suite/play'
import { sittingsOf } from '../support/game-suite/sittings'
import type { GameSuite, Kinds } from '../support/game-suite/suite'
import { suiteOf } from '../support/suites'

/** The largest games and a long scenario of each, at each of their levels, by seeds that are not won in the first turns. */
export const LARGEST = [
  { suite: 'proud-monster', scenario: 'campaign', seed: 'thinking-1' },
  { suite: 'proud-monster/full', scenario: 'campaign-full', seed: 'thinking-1' },
  { suite: 'death-and-destruction', scenario: 'december', seed: 'thinking' },
] as const
type Largest = (typeof LARGEST)[number]
/** For so many turns; a game that is longer is measured up to there, and one that is won before as it was. */
const TURNS = 12

/** One order of such a game, with what was thrown for it. */
export type Given = Pick<Step<Kinds>, 'side' | 'order' | 'dice'>

/** What was seen of a game of the computer against itself; seconds are CPU of all that is asked of the game. */
export interface WholeGame {
  /** Milliseconds that the longest request takes, which gives orders until its time is over. */
  readonly longest: number
  /** Seconds of the player turn that takes most. */
  readonly turn: number
  /** Seconds of the whole game, of so many turns. */
  readonly game: number
  readonly turns: number
  /** How often it went from one player to the other, and how often it may. */
  readonly sittings: number
  readonly mostSittings: number
  readonly options: object
  readonly setUpDice: readonly Throw[]
  readonly given: readonly Given[]
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function played<G extends Kinds>(
  suite: GameSuite<G>,
  { scenario, seed }: Pick<Largest, 'scenario' | 'seed'>,
): WholeGame {
  const think = thinking(suite)
  // As a game between two people begins.
  const options = { offTurn: Object.fromEntries(suite.game.sides.map((side) => [side, 'safe'])) }
  const sat = sittingsOf(suite)
  const given: Given[] = []
  let setUpDice: readonly Throw[] = []
  let [request, longest, turn, turns] = [0, 0, 0, 0]
  let [acting, began, last] = ['', cpu(), performance.now()]
  const seenTurns = new Set<number>()
  let state: G['state']
  let whole: Pick<WholeGame, 'game' | 'turns' | 'sittings' | 'mostSittings'> | null = null
  const soFar = () => ({
    ...{ game: cpu() - began, turns: Math.min(seenTurns.size, TURNS) },
    ...{ sittings: sat.count(), mostSittings: suite.sittings!.most(state) },
  })
  const player: typeof think = (seen, luck) => {
    seenTurns.add((seen.view as { table: { turn: number } }).table.turn)
    if (seenTurns.size > TURNS) whole ??= soFar()
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
    ...{ seed, scenario, options },
    players: Object.fromEntries(suite.game.sides.map((side) => [side, player])) as never,
    begin: (_start, _events, dice) => {
      setUpDice = dice
      last = performance.now()
    },
    watch: (step) => {
      const now = performance.now()
      request += now - last
      last = now
      longest = Math.max(longest, request)
      if (request >= PATIENCE) request = 0
      if (seenTurns.size <= TURNS) {
        sat.watch(step)
        state = step.after
      }
      const { side, order, dice } = step
      given.push({ side, order, dice })
    },
  })
  return {
    ...{ longest, turn: Math.max(turns, cpu() - turn), ...(whole ?? soFar()) },
    ...{ options, setUpDice, given },
  }
}

const known = new Map<string, WholeGame>()
/** A game of the computer against itself, played once in a run of the bench. */
export function wholeGame(one: Largest): WholeGame {
  const found = known.get(one.suite) ?? played(suiteOf(one.suite), one)
  known.set(one.suite, found)
  return found
}

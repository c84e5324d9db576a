import type { State } from '@/lib/games/a-victory-denied/state'
import { readView } from '@/lib/play/games/read-view'
import { reads } from '@/lib/play/http/handle'
import { gameQuery } from '@/lib/play/http/schemas'
import { AVD, matchIn } from '@/tests/games/a-victory-denied/secrecy'
import { positionsOf } from '@/tests/games/a-victory-denied/secret-positions'
import { pairOf } from '@/tests/games/a-victory-denied/twins'
import { testServices } from '../support/browser'
import { served } from '../support/game-suite/served'
import { seeded } from '../support/seeded'
import { atMost, type Figure, forComparison } from './figure'

/** Where two classes of times differ no more than this, nobody can tell them apart by listening: Welch's t. */
const MOST_T = 4.5
const SAMPLES = 1_000
/** What lies beyond is the machine's own doing. */
const CALM = 0.9

/** Lays out what is to be asked, anew each time: where things happen to lie in memory must not tell. */
type Way = () => Promise<() => Promise<unknown>>

/** Welch's t of the times that two ways take, tried in an order drawn by lot. */
async function telltale(ways: readonly [Way, Way], samples: number): Promise<number> {
  const luck = seeded('telltale')
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < 2.2 * samples; n++) {
    const which = luck() < 0.5 ? 0 : 1
    const ask = await ways[which]()
    const began = performance.now()
    await ask()
    // The first tenth warms up.
    if (n > 0.2 * samples) times[which].push(performance.now() - began)
  }
  const most = [...times[0], ...times[1]].sort((a, b) => a - b)[Math.floor(2 * samples * CALM) - 1]!
  const [one, other] = times.map((all) => spread(all.filter((time) => time <= most)))
  return Math.abs(one!.mean - other!.mean) / Math.sqrt(one!.error + other!.error)
}

/** The mean, and the square of its standard error. */
function spread(times: readonly number[]): { mean: number; error: number } {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  const variance = times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (times.length - 1)
  return { mean, error: variance / times.length }
}

const look = reads(gameQuery, readView)

/** Whether the time of an answer tells what lies face down. */
export async function telltaleFigures(): Promise<Figure[]> {
  const { step, chosenFrom } = positionsOf('secrecy/12/0')[1]!
  const twin = pairOf(step.before, 'soviet', chosenFrom, seeded('telltale/twin')).state
  const seed = '5e'.repeat(32)
  const way = (state: State): Way => {
    const match = matchIn(AVD, state)
    return async () => {
      const { game, browsers, store } = await served(AVD, match, seed)
      // As in earnest, answers go out at whole ticks.
      testServices(store, { games: { [AVD.id]: AVD }, key: () => Buffer.alloc(32, 9), tick: 25 })
      const request = new Request('http://table.test', { headers: { cookie: browsers.soviet!.cookie! } })
      return async () => {
        const answer = await look(request, { params: Promise.resolve({ gameId: game }) })
        if (!answer.ok) throw new Error(await answer.text())
      }
    }
  }
  const t = (against: State) => telltale([way(step.before), way(against)], SAMPLES)
  return [
    forComparison('view of a position against itself: t of the times', await t(step.before), ''),
    atMost('view of a position against its twin: t of the times', await t(twin), '', MOST_T),
  ]
}

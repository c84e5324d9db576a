import { callOf } from '@/lib/play/handle'
import { poll } from '@/lib/play/poll'
import { readView } from '@/lib/play/read-view'
import { type Served, served } from '../secrecy/http'
import { AVD, positionsOf } from '../secrecy/positions'
import { seeded } from '../support/seeded'
import { matchIn, twinOf } from '../support/twins'
import { atMost, type Figure, forComparison } from './figure'

/** Where two classes of times differ no more than this, nobody can tell them apart by listening: Welch's t. */
const MOST_T = 4.5
const SAMPLES = 20_000
/** What lies beyond is the machine's own doing. */
const CALM = 0.9

interface Way {
  before: () => void
  ask: () => Promise<unknown>
}

/** Welch's t of the times that two ways take, tried in an order drawn by lot. */
async function telltale(ways: readonly [Way, Way], samples: number): Promise<number> {
  const luck = seeded('telltale')
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < 2.2 * samples; n++) {
    const which = luck() < 0.5 ? 0 : 1
    ways[which].before()
    const began = performance.now()
    await ways[which].ask()
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

/** Whether the time of an answer tells what lies face down. */
export async function telltaleFigures(): Promise<Figure[]> {
  const { step, chosenFrom } = positionsOf('secrecy/12/0')[1]!
  const twin = twinOf(step.before, 'soviet', chosenFrom, seeded('telltale/twin')).state
  const seed = '5e'.repeat(32)
  const worlds = await Promise.all(
    [step.before, step.before, twin].map((state) => served(AVD, matchIn(AVD, state), seed)),
  )
  const [one, same, other] = worlds as [Served, Served, Served]
  type Ask = typeof poll | typeof readView
  const way = (world: Served, ask: Ask): Way => {
    const headers = { cookie: world.browsers.soviet!.cookie! }
    const call = () => callOf(new Request('http://table.test', { headers }), world.game)
    return { before: world.use, ask: async () => JSON.stringify(await ask(call(), {})) }
  }
  const t = (against: Served, ask: Ask) => telltale([way(one, ask), way(against, ask)], SAMPLES)
  return [
    forComparison('view of a position against itself: t of the times', await t(same, readView), ''),
    atMost('view of a position against its twin: t of the times', await t(other, readView), '', MOST_T),
    forComparison('poll of a position against itself: t of the times', await t(same, poll), ''),
    atMost('poll of a position against its twin: t of the times', await t(other, poll), '', MOST_T),
  ]
}

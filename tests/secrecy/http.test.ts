import { describe, expect, test } from 'vitest'
import type { State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import { liveOf } from '../support/live'
import { difference, type Probes, probesOf } from '../support/secrets'
import { seeded } from '../support/seeded'
import { asked, ordered, type Served, servers, VIEWERS } from './http'
import { AVD, orderFor, type Position, positionsOf } from './positions'

const POSITIONS = 12

/** Orders that are refused in this position, whoever gives them. */
const unlawful = (probes: Probes, state: State): Probes => ({
  orders: probes.orders.filter((order) => AVD.sides.every((side) => AVD.check(state, side, order) !== null)),
  questions: probes.questions,
})

async function firstLeak(rules: Game, position: Position, viewer: string, name: string) {
  const luck = seeded(name)
  const { worlds, match } = await servers(rules, position, viewer, luck)
  const probes = unlawful(probesOf(position.step.before.table, luck), liveOf(match).open() as State)
  const told = async (world: Served) => asked(world, viewer, probes)
  const leak = difference(await told(worlds[0]), await told(worlds[1]))
  return { leak, worlds }
}

const positions = () => positionsOf('secrecy/12/0').slice(0, POSITIONS)

describe.each(VIEWERS)('every answer over HTTP to %s', (viewer) => {
  test('is the same, headers and size and all, for a position and its twin', async () => {
    let compared = 0
    for (const [n, position] of positions().entries()) {
      const name = `http/${n}/${viewer}`
      const { leak, worlds } = await firstLeak(AVD, position, viewer, name)
      expect(leak, name).toBeNull()
      compared += await playedOn(worlds, position.step.before, viewer, seeded(name))
    }
    if (viewer !== 'spectator') expect(compared).toBeGreaterThan(0)
  })
})

/** The viewer's own orders, as long as no die is thrown: the seeds of the worlds are two. */
async function playedOn(
  worlds: readonly [Served, Served],
  before: State,
  viewer: string,
  luck: () => number,
): Promise<number> {
  if (!AVD.awaits(before).includes(viewer)) return 0
  let state = before
  for (let n = 0; n < 4; n++) {
    const order: AnyOrder = orderFor(viewer, state, luck)
    const [one, other] = [await ordered(worlds[0], viewer, order), await ordered(worlds[1], viewer, order)]
    // A hand-in may be the last in one world and not in the other; then the rules fill the cup there.
    if (one.dice || other.dice || order.type === 'chooseChits') return n
    expect(one, JSON.stringify(order)).toEqual({ ...other, status: 200 })
    const decided = AVD.decide(state, { side: viewer, order, dice: noDice })
    if ('no' in decided) throw new Error(JSON.stringify(decided))
    state = decided.yes.reduce<State>((now, event) => AVD.evolve(now, event) as State, state)
    if (!AVD.awaits(state).includes(viewer)) return n + 1
  }
  return 4
}

const never = () => {
  throw new Error('no die is thrown here')
}
const noDice = { roll: never, secret: never }

const HOLES: Record<string, (game: Game) => Partial<Game>> = {
  'in the view': ({ view }) => ({
    view: (state, viewer) => ({ ...(view(state, viewer) as View), cup: (state as State).hidden.cup[0] }),
  }),
  'in a refusal': ({ decide }) => ({
    decide: (state, attempt) => {
      const decision = decide(state, attempt)
      const because = { key: 'game-over', params: { box: (state as State).hidden.vpGerman.join() } }
      return 'no' in decision ? { ...decision, because } : decision
    },
  }),
  'in an answer to a question': () => ({
    ask: (state) => ({ value: Object.values((state as State).hidden.vpOnMap).join(), steps: [] }),
  }),
  'in the size of an answer': ({ view }) => ({
    view: (state, viewer) => ({
      ...(view(state, viewer) as View),
      padding: ' '.repeat((state as State).hidden.vpGerman.join('').charCodeAt(5) || 0),
    }),
  }),
}

test.each(Object.entries(HOLES))('a leak planted %s shows over HTTP', async (_name, hole) => {
  const rules = { ...AVD, ...hole(AVD) }
  const leaks = []
  for (const [n, position] of positions().entries()) {
    const { leak } = await firstLeak(rules, position, 'soviet', `hole/${n}`)
    if (leak) leaks.push(leak)
    if (leaks.length > 0) break
  }
  expect(leaks).toHaveLength(1)
})

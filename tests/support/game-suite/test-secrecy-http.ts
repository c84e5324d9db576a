import { describe, expect, test } from 'vitest'
import type { Game } from '@/lib/kernel/game'
import { viewersOf } from '@/lib/kernel/log/match'
import { liveOf } from '../live'
import { seeded } from '../seeded'
import type { Position, Secrecy } from './secrecy'
import { difference, type Probes } from './secrets'
import { asked, ordered, type Served, servers, shareOf } from './served'
import type { GameSuite, Kinds } from './suite'

const never = () => {
  throw new Error('no die is thrown here')
}
const noDice = { roll: never, secret: never }

interface Asked<G extends Kinds> {
  /** Of a game played by this seed so many positions are asked about. */
  seed: string
  count: number
  /** Something hidden, as text: leaks of it are planted. */
  hidden: (state: G['state']) => string
}

/** Every answer over HTTP is the same for a position and its twin, and a leak that is planted shows there. */
export function testSecrecyOverHttp<G extends Kinds, P extends Position<G>, Memo>(
  suite: GameSuite<G>,
  secrecy: Secrecy<G, P, Memo>,
  { seed, count, hidden }: Asked<G>,
): void {
  const { game } = suite
  const honest = game as unknown as Game
  const positions = () => secrecy.positions(seed).slice(0, count)

  /** Orders that are refused in this position, whoever gives them. */
  const unlawful = ({ orders, questions }: Probes, state: G['state']): Probes => ({
    orders: orders.filter((order) => game.sides.every((side) => honest.check(state, side, order) !== null)),
    questions,
  })

  async function firstLeak(rules: Game, position: P, viewer: string, name: string, n: number) {
    const luck = seeded(name)
    const { worlds, match } = await servers(suite, secrecy, rules, position, viewer, luck)
    const all = secrecy.probes(position.step.before, luck)
    const probes = unlawful(shareOf(all, n), liveOf(match).open())
    const told = async (world: Served) => asked(world, viewer, probes)
    return { leak: difference(await told(worlds[0]), await told(worlds[1])), worlds }
  }

  /** The viewer's own orders, as long as no die is thrown: the seeds of the worlds are two. How many were alike. */
  async function playedOn(
    worlds: readonly [Served, Served],
    before: G['state'],
    side: string,
    luck: () => number,
  ): Promise<number> {
    let state = before
    for (let n = 0; n < 4; n++) {
      if (!game.awaits(state).includes(side)) return n
      // A choice may be the last in one world and not in the other; then the rules go on there.
      if (secrecy.choice.isDue(state)) return n
      const order = secrecy.orderFor(side, state, luck)
      const [one, other] = [await ordered(worlds[0], side, order), await ordered(worlds[1], side, order)]
      if (one.dice || other.dice) return n
      const decided = game.decide(state, { side, order, dice: noDice })
      if ('no' in decided) throw new Error(JSON.stringify(decided))
      state = decided.yes.reduce<G['state']>(game.evolve, state)
      // The end uncovers all.
      if (game.result(state)) return n
      expect(one, JSON.stringify(order)).toEqual({ ...other, status: 200 })
    }
    return 4
  }

  describe.each(viewersOf(honest))('every answer over HTTP to %s', (viewer) => {
    test('is the same, headers and size and all, for a position and its twin', async () => {
      let compared = 0
      for (const [n, position] of positions().entries()) {
        const name = `http/${n}/${viewer}`
        const { leak, worlds } = await firstLeak(honest, position, viewer, name, n)
        expect(leak, name).toBeNull()
        compared += await playedOn(worlds, position.step.before, viewer, seeded(name))
      }
      if (viewer !== 'spectator') expect(compared).toBeGreaterThan(0)
    })
  })

  const told = (state: unknown) => hidden(state as G['state'])
  const { view, decide } = honest
  const holes: Record<string, Partial<Game>> = {
    'in the view': {
      view: (state, viewer) => ({ ...(view(state, viewer) as object), more: told(state) }),
    },
    'in a refusal': {
      decide: (state, attempt) => {
        const decision = decide(state, attempt)
        if (!('no' in decision)) return decision
        const { key, params } = decision.because
        return { ...decision, because: { key, params: { ...params, more: told(state) } } }
      },
    },
    'in an answer to a question': { ask: (state) => ({ value: told(state), steps: [] }) },
    'in the size of an answer': {
      view: (state, viewer) => ({
        ...(view(state, viewer) as object),
        padding: ' '.repeat([...told(state)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)),
      }),
    },
  }

  test.each(Object.entries(holes))('a leak planted %s shows over HTTP', async (_name, hole) => {
    const rules = { ...honest, ...hole }
    const leaks = []
    for (const [n, position] of positions().entries()) {
      const { leak } = await firstLeak(rules, position, game.sides.at(-1)!, `hole/${n}`, n)
      if (leak) leaks.push(leak)
      if (leaks.length > 0) break
    }
    expect(leaks).toHaveLength(1)
  })
}

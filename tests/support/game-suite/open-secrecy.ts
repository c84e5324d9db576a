import type { Halves } from '@/lib/wargame/halves'
import { SIDES, type Viewer } from '@/lib/wargame/ruleset'
import {
  intending,
  marching,
  NO_PAPERS,
  type Papers,
  pinning,
  preparing,
  staying,
  telling,
} from '@/lib/wargame/staff/papers'
import { seeded, shuffled } from '../seeded'
import type { Plant } from './pairs'
import { type Player, play, wild } from './play'
import { type Position, playedOnce, type Secrecy } from './secrecy'
import type { GameSuite, Kinds } from './suite'

// What is alike in games of two halves in which nobody chooses in secret what others choose meanwhile, and dice lie open.

/** Random orders, but long segments are cut short: with so many of all orders. */
export const hurried =
  <G extends Kinds>(suite: GameSuite<G>, share: number): Player<G> =>
  (seen, luck) =>
    luck() < share && seen.legal.some(({ order }) => order.type === suite.finish)
      ? ({ type: suite.finish } as G['order'])
      : wild(suite)(seen, luck)

/** Some positions of one game: of each kind of step one, and any others. */
export const positionsBy = <G extends Kinds>(suite: GameSuite<G>, player: Player<G>) =>
  playedOnce((seed): readonly Position<G>[] => {
    const all: Position<G>[] = []
    const players = Object.fromEntries(suite.game.sides.map((side) => [side, player]))
    play(suite, {
      seed,
      players: players as Partial<Record<G['side'], Player<G>>>,
      watch: (step) => all.push({ step }),
    })
    const random = shuffled(all, seeded(`positions/${seed}`))
    const nameOf = ({ step }: Position<G>) => suite.due(step.before)
    const kinds = [...new Set(random.map(nameOf))].map((name) => random.find((one) => nameOf(one) === name)!)
    return [...new Set([...kinds, ...random])].slice(0, 20)
  })

/** The same position where all others than a viewer have filed other orders, also for a battle that goes on, and keep other papers. */
export function othersFiled<S extends Halves>(state: S, viewer: string, anyOrders: () => object): S {
  const { table, hidden } = structuredClone(state)
  const others = SIDES.filter((side) => side !== viewer)
  const filed = Object.fromEntries(others.map((side) => [side, anyOrders()]))
  const standing = { ...hidden.standing, ...filed }
  const inBattle = table.battle ? { standingInBattle: { ...hidden.standingInBattle, ...filed } } : {}
  const staff = { ...hidden.staff, ...Object.fromEntries(others.map((side) => [side, somePapers(state)])) }
  return { table, hidden: { ...hidden, standing, ...inBattle, staff } } as S
}

/**
 * Papers that a staff could keep in a position: a group of some units, one of which marches to where another stands and
 * follows its army from then on, the other has just come and stays, what its line was told, attacks that are prepared and to
 * be made one after the other, a pin, and that a successor has all of it.
 */
function somePapers({ table: { counters } }: Halves): Papers {
  const [unit, other] = Object.keys(counters).filter((id) => /\d/.test(counters[id]!.at))
  if (unit === undefined || other === undefined) return NO_PAPERS
  const [name, groups] = ['spearhead', [{ name: 'spearhead', units: [unit, other] }]]
  const told = telling(
    { ...NO_PAPERS, groups, forSuccessor: true },
    name,
    {
      task: { verb: 'shift', slot: 2, hexes: 3 },
      each: 2,
    },
    '1/1',
  )
  const [at, when, target] = [counters[unit]!.at, '1/1', counters[other]!.at]
  const fights = intending(preparing(pinning(told, { at, text: name }), { target, units: [unit], when }), {
    when,
    attacks: [{ target, units: [unit, other], least: 1, most: 3 }],
  })
  return staying(marching(fights, [unit], target, name), [other], [other])
}

/** What others than a viewer have filed. */
export const filedBesides = ({ hidden }: Halves, viewer: Viewer) =>
  SIDES.flatMap((side) => (side === viewer ? [] : [hidden.standing?.[side] ?? null]))
/** What the staffs of others than a viewer keep. */
export const keptBesides = ({ hidden }: Halves, viewer: Viewer) =>
  SIDES.flatMap((side) => (side === viewer ? [] : [hidden.staff?.[side] ?? null]))

/** Nobody chooses in secret, and the faces of one world fall in the other, too. */
export const nothingChosen = <G extends Kinds & { state: Halves }>({
  finish,
}: GameSuite<G>): Pick<Secrecy<G, Position<G>, null>, 'options' | 'together' | 'choice' | 'mirror'> => {
  const done = () => ({ type: finish }) as G['order']
  return {
    options: ({ table }) => table.options,
    together: () => [],
    choice: { isDue: () => false, first: done, other: done },
    mirror: (_states, _order, { record }) => [...record],
  }
}

/** A leak in what somebody sees. */
export const inView = <View extends object, State>(
  change: (view: View, state: State, viewer: Viewer) => object,
): Plant => ({
  game: (honest) => ({
    ...honest,
    view: (state, viewer) => change(honest.view(state, viewer) as View, state as State, viewer as Viewer),
  }),
})

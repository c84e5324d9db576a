import { CHITS, VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import type { Event } from '@/lib/games/a-victory-denied/events'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { availableChits, chitCount } from '@/lib/games/a-victory-denied/rules/07-command'
import { evolve } from '@/lib/games/a-victory-denied/ruleset'
import { on } from '@/lib/games/a-victory-denied/situation'
import {
  type ChitId,
  dueStep,
  type Hidden,
  SIDES,
  type Side,
  type State,
} from '@/lib/games/a-victory-denied/state'
import type { Throw } from '@/lib/kernel/dice/dice'
import { anyOrders } from '@/tests/games/a-victory-denied/standing-orders'
import { pick, seeded, shuffled } from '@/tests/support/seeded'
import type { InBoth } from '../../support/game-suite/secrecy'
import type { Avd } from './suite'

/** Which VP chit of the one world is which of the other. */
export type Swaps = Map<string, string>

/** What is in the first list and not, or not as often, in the second. */
function minus<Item>(items: readonly Item[], taken: readonly Item[]): Item[] {
  const left = [...items]
  for (const item of taken) {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

const count = (items: readonly string[], item: string) => items.filter((other) => other === item).length

/** How many of a chit lie in the cup. */
export const copiesOf = ({ hidden }: State, chit: ChitId) => count(hidden.cup, chit)

/** As many chits as before, out of those that the side could have chosen; Guderian only where he was (A-AVD-04). */
export function otherChoice(from: readonly ChitId[], like: readonly ChitId[], luck: () => number): ChitId[] {
  const guderian = like.filter((chit) => CHITS[chit]!.kind === 'guderian')
  const others = from.filter((chit) => CHITS[chit]!.kind !== 'guderian')
  return [...guderian, ...shuffled(others, luck).slice(0, like.length - guderian.length)].sort()
}

/** Chits of a side in the cup that the others have not seen go in. */
function unknownOf({ table, hidden }: State, side: Side): ChitId[] {
  return minus(hidden.cup, table.cupKnown).filter((chit) => CHITS[chit]!.side === side)
}

/** Chits that a side may have in the cup, as far as the others know. `chosenFrom`: what it could choose this turn. */
function possibleOf(state: State, side: Side, chosenFrom: readonly ChitId[]): ChitId[] {
  const seen = [...state.table.cupKnown, ...state.table.played]
  const unknown = unknownOf(state, side)
  const copies = (chit: ChitId) => Math.max(count(chosenFrom, chit) - count(seen, chit), count(unknown, chit))
  const all = [...new Set([...chosenFrom, ...unknown])].filter((chit) => CHITS[chit]!.kind !== 'guderian')
  return all.flatMap((chit) => Array<ChitId>(copies(chit)).fill(chit))
}

/** VP chits that lie face down change places, each kind among itself; face-up ones stay. */
function swapped({ table, hidden }: State, luck: () => number): { hidden: Hidden; swaps: Swaps } {
  const down = Object.keys(hidden.vpOnMap).filter((hex) => table.vpOnMap[hex] === 'down')
  const ids = [...down.map((hex) => hidden.vpOnMap[hex]!), ...hidden.vpGerman, ...hidden.vpSoviet]
  const swaps: Swaps = new Map(Object.values(hidden.vpOnMap).map((id) => [id, id]))
  for (const kind of ['minor', 'major']) {
    const alike = ids.filter((id) => VP_CHITS[id]!.kind === kind)
    const mixed = shuffled(alike, luck)
    for (const [i, id] of alike.entries()) swaps.set(id, mixed[i]!)
  }
  const twin = (id: string) => swaps.get(id)!
  return {
    swaps,
    hidden: {
      ...hidden,
      vpOnMap: Object.fromEntries(
        shuffled(Object.entries(hidden.vpOnMap), luck).map(([hex, id]) => [hex, twin(id)]),
      ),
      vpGerman: shuffled(hidden.vpGerman.map(twin), luck),
      vpSoviet: shuffled(hidden.vpSoviet.map(twin), luck),
    },
  }
}

/** A position that differs from this one in everything that the viewer may not know now, and in nothing else. */
export function pairOf(
  state: State,
  viewer: string,
  chosenFrom: Readonly<Record<Side, readonly ChitId[]>>,
  luck: () => number,
): { state: State; swaps: Swaps } {
  const { hidden, swaps } = swapped(state, luck)
  const others = SIDES.filter((side) => side !== viewer)
  const cup = others.reduce<ChitId[]>((now, side) => {
    const unknown = unknownOf(state, side)
    return [
      ...minus(now, unknown),
      ...shuffled(possibleOf(state, side, chosenFrom[side]), luck).slice(0, unknown.length),
    ]
  }, hidden.cup)
  const chosen = { ...hidden.chosen }
  if (dueStep(state.table)?.step === 'chits') {
    // Not both: the cup is filled as soon as they have.
    const free = others.filter((side) => chitCount(on(state.table), side) > 0)
    const one = pick([...free, null], luck)
    for (const side of free) {
      const like =
        hidden.chosen[side] ??
        shuffled(availableChits(on(state.table), side), luck).slice(0, chitCount(on(state.table), side))
      chosen[side] =
        side === one && (viewer === 'spectator' || !chosen[viewer as Side])
          ? otherChoice(availableChits(on(state.table), side), like, luck)
          : null
    }
  }
  // With nothing decided by them they change no outcome; where a game decides by itself they would.
  const standing: Hidden['standing'] = { ...hidden.standing }
  for (const side of others)
    if (state.table.options.offTurn[side] === 'ask')
      standing[side] = anyOrders('ask', seeded(hidden.cup.join()))
  // Made anew, so that nothing remembered about the one table can answer for the other.
  const table = structuredClone(state.table)
  return { state: { table, hidden: { ...hidden, chosen, standing, cup: shuffled(cup, luck) } }, swaps }
}

/** Chits of the cup to be, whether they are in it or only chosen. */
const chitsIn = ({ hidden: { cup, chosen } }: State, side: string, order: Order): ChitId[] => {
  const more = order.type === 'chooseChits' ? { [side]: order.chits } : {}
  const all = { ...chosen, ...more }
  return [...cup, ...(all.german ?? []), ...(all.soviet ?? [])].filter(
    (chit) => CHITS[chit]!.kind !== 'guderian',
  )
}

/** The face that draws this item from these. */
const faceFor = (items: readonly string[], item: string) => [...items].sort().indexOf(item) + 1

/** The faces by which the other world's draws come out alike; null if one of them cannot. Adapts the swaps. */
export function mirrored(
  [one, other]: readonly [State, State],
  { side, orders }: InBoth<Avd>,
  { events, record }: { events: readonly Event[]; record: readonly Throw[] },
  swaps: Swaps,
): Throw[] | null {
  const here = chitsIn(one, side, orders[0])
  const there = chitsIn(other, side, orders[1])
  const [gone, instead] = [minus(here, there), minus(there, here)]
  let state = one
  const draws: { cup: number[]; vpbox: number[] } = { cup: [], vpbox: [] }
  const next: Swaps = new Map(swaps)
  for (const event of events) {
    if (event.type === 'ChitDrawn') {
      const face = faceFor([...minus(state.hidden.cup, gone), ...instead], event.chit)
      if (face === 0) return null
      draws.cup.push(face)
    }
    if (event.type === 'VpReturned' || event.type === 'VpEscaped') {
      const box = state.hidden.vpGerman
      const twin = event.type === 'VpReturned' ? sameValue(box, event.chit, next) : next.get(event.chit)!
      if (!twin) return null
      draws.vpbox.push(
        faceFor(
          box.map((id) => next.get(id)!),
          twin,
        ),
      )
      const from = [...next].find(([, to]) => to === twin)![0]
      next.set(from, next.get(event.chit)!).set(event.chit, twin)
    }
    state = evolve(state, event)
  }
  for (const [from, to] of next) swaps.set(from, to)
  return record.map((thrown) => {
    const cup = thrown.purpose.split('/')[0] as keyof typeof draws
    return draws[cup] ? { ...thrown, face: draws[cup].shift()! } : thrown
  })
}

/** A chit of the other world's box that looks like this one when it is turned up. */
function sameValue(box: readonly string[], chit: string, swaps: Swaps): string | undefined {
  const like = (id: string) =>
    VP_CHITS[id]!.kind === VP_CHITS[chit]!.kind && VP_CHITS[id]!.value === VP_CHITS[chit]!.value
  const own = swaps.get(chit)!
  return like(own) ? own : box.map((id) => swaps.get(id)!).find(like)
}

import { CHITS, VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { type Event, evolve } from '@/lib/games/a-victory-denied/events'
import { availableChits, chitCount } from '@/lib/games/a-victory-denied/rules/07-command'
import {
  type ChitId,
  dueStep,
  type Hidden,
  SIDES,
  type Side,
  type State,
} from '@/lib/games/a-victory-denied/state'
import { NOTHING_SETTLED } from '@/lib/kernel/affairs'
import { NO_ENTRY } from '@/lib/kernel/chain'
import type { Throw } from '@/lib/kernel/dice'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import { decideOrder, type Growth } from '@/lib/kernel/growth'
import { type Match, viewersOf } from '@/lib/kernel/match'
import { Secret } from '@/lib/kernel/secret'
import { anyOrders } from './avd-standing'
import { liveOf } from './live'
import { pick, seeded, seededDice, shuffled } from './seeded'

/** Which VP chit of the one world is which of the other. */
export type Swaps = Map<string, string>

/** What is in the first list and not, or not as often, in the second. */
export function minus<Item>(items: readonly Item[], taken: readonly Item[]): Item[] {
  const left = [...items]
  for (const item of taken) {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

const count = (items: readonly string[], item: string) => items.filter((other) => other === item).length

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
export function twinOf(
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
    const free = others.filter((side) => chitCount(state.table, side) > 0)
    const one = pick([...free, null], luck)
    for (const side of free) {
      const like =
        hidden.chosen[side] ??
        shuffled(availableChits(state.table, side), luck).slice(0, chitCount(state.table, side))
      chosen[side] =
        side === one && (viewer === 'spectator' || !chosen[viewer as Side])
          ? otherChoice(availableChits(state.table, side), like, luck)
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

const hex32 = (digit: string) => digit.repeat(64)

/** A running match in this position, as its log so far might have left it. */
export function matchIn(game: Game, state: State): Match {
  const firm = new Secret<unknown>(state)
  const viewers = viewersOf(game)
  const waiting = game.awaits(state)
  const choosing = dueStep(state.table)?.step === 'chits'
  return {
    game: 'g'.repeat(22),
    play: game.id,
    version: game.version,
    scenario: game.scenarios[0]!.id,
    options: state.table.options,
    mode: 'invite',
    players: { german: 'person', soviet: 'person' },
    head: 40,
    headHash: NO_ENTRY,
    versions: Object.fromEntries(viewers.map((viewer) => [viewer, 7])),
    log: Object.fromEntries(viewers.map((viewer) => [viewer, { from: 0, lines: [] }])),
    commitment: hex32('c'),
    nonces: Object.fromEntries(
      game.sides.map((side) => [side, { as: side, commitment: '-', nonce: hex32('d') }]),
    ),
    mixing: { hides: false, tries: 1, since: null, anew: null },
    mix: hex32('e'),
    turnHashes: Array.from({ length: game.turns + 1 }, () => hex32('f')),
    turnKeys: {},
    seed: null,
    rules: game.version,
    used: { from: 0, purposes: [] },
    firm,
    drafts: {},
    timing: null,
    settled: NOTHING_SETTLED,
    challenge: null,
    lapse: null,
    silent: Object.fromEntries(waiting.map((side) => [side, 0])),
    together:
      choosing && waiting.length === 1 && Object.values(state.hidden.chosen).some(Boolean) ? SIDES : [],
  }
}

const stamp = { time: '2026-01-01T00:00:00.000Z', salt: '0'.repeat(32) }
const stateIn = (match: Match) => liveOf(match).open() as State

/** Chits of the cup to be, whether they are in it or only chosen. */
const chitsIn = ({ hidden: { cup, chosen } }: State, side: string, order: AnyOrder): ChitId[] => {
  const more = order.type === 'chooseChits' ? { [side]: (order as unknown as { chits: ChitId[] }).chits } : {}
  const all = { ...chosen, ...more }
  return [...cup, ...(all.german ?? []), ...(all.soviet ?? [])].filter(
    (chit) => CHITS[chit]!.kind !== 'guderian',
  )
}

/** The face that draws this item from these. */
const faceFor = (items: readonly string[], item: string) => [...items].sort().indexOf(item) + 1

/** Why two worlds cannot go on alike: the rules show the difference now, or (a mistake) something else does. */
export type Parting = { parts: 'lawfully' } | { parts: 'unlawfully'; because: string }
const lawfully: Parting = { parts: 'lawfully' }
const unlawfully = (because: string): Parting => ({ parts: 'unlawfully', because })

export interface Step {
  side: string
  orders: readonly [AnyOrder, AnyOrder]
  /** Faces for the first try. */
  faces?: readonly number[]
}

/**
 * Carries out an order in both worlds with dice that show both viewers the same: each public die falls alike, and of
 * each cup and box the same chit is drawn, or for a VP chit one of the same star and value where its value is shown.
 */
export function inBoth(
  game: Game,
  worlds: readonly [Growth, Growth],
  { side, orders, faces = [] }: Step,
  swaps: Swaps,
  luck: () => number,
): { worlds: [Growth, Growth]; events: readonly Event[] } | Parting {
  const [one, other] = [worlds[0].match, worlds[1].match]
  for (let attempt = 0; attempt < 8; attempt++) {
    const record: Throw[] = []
    const given = attempt === 0 ? [...faces] : []
    const dice = seededDice(luck, record)
    const first = (purpose: string, sides: number) => {
      const face = given.shift()
      if (face === undefined || face > sides) return dice.roll(purpose, sides)
      record.push({ purpose, sides, face, hidden: false })
      return face
    }
    const done = decideOrder(
      game,
      worlds[0],
      side,
      orders[0],
      dealer({ roll: first, secret: first }, 'a'),
      stamp,
    )
    if ('no' in done) return unlawfully(`refused: ${JSON.stringify(done)}`)
    const wanted = mirrored([one, other], { side, orders }, eventsOf(done), record, swaps)
    if (!wanted) continue
    const left = [...wanted]
    const same = (purpose: string, sides: number) => {
      const next = left.shift()
      if (next?.purpose !== purpose || next.sides !== sides)
        throw new Error(`another die is thrown: ${purpose} ${sides}`)
      return next.face
    }
    try {
      const twin = decideOrder(
        game,
        worlds[1],
        side,
        orders[1],
        dealer({ roll: same, secret: same }, 'b'),
        stamp,
      )
      if ('no' in twin) return partingOf([one, other], `refused in one world: ${JSON.stringify(twin)}`)
      const added = [done, twin].map(
        (growth) => eventsOf(growth).filter(({ type }) => type === 'ChitAdded').length,
      )
      if (added[0] !== added[1]) return partingOf([one, other], 'a chit is added in one world only')
      if (eventsOf(done).some(({ type }) => type === 'GameEnded')) return lawfully
      return { worlds: [done, twin], events: eventsOf(done) }
    } catch (error) {
      return partingOf([one, other], String(error))
    }
  }
  return lawfully
}

/** 14.0, 11.1.2: whether a 9th Army chit is left to be added shows how many of them are in the cup. */
function partingOf(pair: readonly [Match, Match], because: string): Parting {
  const [a, b] = pair.map((match) => count(stateIn(match).hidden.cup, 'G-9A'))
  return a === b ? unlawfully(because) : lawfully
}

const dealer = (
  dice: {
    roll: (purpose: string, sides: number) => number
    secret: (purpose: string, sides: number) => number
  },
  seed: string,
) => ({
  dice: () => dice,
  keyOf: () => hex32('1'),
  seed: hex32(seed),
})

/** Events of the one order that was decided. */
const eventsOf = ({ written }: Growth): readonly Event[] =>
  (written.at(-1)!.entry as { events: readonly Event[] }).events

/** The faces by which the other world's draws come out alike; null if one of them cannot. Adapts the swaps. */
function mirrored(
  [one, other]: readonly [Match, Match],
  { side, orders }: Step,
  events: readonly Event[],
  record: readonly Throw[],
  swaps: Swaps,
): Throw[] | null {
  const here = chitsIn(stateIn(one), side, orders[0])
  const there = chitsIn(stateIn(other), side, orders[1])
  const [gone, instead] = [minus(here, there), minus(there, here)]
  let state = stateIn(one)
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

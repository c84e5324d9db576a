import type { Throw } from '@/lib/kernel/dice/dice'
import type { Game } from '@/lib/kernel/game'
import { type Appended, decideOrder } from '@/lib/kernel/log/commands'
import { NO_ENTRY } from '@/lib/kernel/log/entry'
import { type Match, viewersOf } from '@/lib/kernel/log/match'
import { NOTHING_SETTLED } from '@/lib/kernel/negotiation/affair'
import { Secret } from '@/lib/kernel/secret'
import { draftsIn, liveOf } from '../live'
import { seededDice } from '../seeded'
import type { Step } from './play'
import type { Probes } from './secrets'
import type { Kinds } from './suite'

/** A position that was reached in play, with the order that came next there. */
export interface Position<G extends Kinds> {
  step: Step<G>
}

/** Positions of the game of a seed: it is played once, however often it is asked for. */
export function playedOnce<P>(positions: (seed: string) => readonly P[]): (seed: string) => readonly P[] {
  const known = new Map<string, readonly P[]>()
  return (seed) => {
    const found = known.get(seed) ?? positions(seed)
    known.set(seed, found)
    return found
  }
}

/** One order in two worlds: the same, or where it is secret another in each. */
export interface InBoth<G extends Kinds> {
  viewer: string
  side: G['side']
  orders: readonly [G['order'], G['order']]
  /** Faces for the first try. */
  faces?: readonly number[]
}

/**
 * What must be told of a game to compare its positions with twins, which differ in what a viewer may not know and in
 * nothing else. `Memo`: which hidden thing of the one world is which of the other.
 */
export interface Secrecy<G extends Kinds, P extends Position<G> = Position<G>, Memo = unknown> {
  /** Some positions of a game that is played by this seed, those before telling events among them. */
  positions: (seed: string) => readonly P[]
  /** An order of this side, as these games are played. */
  orderFor: (side: G['side'], state: G['state'], luck: () => number) => G['order']
  /** A position that differs from this one in everything that the viewer may not know now. */
  twin: (position: P, viewer: string, luck: () => number) => { state: G['state']; memo: Memo }
  /** Orders and questions of every kind, lawful and not, made of public facts. */
  probes: (state: G['state'], luck: () => number) => Probes
  options: (state: G['state']) => unknown
  /** Sides that choose in secret at once, of which some have. */
  together: (state: G['state']) => readonly G['side'][]
  /** A secret choice of all sides at once: orders of a side, from what is committed in both worlds. */
  choice: {
    isDue: (state: G['state']) => boolean
    first: (states: readonly [G['state'], G['state']], side: G['side'], luck: () => number) => G['order']
    other: (state: G['state'], side: G['side'], first: G['order'], luck: () => number) => G['order']
  }
  /** The faces by which the other world's throws come out alike; null if one of them cannot. Adapts the memo. */
  mirror: (
    states: readonly [G['state'], G['state']],
    order: InBoth<G>,
    happened: { events: readonly G['event'][]; record: readonly Throw[] },
    memo: Memo,
  ) => Throw[] | null
  /**
   * What these facts, from those states, show: nothing that differs, a difference that the rules show now, or one that
   * they may not. `events` are null where the order was refused or threw other dice in the second world.
   */
  shown: (
    states: readonly [G['state'], G['state']],
    events: readonly [readonly G['event'][], readonly G['event'][]] | null,
    memo: Memo,
  ) => 'nothing' | 'lawfully' | 'unlawfully'
  /** An order as it is given in the other world, where what it names is called otherwise there. Absent: the same. */
  inTwin?: (order: G['order'], memo: Memo) => G['order']
}

const hex32 = (digit: string) => digit.repeat(64)

/** A running match in this position, as its log so far might have left it. */
export function matchIn<G extends Kinds>(
  game: Game,
  { options, together }: Pick<Secrecy<G>, 'options' | 'together'>,
  state: G['state'],
): Match {
  const viewers = viewersOf(game)
  return {
    game: 'g'.repeat(22),
    play: game.id,
    version: game.version,
    scenario: game.scenarios[0]!.id,
    options: options(state) as Match['options'],
    mode: 'invite',
    players: Object.fromEntries(game.sides.map((side) => [side, 'person'])),
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
    committed: new Secret<unknown>(state),
    drafts: {},
    timing: null,
    settled: NOTHING_SETTLED,
    challenge: null,
    timeout: null,
    silent: Object.fromEntries(game.awaits(state).map((side) => [side, 0])),
    together: together(state),
  }
}

/** The match with orders of this side that it can still take back; the same if its next order cannot be. */
export function draftedBy<G extends Kinds>(
  game: Game,
  { orderFor }: Pick<Secrecy<G>, 'orderFor'>,
  appended: Appended,
  side: string,
  luck: () => number,
): Appended {
  let drafted = appended
  for (let n = 0; n < 3; n++) {
    const order = orderFor(side, liveOf(drafted.match).open() as G['state'], luck)
    const done = decideOrder(game, drafted, side, order, quiet, stamp)
    if ('no' in done || draftsIn(done.match).length === 0) break
    drafted = done
  }
  return drafted
}

/** The same hour and salt for every entry. */
export const stamp = { time: '2026-01-01T00:00:00.000Z', salt: '0'.repeat(32) }
const fewest = (_purpose: string, _sides: number) => 1
type Rolling = Record<'roll' | 'secret', (purpose: string, sides: number) => number>
const dealer = (dice: Rolling, seed: string) => ({
  dice: () => dice,
  keyOf: () => hex32('1'),
  seed: hex32(seed),
})
/** Dice for orders that throw none which shows. */
export const quiet = dealer({ roll: fewest, secret: fewest }, 'a')

/** Why two worlds cannot go on alike: the rules show the difference now, or (a mistake) something else does. */
export type Parting = { parts: 'lawfully' } | { parts: 'unlawfully'; because: string }
const parting = (how: 'nothing' | 'lawfully' | 'unlawfully', because: string): Parting =>
  how === 'lawfully' ? { parts: 'lawfully' } : { parts: 'unlawfully', because }

/** Events of the one order that was decided. */
const eventsOf = <G extends Kinds>({ written }: Appended): readonly G['event'][] =>
  (written.at(-1)!.entry as { events: readonly G['event'][] }).events

/** Carries out an order in both worlds with dice that show both viewers the same. */
export function inBoth<G extends Kinds, P extends Position<G>, Memo>(
  game: Game,
  { mirror, shown }: Secrecy<G, P, Memo>,
  worlds: readonly [Appended, Appended],
  order: InBoth<G>,
  memo: Memo,
  luck: () => number,
): { worlds: [Appended, Appended]; events: readonly G['event'][] } | Parting {
  const { side, orders, faces = [] } = order
  const states = worlds.map(({ match }) => liveOf(match).open()) as [G['state'], G['state']]
  const given = (world: 0 | 1, dice: Rolling, seed: string) =>
    decideOrder(game, worlds[world], side, orders[world], dealer(dice, seed), stamp)
  for (let attempt = 0; attempt < 8; attempt++) {
    const record: Throw[] = []
    const first = attempt === 0 ? [...faces] : []
    const dice = seededDice(luck, record)
    const thrown = (purpose: string, sides: number) => {
      const face = first.shift()
      if (face === undefined || face > sides) return dice.roll(purpose, sides)
      record.push({ purpose, sides, face, hidden: false })
      return face
    }
    const done = given(0, { roll: thrown, secret: thrown }, 'a')
    if ('no' in done) return parting('unlawfully', `refused: ${JSON.stringify(done)}`)
    const events = eventsOf<G>(done)
    const left = mirror(states, order, { events, record }, memo)
    if (!left) continue
    const same = (purpose: string, sides: number) => {
      const next = left.shift()
      if (next?.purpose !== purpose || next.sides !== sides)
        throw new Error(`another die is thrown: ${purpose} ${sides}`)
      return next.face
    }
    try {
      const twin = given(1, { roll: same, secret: same }, 'b')
      if ('no' in twin)
        return parting(shown(states, null, memo), `refused in one world: ${JSON.stringify(twin)}`)
      const found = shown(states, [events, eventsOf<G>(twin)], memo)
      if (found !== 'nothing') return parting(found, 'other facts are shown in one world')
      if (game.result(liveOf(done.match).open())) return { parts: 'lawfully' }
      return { worlds: [done, twin], events }
    } catch (error) {
      return parting(shown(states, null, memo), String(error))
    }
  }
  return { parts: 'lawfully' }
}

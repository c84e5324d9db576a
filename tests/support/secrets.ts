import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTER_IDS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import type { Question } from '@/lib/games/a-victory-denied/questions'
import type { Table } from '@/lib/games/a-victory-denied/state'
import { NO_ENTRY } from '@/lib/kernel/chain'
import { readLog } from '@/lib/kernel/entry-text'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import { decideOrder, unchanged } from '@/lib/kernel/growth'
import { type Match, viewersOf } from '@/lib/kernel/match'
import { type Past, replayFor } from '@/lib/kernel/replay'
import { stateFor } from '@/lib/kernel/sight'
import { outboxChange } from '@/lib/notices/outbox'
import { readAsked } from '@/lib/notices/row'
import type { answerFor } from '@/lib/play/answer'
import { cardField, cardFields, cardOf } from '@/lib/play/card'
import { refusedBy } from '@/lib/play/problem'
import type { SeatedTable } from '@/lib/play/table'
import { pick } from './seeded'

/** One of two worlds: the rules, the match, and how an answer is made of it. Tests plant leaks in the first or last. */
export interface World {
  readonly game: Game
  readonly match: Match
  readonly answer: typeof answerFor
  /** How the match came to be; without it nothing is played again. */
  readonly past?: Past
  readonly replay?: typeof replayFor
  readonly cards?: typeof cardFields
  readonly outbox?: typeof outboxChange
}

/** Requests that are refused or answered without changing anything, the same for both worlds. */
export interface Probes {
  readonly orders: readonly AnyOrder[]
  readonly questions: readonly object[]
}

/** The table as this viewer's request would have loaded it. */
export const tableFor = (
  { game, match, past = { match, texts: [] } }: World,
  viewer: string,
): SeatedTable => ({
  game,
  match,
  past,
  who: null,
  stored: null,
  device: null,
  listed: true,
  knowsOutages: false,
  seat: {
    sides: viewer === 'spectator' ? [] : [viewer],
    creator: viewer === 'german',
    watch: viewer === 'spectator' ? 'link' : null,
  },
  // Long after anybody's silence is long enough.
  now: Date.UTC(2030, 0),
  outages: [],
  links: { invite: null, watch: 'link', recover: {} },
  owners: {},
  sealed: null,
  repeated: false,
})

/** What this viewer is answered, as the bytes of the answer. */
export const answered = (world: World, viewer: string, since: number): string =>
  JSON.stringify(world.answer(tableFor(world, viewer), viewer, since))

/** What he is shown of the past, from every line of his log on. */
export function replayed(world: World, viewer: string): string {
  const { game, past } = tableFor(world, viewer)
  const { replay = replayFor } = world
  return JSON.stringify(replay(game, past, viewer, 0))
}

/** What his list of games says: the card as it is, and whether what was done has written it anew. */
export function listed({ game, match, past, cards = cardFields }: World, viewer: string): string {
  const { head, headHash } = past?.match ?? { head: 0, headHash: NO_ENTRY }
  const growth = { match, written: readLog(past?.texts ?? [], viewersOf(game), head, headHash) }
  return JSON.stringify([cardOf(game, match, viewer, ''), cards(game, growth)[cardField(viewer)] ?? null])
}

/** Notices of what was done: all that his own channels say, and what rooms of the others say that he may read. */
export function noticed({ game, match, past, outbox = outboxChange }: World, viewer: string): string {
  const apart = (one: Match): Match => ({
    ...one,
    mode: 'invite',
    players: Object.fromEntries(game.sides.map((side) => [side, 'person'])),
  })
  const before = past?.match ? apart(past.match) : null
  // From nothing, too: what a row would say that is written now.
  return JSON.stringify(
    [before, null].map((from) => {
      const { set, unset } = outbox(game, from, apart(match), 0)
      const own = Object.entries(set).filter(([name]) => name.endsWith(`:${viewer}`))
      const rooms = game.sides.map((side) => {
        const asked = readAsked(set[`ask:${side}`])
        return asked && !asked.secret ? [asked.open, asked.run] : null
      })
      return [own, unset.filter((name) => name.endsWith(`:${viewer}`)), from === null ? rooms : null]
    }),
  )
}

/** What he is told of an order that the rules forbid; null if they allow it. */
export function refusal({ game, match }: World, viewer: string, order: AnyOrder): string | null {
  const state = stateFor(match, viewer)!.open()
  const found = tried(() => game.check(state, viewer, order))
  if (found === null) return null
  const decided = tried(() => decideOrder(game, unchanged(match), viewer, order, noDealer, noStamp))
  return JSON.stringify([found, decided].map((no) => ('no' in no ? refusedBy(game, no).answer : no)))
}

const noDice = () => {
  throw new Error('a refused order throws no die')
}
const noDealer = { dice: () => ({ roll: noDice, secret: noDice }), keyOf: () => '', seed: '' }
const noStamp = { time: '', salt: '' }

/** Mistakes are told apart by their text, although the routes hide it. */
function tried<Value>(work: () => Value): Value | { thrown: string } {
  try {
    return work()
  } catch (error) {
    return { thrown: String(error) }
  }
}

/** Everything that a viewer can ask for, by name. */
export function requests(world: World, viewer: string, since: number, probes: Probes): Map<string, string> {
  const all = new Map([
    ['answer', answered(world, viewer, since)],
    ['card', listed(world, viewer)],
    ['replay', replayed(world, viewer)],
  ])
  if (viewer === 'spectator') return all
  const state = stateFor(world.match, viewer)!.open()
  for (const order of probes.orders)
    all.set(`order ${JSON.stringify(order)}`, refusal(world, viewer, order) ?? 'lawful')
  for (const question of probes.questions)
    all.set(
      `ask ${JSON.stringify(question)}`,
      JSON.stringify(tried(() => world.game.ask(state, viewer, question))),
    )
  return all
}

/** The first request that the two worlds answer differently, with what they say around the first difference. */
export function difference(one: Map<string, string>, other: Map<string, string>) {
  for (const [channel, text] of one) {
    const twin = other.get(channel) ?? ''
    if (text === twin) continue
    let at = 0
    while (text[at] === twin[at]) at++
    const near = (all: string) => all.slice(Math.max(0, at - 80), at + 120)
    return { channel, one: near(text), other: near(twin) }
  }
  return null
}

/** Orders and questions of every kind, lawful and not, made of public facts. */
export function probesOf(table: Table, luck: () => number): Probes {
  const unit = () => pick(onMap.length > 0 && luck() < 0.8 ? onMap : COUNTER_IDS, luck)
  const onMap = COUNTER_IDS.filter((id) => /^\d/.test(table.counters[id]?.at ?? ''))
  const someHex = () => (luck() < 0.5 ? pick(Object.keys(VICTORY_HEXES), luck) : hexOf(unit()))
  const hexOf = (id: string) => {
    const at = table.counters[id]?.at ?? ''
    return /^\d/.test(at) ? at : '2915'
  }
  const chits = (side: string) =>
    Object.keys(CHITS).flatMap((id) => (CHITS[id]!.side === side ? Array(CHITS[id]!.copies).fill(id) : []))
  const some = (all: readonly string[], count: number) =>
    Array.from({ length: count }, () => pick(all, luck)).sort()
  const orders: Order[] = [
    ...['german', 'soviet'].flatMap((side) =>
      [3, 4, 5, 6].map((count) => ({ type: 'chooseChits' as const, chits: some(chits(side), count) })),
    ),
    { type: 'chooseChits', chits: [] },
    { type: 'chooseChits', chits: ['G-9A', 'G-9A', 'G-9A', 'G-9A'] },
    { type: 'trump' },
    { type: 'chooseHq', hq: unit() },
    { type: 'activateCorps', unit: unit() },
    { type: 'moveUnit', unit: unit(), path: [someHex()] },
    { type: 'moveUnit', unit: unit(), path: [someHex(), someHex()] },
    { type: 'declareAttack', target: someHex(), attackers: [unit()] },
    { type: 'flyStuka' },
    { type: 'placeElite', hex: someHex() },
    { type: 'takeLoss', unit: unit() },
    { type: 'retreatUnit', unit: unit(), path: [someHex()] },
    { type: 'advanceUnit', unit: unit(), path: [someHex()] },
    { type: 'relocateHq', unit: unit(), to: someHex() },
    { type: 'markOutOfSupply', unit: unit() },
    { type: 'disband', unit: unit() },
    { type: 'reinforce', unit: unit(), to: someHex(), chit: true },
    { type: 'releaseUnit', unit: 'G-HQ-9A', chit: true },
    { type: 'releaseUnit', unit: unit(), chit: true },
    { type: 'fireArtillery', target: someHex() },
    { type: 'fireRocket', target: someHex() },
    { type: 'bomb', target: someHex() },
    { type: 'chooseDirective', directive: 'moscow' },
    { type: 'withdraw', unit: unit() },
    { type: 'done' },
  ]
  const mover = unit()
  const target = someHex()
  const questions: Question[] = [
    { ask: 'chits', side: 'german' },
    { ask: 'chits', side: 'soviet' },
    { ask: 'score' },
    { ask: 'allowance', unit: mover },
    { ask: 'movementCost', unit: mover, path: [someHex()] },
    { ask: 'zoc', hex: target, side: 'german' },
    { ask: 'stacking', unit: mover, hex: target },
    { ask: 'odds', target, attackers: [mover], stuka: false, chit: null },
    { ask: 'support', kind: pick(['artillery', 'rocket', 'bomber'] as const, luck), target },
    { ask: 'supply', unit: mover },
    { ask: 'corps', group: 'pg2' },
    { ask: 'placement', unit: unit(), hex: target },
    { ask: 'turnTrack', turn: table.turn },
  ]
  return { orders, questions }
}

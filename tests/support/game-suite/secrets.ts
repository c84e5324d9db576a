import type { AnyOrder, Game } from '@/lib/kernel/game'
import { decideOrder, unchanged } from '@/lib/kernel/log/commands'
import { NO_ENTRY } from '@/lib/kernel/log/entry'
import { readLog } from '@/lib/kernel/log/entry-text'
import type { Match } from '@/lib/kernel/log/match'
import { stateFor } from '@/lib/kernel/log/projection'
import { type Past, replayFor } from '@/lib/kernel/log/replay'
import { outboxChange } from '@/lib/notices/outbox'
import { readAsked } from '@/lib/notices/row'
import type { answerFor } from '@/lib/play/games/answer'
import { projectionFields, projectionNames, projectionOf } from '@/lib/play/games/list-projection'
import type { SeatedTable } from '@/lib/play/games/table'
import { refusalTold } from '@/lib/play/http/problem'

/** One of two worlds: the rules, the match, and how an answer is made of it. Tests plant leaks in the first or last. */
export interface World {
  readonly game: Game
  readonly match: Match
  readonly answer: typeof answerFor
  /** How the match came to be; without it nothing is played again. */
  readonly past?: Past
  readonly replay?: typeof replayFor
  readonly cards?: typeof projectionFields
  readonly outbox?: typeof outboxChange
}

/** Requests that are refused or answered without changing anything, the same for both worlds. */
export interface Probes {
  readonly orders: readonly AnyOrder[]
  readonly questions: readonly object[]
}

/** The table as this viewer's request would have loaded it. */
const tableFor = ({ game, match, past = { match, texts: [] } }: World, viewer: string): SeatedTable => ({
  game,
  match,
  past,
  who: null,
  stored: null,
  device: null,
  hints: null,
  listed: true,
  knowsOutages: false,
  seat: {
    sides: viewer === 'spectator' ? [] : [viewer],
    creator: viewer === game.sides[0],
    watch: viewer === 'spectator' ? 'link' : null,
  },
  // Long after anybody's silence is long enough.
  now: Date.UTC(2030, 0),
  outages: [],
  links: { invite: null, watch: 'link', recover: {} },
  owners: {},
  sealed: null,
  followed: false,
  follows: null,
  showing: [],
  visits: false,
  hides: false,
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
export function listed({ game, match, past, cards = projectionFields }: World, viewer: string): string {
  const { head, headHash } = past?.match ?? { head: 0, headHash: NO_ENTRY }
  const appended = { match, written: readLog(past?.texts ?? [], game, head, headHash) }
  const fields = cards(game, past?.match ?? null, appended)
  return JSON.stringify([
    projectionOf(game, match, viewer, ''),
    projectionNames(viewer).map((name) => fields[name] ?? null),
  ])
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
  return JSON.stringify([found, decided].map((no) => ('no' in no ? refusalTold(game, no) : no)))
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

import 'server-only'
import type { Who } from '@/lib/accounts/account'
import { canonical } from '@/lib/kernel/chain'
import type { Game } from '@/lib/kernel/game'
import type { Growth } from '@/lib/kernel/growth'
import type { Match } from '@/lib/kernel/match'
import { outboxChange } from '@/lib/notices/outbox'
import { fingerprint } from '@/lib/seats/tokens'
import type { Append, FieldChange } from '@/lib/store/event-store'
import { packSnapshot } from '@/lib/store/snapshot'
import { cardFields } from './card'
import type { Call } from './handle'
import { tellLater } from './notices'

/** A snapshot is written when this many entries have come after the last. */
const SNAPSHOT_EVERY = 50

/** Names of what is kept beside the log of a game. */
export const FIELDS = { sealed: 'sealed', head: 'head', versions: 'versions' }
/** Where it is kept that a request was carried out. */
export const doneField = (id: string): string => `done:${id}`

/** What is kept of a request that was carried out: enough to know its repeat and to answer that. */
export interface Done {
  print: string
  /** Entries after it. */
  n: number
  /** What its answer says besides how the game stands. */
  told?: unknown
}
type Written = { outcome: 'appended' | 'conflict' } | ({ outcome: 'repeated' } & Done)

/** What is written beside entries, and what they are written upon. */
interface Beside {
  game: Game
  before: Match | null
  /** Whose each side was before. */
  owners?: Readonly<Record<string, string>>
  expectedHead: number
  snapshotAt: number
  set: FieldChange['set']
  expect?: Append['expect']
  told?: unknown
}

/** Writes the entries of a game with everything that must change in the same moment. */
export async function append(
  call: Call,
  id: string,
  print: string,
  growth: Growth,
  more: Beside,
): Promise<Written> {
  const { match, written } = growth
  const answer = JSON.stringify({ print, n: match.head, told: more.told } satisfies Done)
  const snapshot = match.head - more.snapshotAt >= SNAPSHOT_EVERY
  const happened = { entries: written.map(({ entry }) => entry), owners: more.owners ?? {} }
  const { due, ...outbox } = outboxChange(more.game, more.before, match, call.desk.now(), happened)
  const stored = await call.desk.store.append({
    game: match.game,
    command: { id, answer },
    expectedHead: more.expectedHead,
    expect: more.expect,
    entries: written.map(({ text }) => text),
    ...(snapshot ? { snapshot: { seq: match.head, body: packSnapshot(match) } } : {}),
    ...(due === undefined ? {} : { due }),
    unset: outbox.unset,
    set: {
      ...more.set,
      ...outbox.set,
      ...cardFields(more.game, growth),
      [FIELDS.head]: match.headHash,
      [FIELDS.versions]: JSON.stringify(match.versions),
      [doneField(id)]: answer,
    },
  })
  if (stored.outcome === 'appended' && typeof due === 'number') tellLater(call.desk, match.game)
  if (stored.outcome !== 'repeated') return { outcome: stored.outcome }
  return { outcome: 'repeated', ...(JSON.parse(stored.answer) as Done) }
}

/** What a request asks for, so that another one with the same id is not taken for its repeat. */
export function printOf(who: Who | null, game: string, body: object): string {
  const { since: _since, ...asked } = body as { since?: number }
  return fingerprint(game, who?.account ?? '', canonical(asked))
}

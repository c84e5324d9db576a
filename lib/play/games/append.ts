import 'server-only'
import type { Who } from '@/lib/accounts/account'
import type { Game } from '@/lib/kernel/game'
import type { Appended } from '@/lib/kernel/log/commands'
import { canonical } from '@/lib/kernel/log/entry'
import type { Match } from '@/lib/kernel/log/match'
import type { Past } from '@/lib/kernel/log/replay'
import { outboxChange } from '@/lib/notices/outbox'
import { fingerprint } from '@/lib/seats/tokens'
import type { Append, FieldChange } from '@/lib/store/event-store'
import { packSnapshot } from '@/lib/store/snapshot'
import type { Call } from '../call'
import { tellLater } from '../notices/tell-later'
import { handOverFields } from './hand-over'
import { projectionFields } from './list-projection'
import { pageFields } from './log-pages'
import { tallyOf } from './tally'

/** A snapshot is written when this many entries have come after the last. */
export const SNAPSHOT_EVERY = 96

/**
 * Names of what is kept beside the log of a game. `head`: where a log ends whose last entry does not say so itself, as
 * none did once.
 */
export const FIELDS = { sealed: 'sealed', head: 'head' }

/** What is kept of a request that was carried out: enough to know its repeat and to answer that. */
export interface Done {
  /** The first digits of its fingerprint. */
  print: string
  /** Entries after it. */
  n: number
  /** What its answer says besides how the game stands. */
  told?: unknown
}
/** Enough of a fingerprint that no two requests of one id share it by chance. */
const PRINT = 8

const writeDone = ({ print, n, told }: Done): string =>
  [n, print.slice(0, PRINT), ...(told === undefined ? [] : [JSON.stringify(told)])].join(' ')

/** The same again. It was JSON once: a list, and before that an object with the whole fingerprint. */
export function readDone(text: string): Done {
  if (text.startsWith('{')) return JSON.parse(text) as Done
  const [n, print, told] = text.startsWith('[')
    ? (JSON.parse(text) as [n: number, print: string, told?: unknown])
    : doneIn(text)
  return { print, n, told }
}

function doneIn(text: string): [n: number, print: string, told?: unknown] {
  const [, n = '', print = '', told] = /^(\d+) (\S+)(?: (.*))?$/s.exec(text) ?? []
  return [Number(n), print, told && JSON.parse(told)]
}

/** true: a request with this fingerprint is the one that was carried out. */
export const isRepeat = (done: Done, print: string): boolean =>
  done.print.length >= PRINT && print.startsWith(done.print)
type Written = { outcome: 'appended' | 'conflict' } | ({ outcome: 'repeated' } & Done)

/** What is written beside entries, and what they are written upon. */
interface Beside {
  game: Game
  before: Match | null
  /** Whose each side was before. */
  owners?: Readonly<Record<string, string>>
  /** Somebody follows the game. */
  followed?: boolean
  expectedHead: number
  snapshotAt: number
  /** From what it was folded: the last snapshot and what came after it; absent: it is new. */
  past?: Past
  set: FieldChange['set']
  expect?: Append['expect']
  told?: unknown
}

/** Writes the entries of a game with everything that must change in the same moment. */
export async function append(
  call: Call,
  id: string,
  print: string,
  appended: Appended,
  more: Beside,
): Promise<Written> {
  const { match, written } = appended
  const answer = writeDone({ print, n: match.head, told: more.told })
  const snapshot = match.head - more.snapshotAt >= SNAPSHOT_EVERY
  const now = call.services.now()
  const happened = {
    entries: written.map(({ entry }) => entry),
    owners: more.owners ?? {},
    followed: more.followed ?? false,
  }
  const { due, ...outbox } = outboxChange(more.game, more.before, match, now, happened)
  const tally = tallyOf(more.game, more.before, match, { ...happened, now })
  // Somebody must look at it, even where nobody is to be told.
  const look = due === undefined && Object.keys(tally).length > 0 ? now : due
  const stored = await call.services.store.append({
    game: match.game,
    command: { id, answer },
    expectedHead: more.expectedHead,
    expect: more.expect,
    entries: written.map(({ text }) => text),
    ...(snapshot ? { snapshot: { seq: match.head, body: packSnapshot(match) } } : {}),
    ...(look === undefined ? {} : { due: look }),
    unset: [...outbox.unset, FIELDS.head],
    set: {
      ...more.set,
      ...outbox.set,
      ...tally,
      ...projectionFields(more.game, more.before, appended),
      ...pageFields(more.game, more.before, match),
      ...handOverFields(more.game, more.before, appended, more.past?.match ?? null),
    },
  })
  if (stored.outcome === 'appended' && typeof look === 'number') tellLater(call.services, match.game)
  if (stored.outcome !== 'repeated') return { outcome: stored.outcome }
  return { outcome: 'repeated', ...readDone(stored.answer) }
}

/** What a request asks for, so that another one with the same id is not taken for its repeat. */
export function requestFingerprint(who: Who | null, game: string, body: object): string {
  const { since: _since, ...asked } = body as { since?: number }
  return fingerprint(game, who?.account ?? '', canonical(asked))
}

import { afterSpan, isWithin, MINUTE, minuteOfDay } from './local-time'
import { type Kind, mannerOf } from './row'
import type { Wishes } from './wishes'

/** A row is told at first, and a turn again when so much of its time is over. */
export const STAGES = ['first', '50', '80', '95'] as const
export type Stage = (typeof STAGES)[number]

/** Milliseconds for which somebody counts as present after he was last seen. */
export const PRESENT = 5 * MINUTE

/** Milliseconds after which it is too late to tell a chat of a secret choice: silence would show who has chosen. */
const AT_ONCE = 5 * MINUTE

/** All that the hour of a notice depends on. */
export interface Timing {
  kind: Kind
  since: number
  until: number | null
  /** When 50, 80 and 95% of his time are over. */
  shares: readonly number[] | null
  /** Both choose in secret: when somebody is told must not show whether he has chosen. */
  secret: boolean
  /** Others may read the channel: a chat. */
  shared: boolean
  zone: string
  wishes: Pick<Wishes, 'delay' | 'quiet' | 'reminders' | 'open'>
  /** When the owner last had the game open; 0: never. */
  seen: number
  told: readonly string[]
}

/** Whether a chat may be told at the very moment of a hand-off. */
const isLoud = ({ since, zone, wishes }: Timing) =>
  !wishes.quiet || !isWithin(minuteOfDay(since, zone), wishes.quiet)

/** Which stage comes next, and when; null if there is nothing more to tell. */
export function nextHour(timing: Timing, now: number): { stage: Stage; at: number } | null {
  const { since, told, shared, secret } = timing
  const stages = stagesOf(timing).filter(({ stage }) => !told.includes(stage))
  // A stage whose hour has passed says no more than the one that came after it.
  const overdue = stages.filter(({ at }) => at <= now)
  const next = overdue.at(-1) ?? stages[0]
  if (!next) return null
  if (shared && secret) return now <= since + AT_ONCE && isLoud(timing) ? next : null
  return { stage: next.stage, at: allowedAt(timing, next.at) }
}

/** The stages of a row with their hours, in order. A chat is told of a secret choice once, at once. */
function stagesOf({ kind, since, shares, secret, shared, wishes }: Timing): { stage: Stage; at: number }[] {
  const waits = mannerOf(kind).delay && !(shared && secret)
  const delay = waits ? wishes.delay * MINUTE : 0
  const first = { stage: 'first' as const, at: since + delay }
  if (kind !== 'turn' || !shares || (shared && secret)) return [first]
  const reminders = (['50', '80', '95'] as const).map((stage, n) => ({
    stage,
    at: Math.max(since, shares[n]!),
  }))
  // Where the delay is long, time may run out in it.
  const start = { stage: 'first' as const, at: Math.min(first.at, reminders[0]!.at) }
  return [start, ...(wishes.reminders ? reminders : [])]
}

/** The first instant from `at` on at which his wishes allow it. No wish for quiet holds where time would run out in it. */
function allowedAt({ until, zone, wishes, seen, kind }: Timing, at: number): number {
  if (!mannerOf(kind).quiet) return at
  const inTime = (later: number) => (until !== null && kind === 'turn' && later >= until ? at : later)
  const absent = wishes.open || seen === 0 ? at : inTime(Math.max(at, seen + PRESENT))
  return wishes.quiet ? inTime(afterSpan(absent, zone, wishes.quiet)) : absent
}

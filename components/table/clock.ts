import type { ClockAnswer } from '@/lib/play/api/affairs'
import { localeOf } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'

/** What a reader is told of the clock that concerns him now. */
export interface ClockFace {
  /** Whose clock it is. */
  side: string
  /** When the time is out; null: it stands still until both go on. */
  deadline: number | null
  /** From here on the reserve is used; null: there is none left, or it is being used. */
  reserveFrom: number | null
  onReserve: boolean
  /** Milliseconds that count until then: weekends off and days off do not. */
  left: number
  short: boolean
  out: boolean
}

const at = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso))

/** The viewer's own clock if he is waited for, or else the first of those that run; null if none does. */
export function faceOf(clock: ClockAnswer | null, viewer: string, now: number): ClockFace | null {
  if (!clock) return null
  const running = Object.entries(clock.sides).flatMap(([side, { running }]) =>
    running ? [{ side, running }] : [],
  )
  const one = running.find(({ side }) => side === viewer) ?? running.sort(byDeadline)[0]
  if (!one) return null
  const deadline = at(one.running.deadline)
  const short = at(one.running.short)
  return {
    side: one.side,
    deadline,
    reserveFrom: ahead(at(one.running.reserveFrom), now, deadline),
    onReserve: deadline !== null && (at(one.running.reserveFrom) ?? deadline) < Math.min(now, deadline),
    left: deadline === null ? 0 : countedLeft(one.running.rests, now, deadline),
    short: short !== null && now >= short,
    out: deadline !== null && now >= deadline,
  }
}

/** From now to the deadline, without what does not count. */
const countedLeft = (rests: readonly { from: string; to: string }[], now: number, deadline: number): number =>
  rests.reduce(
    (left, { from, to }) => left - Math.max(0, Date.parse(to) - Math.max(now, Date.parse(from))),
    Math.max(0, deadline - now),
  )

const ahead = (from: number | null, now: number, end: number | null): number | null =>
  from !== null && end !== null && now < from && from < end ? from : null

interface Runs {
  running: { deadline: string | null }
}
const byDeadline = (a: Runs, b: Runs) => ((a.running.deadline ?? '~') < (b.running.deadline ?? '~') ? -1 : 1)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in two units at most: `2 d 3 h`, `3 h 20 min`, `4 min`. */
export function lengthOf({ ui }: Words, time: number): string {
  const days = Math.floor(time / DAY)
  const hours = Math.floor((time % DAY) / HOUR)
  const minutes = Math.floor((time % HOUR) / MINUTE)
  const parts = [
    ...(days > 0 ? [ui('clock.days', { n: days })] : []),
    ...(hours > 0 ? [ui('clock.hours', { n: hours })] : []),
    ...(days === 0 && minutes > 0 ? [ui('clock.minutes', { n: minutes })] : []),
  ]
  return parts.length > 0 ? parts.slice(0, 2).join(' ') : ui('clock.minutes', { n: time > 0 ? '<1' : 0 })
}

/** A moment as a reader writes it, in his own time zone. */
export const momentOf = ({ language }: Words, time: number): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)

/** In a few words: what is left, or that the clock stands still, or that the time is out. */
export function shortly(words: Words, face: ClockFace): string {
  if (face.out) return words.ui('clock.out')
  return face.deadline === null
    ? words.ui('clock.still')
    : words.ui('clock.left', { time: lengthOf(words, face.left) })
}

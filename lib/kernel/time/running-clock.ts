import type { FreeDays, Span } from './calendar'
import {
  type Calendar,
  counted,
  type HandOff,
  instantAfter,
  type Pace,
  type SideClock,
  sideClock,
} from './clock'

/**
 * What the running clock of one side follows from, outages aside: they become known afterwards. Kept beside a game, it
 * tells at any later time what the game itself would tell. It is JSON: a stretch off without an end has `to` null.
 */
export interface RunningClock {
  readonly pace: Pace
  /** Since when the game waits for the side, milliseconds since 1970. */
  readonly since: number
  readonly earlier: readonly HandOff[]
  /** The number of the player turn, where all of one have their time together. */
  readonly turn?: number | undefined
  readonly weekends: string | null
  readonly free?: FreeDays | undefined
  readonly off: readonly { readonly from: number; readonly to: number | null }[]
}

function calendarIn({ weekends, free, off }: RunningClock, outages: readonly Span[]): Calendar {
  const spans = off.map(({ from, to }) => ({ from, to: to ?? Number.POSITIVE_INFINITY }))
  return { weekends, free, off: [...spans, ...outages] }
}

export const clockIn = (run: RunningClock, outages: readonly Span[]): SideClock =>
  sideClock(run.pace, calendarIn(run, outages), run.earlier, run.since, run.turn)

/** The instant at which a share of the side's time is used up: 1 is its deadline. Null if that never comes. */
export function shareIn(run: RunningClock, share: number, outages: readonly Span[]): number | null {
  const { budget } = clockIn(run, outages).running!
  return instantAfter(calendarIn(run, outages), run.since, Math.ceil(budget * share))
}

/**
 * What outages took of the side's time, milliseconds, and the end of the last that did; null: nothing. Where no time
 * counted anyway, or none was left, they took none.
 */
export function lostIn(run: RunningClock, outages: readonly Span[]): { time: number; until: number } | null {
  const end = shareIn(run, 1, outages) ?? Number.POSITIVE_INFINITY
  const lost = outages.flatMap(({ from, to }) => {
    const time = counted(calendarIn(run, []), Math.max(from, run.since), Math.min(to, end))
    return time > 0 ? [{ time, until: to }] : []
  })
  const last = lost.at(-1)
  return last ? { time: lost.reduce((sum, { time }) => sum + time, 0), until: last.until } : null
}

/** Milliseconds that still count at an instant before the side's time is out; weekends, days off and outages do not. */
export function leftIn(run: RunningClock, at: number, outages: readonly Span[]): number {
  const { budget } = clockIn(run, outages).running!
  return Math.max(0, budget - counted(calendarIn(run, outages), run.since, Math.max(run.since, at)))
}

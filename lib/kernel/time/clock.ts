import { DAY, type FreeDays, freeFrom, type Span, WEEKEND } from './calendar'

const MINUTE = 60_000

/**
 * How much time a side has for each hand-off, from the moment the game begins to wait for it until it waits for it no
 * more, and its reserve for the whole game beyond that. `byTurn`: all hand-offs of a side in one player turn, its own or
 * the other's, have that time together, so that no game lasts longer for being asked often. Milliseconds.
 */
export const PACES: Readonly<Record<Pace, Allowance>> = {
  live: { handOff: 10 * MINUTE, reserve: 60 * MINUTE, notice: 10 * MINUTE },
  '1d': { handOff: DAY, reserve: 3 * DAY, notice: DAY },
  '3d': { handOff: 3 * DAY, reserve: 6 * DAY, notice: DAY },
  '7d': { handOff: 7 * DAY, reserve: 14 * DAY, notice: DAY },
  brisk: { handOff: DAY, reserve: 5 * DAY, notice: DAY, byTurn: true },
  steady: { handOff: 2 * DAY, reserve: 10 * DAY, notice: DAY, byTurn: true },
  slow: { handOff: 4 * DAY, reserve: 21 * DAY, notice: DAY, byTurn: true },
}

interface Allowance {
  readonly handOff: number
  readonly reserve: number
  /** After a pause, before clocks run again. */
  readonly notice: number
  readonly byTurn?: true
}

export type Pace = 'live' | '1d' | '3d' | '7d' | 'brisk' | 'steady' | 'slow'
export const isPace = (name: string): name is Pace => Object.hasOwn(PACES, name)

/** Whether a clock ever asks which day it is where a player lives: for free days and days off, which the live pace has not. */
export const countsDays = (pace: Pace | undefined): boolean => pace !== undefined && pace !== 'live'

/** Days off that each side may take in a game; none at the live pace. */
export const VACATION_DAYS = 21

/** Below this share of what there was to begin with, time is short. */
const SHORT = 0.1

/** When time does not count for a side. */
export interface Calendar {
  /** Some days of the week are free in this zone; null: all count. */
  readonly weekends: string | null
  /** Which; absent: those of the weekend. */
  readonly free?: FreeDays | undefined
  /** Vacation, pauses and outages, in any order. */
  readonly off: readonly Span[]
}

/** The stretch off that begins first of those that end after `at`. */
function nextOff({ weekends, free = WEEKEND, off }: Calendar, at: number): Span | null {
  let next = weekends === null ? null : freeFrom(at, weekends, free)
  for (const span of off) {
    if (span.to > at && span.to > span.from && (!next || span.from < next.from)) next = span
  }
  return next
}

/** Milliseconds between two instants that count. */
export function counted(calendar: Calendar, from: number, to: number): number {
  let total = 0
  for (let at = from; at < to; ) {
    const off = nextOff(calendar, at)
    total += Math.max(0, Math.min(off?.from ?? to, to) - at)
    at = Math.max(at, off?.to ?? to)
  }
  return total
}

/** The first instant at which so many milliseconds have counted; null if that never comes. */
export function instantAfter(calendar: Calendar, from: number, time: number): number | null {
  let left = time
  for (let at = from; ; ) {
    const off = nextOff(calendar, at)
    if (!off || left <= off.from - at) return at + left
    left -= Math.max(0, off.from - at)
    if (off.to === Number.POSITIVE_INFINITY) return null
    at = Math.max(at, off.to)
  }
}

/** What does not count of the time between two instants, in order and apart; `to` may be without an end. */
export function restsIn(calendar: Calendar, from: number, to: number): Span[] {
  const rests: Span[] = []
  for (let at = from; at < to; ) {
    const off = nextOff(calendar, at)
    if (!off || off.from >= to) break
    rests.push({ from: Math.max(at, off.from), to: Math.min(off.to, to) })
    at = Math.max(at, off.to)
  }
  return rests
}

/** A hand-off that is over; `turn`: by the number of its player turn, where that matters. */
export interface HandOff extends Span {
  readonly turn?: number | undefined
}

/** Milliseconds that hand-offs took, those of one player turn together; the last of it where `turn` still goes on. */
export function taken(
  calendar: Calendar,
  earlier: readonly HandOff[],
): { turn?: number | undefined; time: number }[] {
  const turns: { turn?: number | undefined; time: number }[] = []
  for (const { from, to, turn } of earlier) {
    const time = counted(calendar, from, to)
    const last = turns.at(-1)
    if (last && turn !== undefined && last.turn === turn) last.time += time
    else turns.push({ turn, time })
  }
  return turns
}

/** What stands on the clock of one side. Nothing in it depends on when it is looked at. */
export interface SideClock {
  /** Milliseconds of reserve that were left when the hand-off began. */
  readonly reserve: number
  /** Null while the game does not wait for this side. */
  readonly running: Running | null
}

/** Instants are null where they never come, as long as the game is paused. */
export interface Running {
  readonly since: number
  /** Milliseconds that there were in all, reserve included. */
  readonly budget: number
  /** From here on the reserve is used. */
  readonly reserveFrom: number | null
  /** From here on time is short. */
  readonly short: number | null
  /** Reserve and all are used up. */
  readonly deadline: number | null
  /** What does not count between the beginning and the deadline. */
  readonly rests: readonly Span[]
}

/**
 * The clock of a side: what earlier hand-offs took of its reserve, one after the other, and when the one that runs
 * since `since` ends, in this player turn. A reserve is never less than nothing: whoever was late and was not held to it
 * plays on.
 */
export function sideClock(
  pace: Pace,
  calendar: Calendar,
  earlier: readonly HandOff[],
  since: number | null,
  turn?: number,
): SideClock {
  const { handOff: whole, reserve: bank } = PACES[pace]
  const turns = taken(calendar, earlier)
  const reserve = turns.reduce((left, { time }) => Math.max(0, left - Math.max(0, time - whole)), bank)
  if (since === null) return { reserve, running: null }
  const last = turns.at(-1)
  const handOff = turn !== undefined && last?.turn === turn ? Math.max(0, whole - last.time) : whole
  const budget = handOff + reserve
  const after = (time: number) => instantAfter(calendar, since, Math.ceil(time))
  const deadline = after(budget)
  return {
    reserve,
    running: {
      since,
      budget,
      reserveFrom: after(handOff),
      short: after(budget * (1 - SHORT)),
      deadline,
      rests: deadline === null ? [] : restsIn(calendar, since, deadline),
    },
  }
}

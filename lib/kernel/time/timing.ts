import type { Viewer } from '../game'
import { type FreeDays, type Span, WEEKEND, weekdayOf } from './calendar'
import {
  type Calendar,
  countsDays,
  type HandOff,
  instantAfter,
  isPace,
  PACES,
  type Pace,
  type SideClock,
  sideClock,
  taken,
  VACATION_DAYS,
} from './clock'
import { clockIn, type RunningClock, shareIn } from './running-clock'

/** What the log says about time: everything that clocks follow from, but for outages, which stand outside of it. */
export interface Timing {
  readonly pace: Pace
  readonly weekendsOff: boolean
  /** Days of the week on which no time counts, as both agreed; absent: those of the weekend, or none. */
  readonly free?: FreeDays
  /** The time zone of each player, as he had it when he sat down. */
  readonly zones: Readonly<Record<string, string>>
  /** The latest time of any entry. A server clock that is put back gives nobody time and takes none. */
  readonly at: number
  /** Since when the game waits for a person; in a secret choice of several until the last of them has chosen. */
  readonly since: Readonly<Record<string, number>>
  /** When a side made such a choice, while nobody else may know that it has. */
  readonly chosen: Readonly<Record<string, number>>
  /** Hand-offs that may have used up reserve. Those that took no longer than a hand-off may are forgotten. */
  readonly earlier: Readonly<Record<string, readonly HandOff[]>>
  /**
   * The player turn that goes on, where all hand-offs of one have their time together, and which one it is for each side:
   * who is given time anew counts as from another, and the other side goes on with its own.
   */
  readonly turn?: { readonly name: string; readonly n: Readonly<Record<string, number>> }
  readonly vacations: Readonly<Record<string, readonly Vacation[]>>
  /** The last has no end while it lasts. */
  readonly pauses: readonly { readonly from: number; readonly to: number | null }[]
}

/** Days off of one side: from when to when no time counts for it, and what they cost of the allowance. */
export interface Vacation extends Span {
  readonly days: number
}

/** Who is waited for after an entry. */
export interface Waiting {
  /** Persons whose order is due. */
  readonly awaited: readonly string[]
  /** All who choose at once in secret, chosen or not. */
  readonly together: readonly string[]
  /** The name of the player turn; null before the first. */
  readonly turn?: string | null
}

/** What a game is begun with that its clock follows from. */
interface Begun {
  readonly pace?: Pace
  readonly weekendsOff?: boolean
  readonly free?: FreeDays
  readonly zones?: Timing['zones']
  readonly players: object
}

/** No pace, no clock. */
export function timingOf({ pace, weekendsOff, free, zones, players }: Begun): Timing | null {
  if (pace === undefined || !isPace(pace)) return null
  const none = Object.fromEntries(Object.keys(players).map((side) => [side, []]))
  const since = {}
  return {
    ...{ pace, weekendsOff: weekendsOff === true && countsDays(pace), zones: zones ?? {} },
    ...(free && countsDays(pace) ? { free } : {}),
    ...{ at: 0, since, chosen: {}, earlier: none, vacations: none, pauses: [] },
  }
}

/** The days of the week on which no time counts. */
const freeIn = ({ weekendsOff, free }: Timing): FreeDays => free ?? (weekendsOff ? WEEKEND : [])

/** When time does not count for a side. */
function calendarOf(timing: Timing, side: string, outages: readonly Span[]): Calendar {
  const pauses = timing.pauses.map(({ from, to }) => ({ from, to: to ?? Number.POSITIVE_INFINITY }))
  return {
    weekends: freeIn(timing).length > 0 ? (timing.zones[side] ?? 'UTC') : null,
    ...(timing.free ? { free: timing.free } : {}),
    off: [...pauses, ...(timing.vacations[side] ?? []), ...outages],
  }
}

const without = <Value>(all: Readonly<Record<string, Value>>, name: string): Record<string, Value> => {
  const { [name]: _gone, ...rest } = all
  return rest
}

/**
 * Ends a side's hand-off at an instant. Kept are those that took longer than a hand-off may, so that outages can still be
 * taken off, and those of the player turn that goes on.
 */
export function ended(timing: Timing, side: string, at: number): Timing {
  const from = timing.since[side]
  if (from === undefined) return timing
  const to = Math.max(from, timing.chosen[side] ?? at)
  const earlier = { ...timing.earlier, [side]: kept(timing, side, { from, to, ...turnOf(timing, side) }) }
  return { ...timing, earlier, since: without(timing.since, side), chosen: without(timing.chosen, side) }
}

const turnOf = ({ turn }: Timing, side: string): { turn?: number } =>
  turn ? { turn: turn.n[side] ?? 0 } : {}

function kept(timing: Timing, side: string, last: HandOff): HandOff[] {
  const calendar = calendarOf(timing, side, [])
  const isLate = (some: readonly HandOff[]) =>
    taken(calendar, some).some(({ time }) => time > PACES[timing.pace].handOff)
  const all = [...(timing.earlier[side] ?? []), last]
  return all.filter((one) =>
    one.turn === undefined
      ? isLate([one])
      : one.turn === turnOf(timing, side).turn || isLate(all.filter(({ turn }) => turn === one.turn)),
  )
}

const begun = (timing: Timing, side: string, at: number): Timing => ({
  ...timing,
  since: { ...timing.since, [side]: at },
})

/** The timing after an entry of this time, when so much is waited for. */
export function ticked(before: Timing, time: string, { awaited, together, turn = null }: Waiting): Timing {
  const at = Math.max(before.at, Date.parse(time))
  let timing = { ...before, at }
  if (PACES[before.pace].byTurn && turn !== null && turn !== before.turn?.name)
    timing = nextTurn(
      Object.keys(before.since).reduce((now, side) => ended(now, side, at), timing),
      turn,
      Object.keys(before.earlier),
    )
  for (const side of Object.keys(timing.since)) {
    if (awaited.includes(side)) {
      if (timing.chosen[side] !== undefined) timing = ended(timing, side, at)
    } else if (!together.includes(side)) timing = ended(timing, side, at)
    else timing = { ...timing, chosen: { ...timing.chosen, [side]: timing.chosen[side] ?? at } }
  }
  for (const side of awaited) if (timing.since[side] === undefined) timing = begun(timing, side, at)
  return timing
}

/** Some sides count as in another player turn from now on. */
const nextTurn = (timing: Timing, name: string, sides: readonly string[]): Timing => {
  const n = timing.turn?.n ?? {}
  return {
    ...timing,
    turn: { name, n: { ...n, ...Object.fromEntries(sides.map((side) => [side, (n[side] ?? 0) + 1])) } },
  }
}

/** The hand-off of some sides begins anew: one was given more time, or the game went back to an earlier moment. */
export function anew(timing: Timing, sides: readonly string[], at: number): Timing {
  const over = sides.reduce((now, side) => ended(now, side, at), timing)
  const next = over.turn ? nextTurn(over, over.turn.name, sides) : over
  return sides.reduce((now, side) => begun(now, side, at), next)
}

/** Somebody else sits down in a seat, with a whole reserve, no days off taken, and his own calendar. */
export function sittingDown(timing: Timing, side: string, zone: string | undefined): Timing {
  const zones = zone === undefined ? without(timing.zones, side) : { ...timing.zones, [side]: zone }
  const earlier = { ...timing.earlier, [side]: [] }
  const vacations = { ...timing.vacations, [side]: [] }
  const { since, chosen } = timing
  return { ...timing, zones, earlier, vacations, since: without(since, side), chosen: without(chosen, side) }
}

/**
 * A side's clock as a viewer may know it: that somebody has made a secret choice shows to himself alone. `null`: the
 * truth, for the server's own use.
 */
export function clockOf(
  timing: Timing,
  side: string,
  viewer: Viewer | null,
  outages: readonly Span[],
): SideClock {
  const run = runOf(timing, side, viewer)
  if (run) return clockIn(run, outages)
  const calendar = calendarOf(timing, side, outages)
  const earlier = timing.earlier[side] ?? []
  const [since, chosen] = [timing.since[side], timing.chosen[side]]
  const last =
    since === undefined || chosen === undefined ? [] : [{ from: since, to: chosen, ...turnOf(timing, side) }]
  return sideClock(timing.pace, calendar, [...earlier, ...last], null)
}

/** What the running clock of a side follows from, as a viewer may know it (`null`: the truth); null if it stands. */
export function runOf(timing: Timing, side: string, viewer: Viewer | null): RunningClock | null {
  const since = timing.since[side]
  const hasChosen = timing.chosen[side] !== undefined && (viewer === null || viewer === side)
  if (since === undefined || hasChosen) return null
  const { pace, earlier, pauses, vacations } = timing
  const { weekends, free } = calendarOf(timing, side, [])
  const off = [...pauses, ...(vacations[side] ?? [])].map(({ from, to }) => ({ from, to }))
  const days = { weekends, ...(free ? { free } : {}) }
  return { pace, since, earlier: earlier[side] ?? [], ...turnOf(timing, side), ...days, off }
}

/**
 * The instant at which a side that is waited for has used up a share of its time: 1 is its deadline. This is the truth,
 * for the server and the side itself. Null while its clock stands still or there is none.
 */
export function instantUsed(
  timing: Timing | null,
  side: string,
  share: number,
  outages: readonly Span[] = [],
): number | null {
  const run = timing && runOf(timing, side, null)
  return run && shareIn(run, share, outages)
}

/** When the time of a side that is waited for is out. */
export const deadlineOf = (timing: Timing | null, side: string, outages: readonly Span[] = []) =>
  instantUsed(timing, side, 1, outages)

/** The instant from which on it matters to a side's clock when our server was away; infinity: none runs. */
export const countsFrom = (timing: Timing | null, side: string): number =>
  Math.min(...[timing?.since[side] ?? [], timing?.earlier[side]?.[0]?.from ?? []].flat())

/** When so many milliseconds have counted for a side since an instant, with a clock or without; null: never. */
export const instantAway = (
  timing: Timing | null,
  side: string,
  since: number,
  time: number,
  outages: readonly Span[],
): number | null =>
  instantAfter(timing ? calendarOf(timing, side, outages) : { weekends: null, off: outages }, since, time)

/** What days off from one day to another cost: those that are free anyway cost nothing. */
export function vacationCost(timing: Timing, first: number, last: number): number {
  let cost = 0
  for (let day = first; day <= last; day++) if (!freeIn(timing).includes(weekdayOf(day))) cost++
  return cost
}

/** Days off that a side has not yet taken. */
export const vacationLeft = (timing: Timing, side: string): number =>
  !countsDays(timing.pace)
    ? 0
    : (timing.vacations[side] ?? []).reduce((left, { days }) => left - days, VACATION_DAYS)

import 'server-only'
import type { Game } from '@/lib/kernel/game'
import { type Match, otherSide } from '@/lib/kernel/log/match'
import type { Affair, Offered } from '@/lib/kernel/negotiation/affair'
import { isWaiting, judgeAffair, mayPass } from '@/lib/kernel/negotiation/judge'
import type { Span } from '@/lib/kernel/time/calendar'
import { countsDays } from '@/lib/kernel/time/clock'
import { lostIn } from '@/lib/kernel/time/running-clock'
import { silenceEnds } from '@/lib/kernel/time/silence'
import { clockOf, runOf, type Timing, vacationLeft } from '@/lib/kernel/time/timing'
import type { ClockAnswer, Deed, OfferAnswer } from '../api/affairs'

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** The clocks as a viewer may know them, told in instants, so that the answer does not depend on when it is given. */
export function clockAnswer(
  game: Game,
  { timing }: Match,
  viewer: string,
  outages: readonly Span[],
): ClockAnswer | null {
  if (!timing) return null
  const pause = timing.pauses.at(-1)
  const isSeated = game.sides.includes(viewer)
  const side = (one: string) => {
    const { reserve, running } = clockOf(timing, one, viewer, outages)
    if (!running) return { reserve, running: null }
    const { since, reserveFrom, short, deadline, rests } = running
    return {
      reserve,
      running: {
        since: iso(since)!,
        reserveFrom: iso(reserveFrom),
        short: iso(short),
        deadline: iso(deadline),
        // Those who only watch need not know when somebody's weekend begins.
        rests: isSeated ? rests.map(({ from, to }) => ({ from: iso(from)!, to: iso(to)! })) : [],
      },
    }
  }
  const { pace, weekendsOff, free } = timing
  return {
    pace,
    weekendsOff,
    ...(free ? { free } : {}),
    pause: pause ? { from: iso(pause.from)!, to: iso(pause.to) } : null,
    sides: Object.fromEntries(game.sides.map((one) => [one, side(one)])),
    outage: isSeated ? outageIn(game, timing, viewer, outages) : null,
    daysOff: daysOffOf(game, timing),
    vacationLeft: isSeated ? vacationLeft(timing, viewer) : 0,
  }
}

/** What outages took, and gave back, of the time of whom the game waits for, as the viewer may know; of several the most. */
function outageIn(
  game: Game,
  timing: Timing,
  viewer: string,
  outages: readonly Span[],
): ClockAnswer['outage'] {
  const lost = game.sides.flatMap((side) => {
    const run = runOf(timing, side, viewer)
    return (run && lostIn(run, outages)) ?? []
  })
  const [most] = lost.sort((a, b) => b.time - a.time)
  return most ? { time: most.time, until: iso(most.until)! } : null
}

const daysOffOf = (game: Game, { vacations }: Timing): ClockAnswer['daysOff'] =>
  Object.fromEntries(
    game.sides.map((side) => [
      side,
      (vacations[side] ?? []).map(({ from, to }) => ({ from: iso(from)!, to: iso(to)! })),
    ]),
  )

/** Offers that stand, as a side may know them; a moment is named by a line of its own log. */
export const offersFor = ({ settled }: Match, viewer: string): OfferAnswer[] =>
  settled.offers.map(({ by, what, time, moment }) => ({
    by,
    what,
    time,
    ...(moment ? { line: moment.lines[viewer]! } : {}),
  }))

const OFFERS: readonly Offered[] = ['draw', 'pause', 'computer', 'substitute']

/** What a side may do beside the rules at an instant, for which outages count. */
export function deedsOf(
  game: Game,
  match: Match,
  side: string,
  { now, outages }: { now: number; outages: readonly Span[] },
): Deed[] {
  const may = (affair: Affair) => judgeAffair(game, match, side, affair, now) === null
  if (!may({ type: 'resign' })) return []
  // What must wait for a day is there as well: who asks for it is told so.
  const offers = OFFERS.filter(
    (what) => judgeAffair(game, match, side, { type: 'offer', what } as Affair, Infinity) === null,
  )
  const isAsked = match.settled.offers.some(({ what }) => what === 'takeBack')
  const back = isAsked || match.settled.empty.length > 0 ? [] : (['takeBack'] as const)
  const late: Deed[] = may({ type: 'extend' }) ? ['extend'] : []
  if (may({ type: 'lead', outages })) late.push('lead')
  if (may({ type: 'claim', outages })) late.push('claim', 'replace')
  const paused = may({ type: 'resume' }) ? (['resume'] as const) : []
  const away = countsDays(match.timing?.pace) ? (['away'] as const) : []
  const pass = mayPass(game, match, side) ? (['pass'] as const) : []
  return ['resign', ...offers, ...back, ...late, ...paused, ...away, ...pass]
}

/** Until when a side may be silent where there is no clock: the viewer's own if he is awaited, else the other's. */
export function silenceFor(
  game: Game,
  match: Match,
  viewer: string,
  outages: readonly Span[],
): { side: string; ends: string } | null {
  if (!game.sides.includes(viewer)) return null
  const other = otherSide(game, viewer)
  const side = isWaiting(game, match, viewer, other) ? other : viewer
  const ends = iso(silenceEnds(match, side, outages))
  return ends === null ? null : { side, ends }
}

import type { Cite, Refusal } from '../decision'
import type { Game } from '../game'
import { draftsOf } from '../log/drafts'
import { type Match, otherSide } from '../log/match'
import { awaitsFor, isLed, isPassed, sittingIn, stageOf } from '../log/projection'
import { DAY, dayAt, dayNamed, dayStart } from '../time/calendar'
import { countsDays, PACES } from '../time/clock'
import { lapseEnds } from '../time/decision-timeout'
import { silenceEnds } from '../time/silence'
import { deadlineOf, type Timing, vacationCost, vacationLeft } from '../time/timing'
import type { Affair, Offered } from './affair'

const no = (cite: Cite, name: string): Refusal => ({
  no: cite,
  because: { key: `table.no.${name}`, params: {} },
})

/** How far ahead days off may be taken. */
const AHEAD = 366

/** Null if a side may settle this at an instant, else why not. What is refused tells nothing that he may not know. */
export function judgeAffair(
  game: Game,
  match: Match,
  by: string,
  affair: Affair,
  now: number,
): Refusal | null {
  if (stageOf(game, match) !== 'play') return no('FP 3', 'notPlaying')
  const at = Math.max(now, match.timing?.at ?? 0)
  const other = otherSide(game, by)
  switch (affair.type) {
    case 'resign':
      return null
    case 'offer':
      return (
        judgeOffer(match, by, other, affair.what, at) ??
        (affair.what === 'takeBack' ? backTo(match, affair.moment) : null)
      )
    case 'accept':
    case 'decline': {
      const offer = match.settled.offers.find(({ what }) => what === affair.what)
      if (offer?.by !== other) return no('FP 5', 'noOffer')
      return affair.type === 'accept' && offer.moment ? backTo(match, offer.moment) : null
    }
    case 'withdraw':
      return match.settled.offers.some((offer) => offer.what === affair.what && offer.by === by)
        ? null
        : no('FP 5', 'noOffer')
    case 'resume':
      return isPaused(match.timing) ? null : no('FP 7', 'notPaused')
    case 'extend':
      if (isLed(game, match, other)) return no('FP 7', 'isLed')
      return match.timing && isWaiting(game, match, by, other) ? null : no('FP 7', 'notTheirTime')
    case 'lead':
    case 'claim':
    case 'replace': {
      const isLeft = match.settled.empty.includes(other)
      if (!isLeft && !isWaiting(game, match, by, other)) return no('FP 7', 'notTheirTime')
      if (affair.type === 'replace' && affair.what === 'substitute' && match.settled.sought[other])
        return no('FP 9', 'sought')
      if (affair.type === 'lead' && (isLeft || !mayBeLed(game, match))) return no('FP 7', 'notLed')
      if (isLeft) return null
      if (!match.timing) {
        const ends = silenceEnds(match, other, affair.outages)
        return ends !== null && ends <= at ? null : no('FP 10', 'notSilent')
      }
      const lapse = match.timeout?.side === other ? lapseEnds(match, affair.outages) : null
      // What he has left to his orders is decided before anybody is late, be it at the same instant.
      if (lapse !== null && lapse <= at) return no('FP 7', 'timeLeft')
      const deadline = deadlineOf(match.timing, other, affair.outages)
      if (deadline === null || deadline > at) return no('FP 7', 'timeLeft')
      if (isLed(game, match, other)) return no('FP 7', 'isLed')
      return affair.type !== 'lead' && mustLead(game, match, other) ? no('FP 7', 'leadFirst') : null
    }
    case 'pass': {
      const isHis = sittingIn(game, match) === by && awaitsFor(game, match, by).includes(by)
      const isFree = !isPassed(match, by) && draftsOf(match, by).length === 0
      return isHis && isFree && mayPass(game, match, by) ? null : no('FP 11', 'notPassed')
    }
    case 'passEnds':
      return isPassed(match, by) ? null : no('FP 11', 'notPassed')
    case 'away':
      return judgeVacation(match.timing, by, affair, at)
    case 'back':
      return match.timing?.vacations[by]?.some(({ to }) => to > at) ? null : no('FP 8', 'notAway')
    case 'leave':
      return match.settled.empty.includes(by) ? no('FP 9', 'left') : null
  }
}

/** true: whose time is out may be led on by his staff, if he has one, where all of a player turn have theirs together. */
const mayBeLed = (game: Game, { timing, committed }: Pick<Match, 'timing' | 'committed'>): boolean =>
  timing !== null &&
  PACES[timing.pace].byTurn === true &&
  game.led !== undefined &&
  committed !== null &&
  game.staff?.isNone?.(committed.open()) !== true

/** true: a side may file that its staff is to lead a turn of its own. Nobody passes turns against himself. */
export const mayPass = (game: Game, { committed, mode, players, settled }: Match, side: string): boolean =>
  game.pass !== undefined &&
  game.led !== undefined &&
  committed !== null &&
  mode !== 'hotseat' &&
  players[side] === 'person' &&
  !settled.empty.includes(side) &&
  game.staff?.isNone?.(committed.open()) !== true

/** true: before anybody may claim or give away what a side plays, its staff leads it on for a turn. */
export const mustLead = (game: Game, match: Match, side: string): boolean =>
  mayBeLed(game, match) && match.settled.led[side] === undefined

export const isPaused = (timing: Timing | null): boolean => timing?.pauses.at(-1)?.to === null

/**
 * true: a side that is not waited for itself, as all know, waits for the other. Where both choose in secret, only who
 * has chosen may ask after the time of the other, or the answer would tell.
 */
export const isWaiting = (game: Game, match: Match, by: string, other: string): boolean =>
  (match.timing?.since ?? match.silent)[other] !== undefined && !awaitsFor(game, match, by).includes(by)

/** Milliseconds after which an offer that was declined or withdrawn may be made again, if nothing has changed. */
const SPENT_FOR = DAY

function judgeOffer(match: Match, by: string, other: string, what: Offered, at: number): Refusal | null {
  const { timing, players, settled } = match
  if (players[other] === 'computer' && what !== 'takeBack') return no('FP 5', 'computer')
  if (settled.empty.includes(other)) return no('FP 9', 'left')
  if (what === 'pause' && !timing) return no('FP 7', 'noClock')
  if (what === 'pause' && isPaused(timing)) return no('FP 7', 'paused')
  if (what === 'substitute' && settled.sought[by]) return no('FP 9', 'sought')
  if (settled.offers.some((offer) => offer.what === what)) return no('FP 5', 'offered')
  const isSpent = settled.spent.some(
    (one) => one.by === by && one.what === what && at < Date.parse(one.time) + SPENT_FOR,
  )
  return isSpent ? no('FP 5', 'spent') : null
}

/** Once a turn is over everybody may know its dice, so that they cannot be thrown again. */
const backTo = ({ turnKeys }: Match, { turn }: { turn: number }): Refusal | null =>
  turnKeys[turn] === undefined ? null : no('FP 6', 'turnOver')

function judgeVacation(
  timing: Timing | null,
  by: string,
  { first, last }: { first: string; last: string },
  at: number,
): Refusal | null {
  const [begins, ends] = [dayNamed(first), dayNamed(last)]
  if (!timing || !countsDays(timing.pace)) return no('FP 8', 'noVacation')
  const today = dayAt(at, timing.zones[by] ?? 'UTC')
  if (begins === null || ends === null || begins < today || ends < begins || ends > today + AHEAD)
    return no('FP 8', 'noSuchDays')
  const zone = timing.zones[by] ?? 'UTC'
  const [from, until] = [dayStart(begins, zone), dayStart(ends + 1, zone)]
  if (timing.vacations[by]?.some((one) => one.to > Math.max(at, from) && one.from < until))
    return no('FP 8', 'vacationPlanned')
  return vacationCost(timing, begins, ends) <= vacationLeft(timing, by) ? null : no('FP 8', 'vacationUsedUp')
}

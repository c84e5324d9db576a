import type { Game, Result } from '../game'
import type { Entry, Player } from '../log/entry'
import { voided } from '../log/filing'
import { type Match, otherSide } from '../log/match'
import { playerTurnIn } from '../log/projection'
import { Secret } from '../secret'
import { dayAt, dayNamed, dayStart } from '../time/calendar'
import { PACES } from '../time/clock'
import { anew, type Timing, vacationCost } from '../time/timing'
import {
  type AffairBody,
  isEnd,
  type Offer,
  type Replacement,
  type Return,
  type Settled,
  type Why,
} from './affair'
import { withAffairLine } from './lines'

type Done = Entry & AffairBody

/** The match after players settled something; that it was lawful has been judged. */
export const settledBy = (game: Game, match: Match, entry: Done): Match =>
  carriedOut(game, withAffairLine(game, match, entry), entry)

function carriedOut(game: Game, match: Match, { by, affair, time, seed }: Done): Match {
  const { settled } = match
  const at = Math.max(match.timing?.at ?? 0, Date.parse(time))
  const other = otherSide(game, by)
  const over = (end: Result<string>): Match => ({
    ...match,
    settled: { ...settled, offers: [], sought: {}, end },
    seed: seed ?? match.seed,
  })
  switch (affair.type) {
    case 'resign':
      return over({ winner: other, why: { key: 'table.end.resigned', params: { side: by } }, cite: 'FP 4' })
    case 'claim':
      if (!settled.empty.includes(other) && !match.timing)
        return over({ winner: by, why: { key: 'table.end.silent', params: { side: other } }, cite: 'FP 10' })
      return settled.empty.includes(other)
        ? over({ winner: by, why: { key: 'table.end.left', params: { side: other } }, cite: 'FP 9' })
        : over({ winner: by, why: { key: 'table.end.time', params: { side: other } }, cite: 'FP 7' })
    case 'offer': {
      const moment = affair.what === 'takeBack' ? { moment: affair.moment } : {}
      const offer: Offer = { by, what: affair.what, time, ...moment }
      return withSettled(match, { offers: [...settled.offers, offer] })
    }
    case 'decline':
    case 'withdraw': {
      const { what } = affair
      const spent = { by: affair.type === 'decline' ? other : by, what, time }
      return withSettled(match, { offers: unoffered(settled, what), spent: [...settled.spent, spent] })
    }
    case 'accept': {
      const open = withSettled(match, { offers: unoffered(settled, affair.what) })
      if (affair.what === 'draw')
        return over({ winner: 'draw', why: { key: 'table.end.draw', params: {} }, cite: 'FP 5' })
      if (affair.what === 'pause') return withPause(open, at)
      if (affair.what === 'takeBack') return goneBack(game, open, affair, at)
      return replaced(game, open, other, affair.what, 'agreed')
    }
    case 'resume':
      return withTiming(match, (timing) => ({
        ...timing,
        pauses: timing.pauses.map((pause) =>
          pause.to === null ? { ...pause, to: at + PACES[timing.pace].notice } : pause,
        ),
      }))
    case 'lead': {
      const turn = playerTurnIn(game, match)!
      return withSettled(match, { led: { ...settled.led, [other]: turn } })
    }
    case 'pass':
      return withSettled(match, { passed: [...settled.passed, by] })
    case 'passEnds':
      return withSettled(match, { passed: settled.passed.filter((one) => one !== by) })
    case 'extend':
      return withTiming(match, (timing) => anew(timing, [other], at))
    case 'replace':
      return replaced(game, match, other, affair.what, whyReplaced(match, other))
    case 'away':
      return withTiming(match, (timing) => away(timing, by, affair, at))
    case 'back':
      return withTiming(match, (timing) => back(timing, by, at))
    case 'leave': {
      const empty = [...settled.empty, by]
      if (!isEnd(match, by, { type: 'leave' })) return withSettled(match, { offers: [], empty })
      const why = { key: 'table.end.abandoned', params: {} }
      return withSettled(over({ winner: 'abandoned', why, cite: 'FP 9' }), { empty })
    }
  }
}

const withSettled = (match: Match, change: Partial<Settled>): Match => ({
  ...match,
  settled: { ...match.settled, ...change },
})

const withTiming = (match: Match, change: (timing: Timing) => Timing): Match =>
  match.timing ? { ...match, timing: change(match.timing) } : match

const unoffered = ({ offers }: Settled, what: string) => offers.filter((offer) => offer.what !== what)

const withPause = (match: Match, at: number): Match =>
  withTiming(match, (timing) => ({ ...timing, pauses: [...timing.pauses, { from: at, to: null }] }))

function replaced(game: Game, match: Match, side: string, by: Replacement, why: Why): Match {
  if (by === 'substitute') return withSettled(match, { sought: { ...match.settled.sought, [side]: why } })
  const players: Record<string, Player> = { ...match.players, [side]: 'computer' }
  // Nobody can be late against the computer, and it is never late itself.
  const anew = voided(game, { ...match, players, timing: null }, side)
  return withSettled(anew, { offers: [], ...filled(match.settled, side) })
}

const whyReplaced = ({ settled, timing }: Match, side: string): Why =>
  settled.empty.includes(side) ? 'left' : timing ? 'late' : 'silent'

/** Nobody is sought any more for a seat, it is not empty, and nobody was led who sits there. */
const filled = ({ sought, empty, led, passed }: Settled, side: string) => ({
  sought: withoutSide(sought, side),
  led: withoutSide(led, side),
  passed: passed.filter((one) => one !== side),
  empty: empty.filter((one) => one !== side),
})

const withoutSide = <Value>(all: Readonly<Record<string, Value>>, side: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== side))

/**
 * A state of the past, before entry `n`, with the standing orders of now: they are no part of what players agree to go
 * back to. Those of whoever had a seat before a substitute or the computer do not come back either, though a battle was
 * declared under them; under which it was declared since he sits there, it goes on.
 */
const withFiled = (
  game: Game,
  past: unknown,
  n: number,
  { committed: firm, settled, players }: Match,
): unknown =>
  game.sides.reduce((state, side) => {
    const kept = game.staff
      ? game.evolve(state, game.staff.filed(side, game.staff.of(firm!.open(), side)))
      : state
    if (!game.standing) return kept
    const isOfAnother = players[side] === 'computer' || n < (settled.seatedBy[side] ?? 0)
    const open = isOfAnother ? game.evolve(kept, game.standing.voided(side)) : kept
    return game.evolve(open, game.standing.filed(side, game.standing.of(firm!.open(), side)))
  }, past)

function goneBack(game: Game, match: Match, { n, state, thrown, epoch }: Return, at: number): Match {
  const firm = new Secret(withFiled(game, state, n, match))
  const offers = match.settled.offers.filter(({ what }) => !lapses(what))
  const { from, purposes } = match.used
  const used = { from, purposes: purposes.slice(0, Math.max(0, thrown - from)) }
  const back = { ...match, committed: firm, drafts: {}, together: [], used }
  const timed = withTiming(back, (timing) => anew(timing, Object.keys(timing.since), at))
  return withSettled(timed, { offers, epoch, led: {}, passed: [] })
}

/** Offers that speak of the game as it stands now, and so end with the turn. */
const lapses = (what: Offer['what']) => what === 'draw' || what === 'takeBack'

/**
 * What an order does to offers: a new turn overtakes some, and all may be made again; to go back may be proposed again
 * after an order of one's own (another's may be a secret). Who was late or silent and plays again, in person, keeps his seat,
 * and is led anew should his time be out once more.
 */
export function overtaken(settled: Settled, by: string, newTurn: boolean, inPerson: boolean): Settled {
  const { offers, spent, sought, led } = settled
  const stand = newTurn ? offers.filter(({ what }) => !lapses(what)) : offers
  const still = newTurn ? [] : spent.filter((one) => one.by !== by || one.what !== 'takeBack')
  const late = inPerson && (sought[by] === 'late' || sought[by] === 'silent')
  const back = inPerson && led[by] !== undefined
  if (stand.length === offers.length && still.length === spent.length && !late && !back) return settled
  return {
    ...{ ...settled, offers: stand, spent: still },
    sought: late ? withoutSide(sought, by) : sought,
    led: back ? withoutSide(led, by) : led,
  }
}

/** Somebody sits down, by this entry of the log, maybe in a seat for which a substitute was sought. */
export const seatTaken = (settled: Settled, side: string, entry: Pick<Entry, 'n' | 'time'>): Settled => ({
  ...settled,
  ...(settled.sought[side] ? withSubstitute(settled, side, settled.sought[side], entry) : {}),
  ...filled(settled, side),
  offers: settled.offers.filter(({ by }) => by !== side),
  spent: settled.spent.filter(({ by }) => by !== side),
})

const withSubstitute = (
  { substitutes, seatedBy }: Settled,
  side: string,
  why: Why,
  { n, time }: Pick<Entry, 'n' | 'time'>,
) => ({
  substitutes: { ...substitutes, [side]: { why, since: time } },
  seatedBy: { ...seatedBy, [side]: n },
})

const zoneOf = ({ zones }: Timing, side: string) => zones[side] ?? 'UTC'

/** Days that are over when they are taken give nothing back. */
function away(
  timing: Timing,
  side: string,
  { first, last }: { first: string; last: string },
  at: number,
): Timing {
  const zone = zoneOf(timing, side)
  const [begins, ends] = [dayNamed(first)!, dayNamed(last)!]
  const vacation = {
    from: Math.max(at, dayStart(begins, zone)),
    to: dayStart(ends + 1, zone),
    days: vacationCost(timing, begins, ends),
  }
  const taken = [...(timing.vacations[side] ?? []), vacation]
  return { ...timing, vacations: { ...timing.vacations, [side]: taken } }
}

/** Ends the days off that run; where none do, those that come next are not taken. */
function back(timing: Timing, side: string, at: number): Timing {
  const zone = zoneOf(timing, side)
  const open = (timing.vacations[side] ?? []).filter(({ to }) => to > at)
  const [next] = open.sort((a, b) => a.from - b.from)
  const cut = (timing.vacations[side] ?? []).flatMap((vacation) => {
    if (vacation !== next) return vacation
    if (vacation.from > at) return []
    return {
      from: vacation.from,
      to: at,
      days: vacationCost(timing, dayAt(vacation.from, zone), dayAt(at, zone)),
    }
  })
  return { ...timing, vacations: { ...timing.vacations, [side]: cut } }
}

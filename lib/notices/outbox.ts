import 'server-only'
import { fourWords } from '@/lib/kernel/dice/four-words'
import { owedBy } from '@/lib/kernel/dice/seed-exchange'
import type { Game } from '@/lib/kernel/game'
import type { Entry } from '@/lib/kernel/log/entry'
import { type Match, otherSide } from '@/lib/kernel/log/match'
import { awaitsFor, isPassed, stageOf, stateFor, viewFor } from '@/lib/kernel/log/projection'
import { isApart, present } from '@/lib/kernel/negotiation/affair'
import { dayNamed } from '@/lib/kernel/time/calendar'
import { lapseEnds } from '@/lib/kernel/time/decision-timeout'
import { runOf } from '@/lib/kernel/time/timing'
import { hourRows } from './from-hour'
import { MATTERS, type Matter, matterOf, type StoppedMatter, type Telling, type Untold } from './matters'
import {
  type Asked,
  askField,
  howOf,
  isNews,
  KIND_NAMES,
  type Kind,
  type More,
  mannerOf,
  rowField,
  rowOf,
  WATCHERS,
} from './row'

/** What an append changes in the outbox; `due` where somebody must look at the game. */
export interface OutboxChange {
  set: Record<string, string>
  unset: string[]
  /** null: nobody need look any more. */
  due?: number | null
}

/** What came about between two matches: the new entries, and whose each side was before them. */
export interface Happened {
  entries: readonly Entry[]
  owners?: Readonly<Record<string, string>>
  /** Somebody follows the game. */
  followed?: boolean
}

/** Sides whose players are told what happens: persons who do not look at the same screen and are still there. */
export function toldSides(game: Game, match: Match): readonly string[] {
  const persons = game.sides.filter((side) => match.players[side] === 'person')
  return isApart(match) && persons.length > 1 ? present(match) : []
}

/** Whether the game waits for a side, as that side may know. */
const waitsFor = (game: Game, match: Match, side: string): boolean =>
  stageOf(game, match) === 'play' && awaitsFor(game, match, side).includes(side) && !isPassed(match, side)

/** What a side is told whose turn it is, as it is not passed though that was filed. */
function stoppedFor({ pass, staff }: Game, { committed }: Match, side: string): More {
  const kept = committed && staff?.of(committed.open(), side)
  const why = kept ? pass?.stopped(kept) : null
  const matter = `turn.${why}`
  return Object.hasOwn(MATTERS, matter) ? { says: MATTERS[matter as StoppedMatter].owner } : {}
}

/** Whether both are there, and the dice cannot be mixed before a side's device has said its number. */
function needsNumber(game: Game, match: Match, side: string): boolean {
  const owed = stageOf(game, match) === 'nonce' ? owedBy(match, side) : null
  return owed !== null && owed !== 'agreement'
}

/** Whether it has ended, were it before it began. */
const isOver = (game: Game, match: Match) => ['over', 'closed'].includes(stageOf(game, match))

/** All that a game may have to tell. */
const wholeOutbox = ({ sides }: Game): string[] =>
  sides.flatMap((side) => [askField(side), ...KIND_NAMES.map((kind) => rowField(kind, side))])

const since = ({ timing }: Match, side: string) => timing?.since[side]

/** A hand-off may begin anew, with its time, though the game has waited all along. */
const isAnew = (before: Match, after: Match, side: string) =>
  since(after, side) !== undefined && since(after, side) !== since(before, side)

/** Whether another proposes something to a side. */
const isAsked = ({ settled, mixing: { anew } }: Match, side: string): boolean =>
  settled.offers.some(({ by }) => by !== side) || (anew !== null && anew.by !== side)

/** Whether somebody else may take the seat of a side whose time is out, or who was silent for long. */
const isGivenAway = ({ settled }: Match, side: string) =>
  settled.sought[side] === 'late' || settled.sought[side] === 'silent'

function askedOf(game: Game, match: Match, side: string): Asked {
  const asks = (viewer: string) => {
    const view = viewFor(game, match, viewer)
    return view === null ? null : game.asked(view)
  }
  const silent = match.silent[side]
  return {
    own: asks(side),
    open: asks('spectator'),
    secret: awaitsFor(game, match, 'spectator').length > 1,
    run: match.timing && runOf(match.timing, side, null),
    lapse: match.timeout?.side === side ? lapseEnds(match, []) : null,
    ...(silent === undefined ? {} : { silent }),
    ...(match.mix ? { words: fourWords(match.commitment, match.mix).join(' ') } : {}),
  }
}

/** What a side is asked whose device must say a number. */
const NUMBER: Asked = { own: null, open: null, secret: false, run: null, lapse: null, dice: true }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is no news any more when the game is over. */
const PASSING = KIND_NAMES.filter(
  (kind) => kind === 'accepted' || (isNews(kind) && howOf(kind).beside && mannerOf(kind).quiet),
)

/**
 * The outbox follows from what stood before, what happened and what stands now: a side that the game begins to wait for
 * is to be told, one that it waits for no longer is not, and of each entry those are told whom the table of matters
 * names. All in the moment of the append, so that nothing is lost.
 */
export function outboxChange(
  game: Game,
  before: Match | null,
  after: Match,
  now: number,
  { entries, owners = {}, followed = false }: Happened = { entries: [] },
): OutboxChange {
  // The last one has left: nobody is there to be told anything.
  if (after.settled.end && present(after).length === 0)
    return { set: {}, unset: wholeOutbox(game), due: null }
  const set: Record<string, string> = {}
  const unset: string[] = []
  let look = false
  const tell = (kind: Kind, side: string, more: More = {}) => {
    Object.assign(set, rowOf(kind, side, after, after.versions[side]!, now, more))
    look = true
  }
  const told = toldSides(game, after)
  const toldBefore = before ? toldSides(game, before) : []
  const begins = entries.some(({ kind }) => kind === 'setUp')
  for (const side of game.sides) {
    const waited = toldBefore.includes(side) && waitsFor(game, before!, side)
    const waits = told.includes(side) && waitsFor(game, after, side)
    if (waits && begins) {
      tell(MATTERS.begun.kind, side, { says: MATTERS.begun.owner })
      unset.push(rowField(MATTERS.joined.kind, side))
    } else if (waits && (!waited || isAnew(before!, after, side)))
      tell(MATTERS.turn.kind, side, stoppedFor(game, after, side))
    if (waited && !waits) {
      unset.push(rowField('turn', side), rowField('nudge', side), askField(side))
      look = true
    }
    if (waits) {
      const asked = askedOf(game, after, side)
      const old = waited ? askedOf(game, before!, side) : null
      if (!isSame(old, asked)) set[askField(side)] = JSON.stringify(asked)
      if (old && !(isSame(old.run, asked.run) && old.lapse === asked.lapse)) look = true
    }
    const is = (sides: readonly string[]) => sides.includes(side)
    const hours = hourRows(game, is(toldBefore) ? before : null, is(told) ? after : null, side, now)
    Object.assign(set, hours.set)
    unset.push(...hours.unset)
    const needed = toldBefore.includes(side) && needsNumber(game, before!, side)
    const needs = told.includes(side) && needsNumber(game, after, side)
    if (needs) set[askField(side)] = JSON.stringify(NUMBER)
    // Who hears that his challenge is accepted hears of the dice in the same words.
    if (needs && !needed && !entries.some(({ kind }) => kind === 'joined')) tell(MATTERS.dice.kind, side)
    if (needed && !needs) unset.push(rowField('dice', side), ...(waits ? [] : [askField(side)]))
    if (before && isAsked(before, side) && !isAsked(after, side)) unset.push(rowField('offer', side))
    if (before && isGivenAway(before, side) && !isGivenAway(after, side)) unset.push(rowField('late', side))
  }
  for (const entry of entries) happened(entry)
  const byActors = entries.map(({ by }) => by)
  if (isOver(game, after) && !(before && isOver(game, before))) {
    unset.push(...game.sides.flatMap((side) => PASSING.map((kind) => rowField(kind, side))))
    for (const side of told)
      if (!byActors.includes(side) && !set[rowField(MATTERS.ended.kind, side)]) tell(MATTERS.ended.kind, side)
  }
  if (followed) {
    const row = watchedRow(game, before, after, now)
    if (row) look = true
    Object.assign(set, row)
  }
  return { set, unset: unset.filter((name) => set[name] === undefined), ...(look ? { due: now } : {}) }

  /** Tells of an entry whom it concerns. */
  function happened(entry: Entry) {
    if (!game.sides.includes(entry.by)) return
    const matter: Matter = matterOf(game, before, entry)
    const telling: Telling | Untold = MATTERS[matter]
    if ('untold' in telling) return
    const other = otherSide(game, entry.by)
    const { kind, owner, opponent, predecessor } = telling
    const params = paramsOf(game, after, entry)
    const was = owners[entry.by]
    // Who opens a seat elsewhere may be another account; it is the one that had it who must hear of that.
    const asBefore = was === undefined ? {} : { to: was }
    if (matter === 'joined.substitute') {
      // What his predecessor was told is nothing to him who sits there now.
      unset.push(...KIND_NAMES.filter(isNews).map((one) => rowField(one, entry.by)))
      if (predecessor && was) tell(MATTERS['accept.computer'].kind, entry.by, { says: predecessor, to: was })
    }
    for (const [side, says] of [
      [entry.by, owner],
      [other, opponent],
    ] as const) {
      if (!says || !isThere(side)) continue
      const turn = rowField(MATTERS.turn.kind, side)
      if (kind === MATTERS.joined.kind && set[turn]) continue
      // Where his time begins anew with it, that is what he is told of his move.
      if ((kind === 'extended' || kind === 'back') && set[turn]) tell(MATTERS.turn.kind, side, { says })
      else
        tell(kind, side, { says, ...params, ...(kind === 'recovery' && side === entry.by ? asBefore : {}) })
    }
  }

  /** Whether somebody who does not look at the same screen was or is behind a side. */
  function isThere(side: string): boolean {
    const is = (match: Match | null) => match !== null && isApart(match) && present(match).includes(side)
    return (is(before) || is(after)) && !after.settled.empty.includes(side)
  }
}

/** What those hear who follow a game, of what they may see: that it has ended, or that a turn has begun. */
function watchedRow(
  game: Game,
  before: Match | null,
  after: Match,
  now: number,
): Record<string, string> | null {
  const turnIn = (match: Match | null) => {
    const state = match && stateFor(match, WATCHERS)
    return state ? game.turn(state.open()) : 0
  }
  const turn = turnIn(after)
  const hasEnded = isOver(game, after) && !(before && isOver(game, before))
  if (!hasEnded && turn <= turnIn(before)) return null
  const { kind, follower: says } = MATTERS[hasEnded ? 'watched.over' : 'watched.turn']
  const which = after.versions[WATCHERS]!
  return rowOf(kind, WATCHERS, after, which, now, { says, params: { turn: numberOf(game, turn) } })
}

/** The number of a turn that a notice tells. */
const numberOf = ({ turnNumber }: Game, turn: number): number => turnNumber?.(turn) ?? turn

/** What fills the gaps of what is told of an entry. */
function paramsOf(game: Game, { timing, committed }: Match, entry: Entry): Pick<More, 'params'> {
  if (entry.kind !== 'affair') return {}
  const { affair } = entry
  if (affair.type === 'resume') return { params: { runs: timing?.pauses.at(-1)?.to ?? 0 } }
  if (affair.type === 'pass') return { params: { turn: numberOf(game, game.turn(committed!.open())) } }
  if (affair.type === 'away')
    return { params: { days: dayNamed(affair.last)! - dayNamed(affair.first)! + 1 } }
  return {}
}

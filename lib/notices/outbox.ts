import 'server-only'
import { isApart, present } from '@/lib/kernel/affairs'
import { fourWords } from '@/lib/kernel/four-words'
import type { Game } from '@/lib/kernel/game'
import { lapseEnds } from '@/lib/kernel/lapse'
import type { Match } from '@/lib/kernel/match'
import { owedBy } from '@/lib/kernel/mixing'
import { awaitsFor, stageOf, viewFor } from '@/lib/kernel/sight'
import { runOf } from '@/lib/kernel/timing'
import { type Asked, askField, KINDS, type Kind, rowField, rowOf } from './row'

/** What an append changes in the outbox; `due` where somebody must look at the game. */
export interface OutboxChange {
  set: Record<string, string>
  unset: string[]
  /** null: nobody need look any more. */
  due?: number | null
}

/** Sides whose players are told what happens: persons who do not look at the same screen and are still there. */
export function toldSides(game: Game, match: Match): readonly string[] {
  const persons = game.sides.filter((side) => match.players[side] === 'person')
  return isApart(match) && persons.length > 1 ? present(match) : []
}

/** Whether the game waits for a side, as that side may know. */
const waitsFor = (game: Game, match: Match, side: string): boolean =>
  stageOf(game, match) === 'play' && awaitsFor(game, match, side).includes(side)

/** Whether both are there, and the dice cannot be mixed before a side's device has said its number. */
function needsNumber(game: Game, match: Match, side: string): boolean {
  const owed = stageOf(game, match) === 'nonce' ? owedBy(match, side) : null
  return owed !== null && owed !== 'agreement'
}

/** Whether it has ended, were it before it began. */
const isOver = (game: Game, match: Match) => ['over', 'closed'].includes(stageOf(game, match))

/** All that a game may have to tell. */
const wholeOutbox = ({ sides }: Game): string[] =>
  sides.flatMap((side) => [askField(side), ...KINDS.map((kind) => rowField(kind, side))])

const since = ({ timing }: Match, side: string) => timing?.since[side]

/** A hand-off may begin anew, with its time, though the game has waited all along. */
const isAnew = (before: Match, after: Match, side: string) =>
  since(after, side) !== undefined && since(after, side) !== since(before, side)

/** What others propose to a side. */
const offersTo = ({ settled, mixing: { anew } }: Match, side: string): string[] => [
  ...settled.offers.flatMap(({ by, what, time }) => (by === side ? [] : [`${by} ${what} ${time}`])),
  ...(anew && anew.by !== side ? [`${anew.by} anew ${anew.commitment}`] : []),
]

/** Whether somebody else may take the seat of a side whose time is out. */
const isGivenAway = ({ settled }: Match, side: string) => settled.sought[side] === 'late'

/** Whether a side's opponent has left an empty seat: it must be decided how the game goes on. */
const isAlone = ({ settled }: Match, side: string) => settled.empty.some((other) => other !== side)

function askedOf(game: Game, match: Match, side: string): Asked {
  const asks = (viewer: string) => {
    const view = viewFor(game, match, viewer)
    return view === null ? null : game.asked(view)
  }
  return {
    own: asks(side),
    open: asks('spectator'),
    secret: awaitsFor(game, match, 'spectator').length > 1,
    run: match.timing && runOf(match.timing, side, null),
    lapse: match.lapse?.side === side ? lapseEnds(match, []) : null,
    ...(match.mix ? { words: fourWords(match.commitment, match.mix).join(' ') } : {}),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The outbox follows from what stood before and what stands now: a side that the game begins to wait for is to be
 * told, one that it waits for no longer is not. Both in the moment of the append, so that neither is lost. `actors`:
 * whose doing it is; who has ended a game himself need not be told of that.
 */
export function outboxChange(
  game: Game,
  before: Match | null,
  after: Match,
  now: number,
  actors: readonly string[] = [],
): OutboxChange {
  // The last one has left: nobody is there to be told anything.
  if (after.settled.end && present(after).length === 0)
    return { set: {}, unset: wholeOutbox(game), due: null }
  const set: Record<string, string> = {}
  const unset: string[] = []
  let look = false
  const tell = (kind: Kind, side: string) => {
    Object.assign(set, rowOf(kind, side, after, after.versions[side]!, now))
    look = true
  }
  const told = toldSides(game, after)
  const toldBefore = before ? toldSides(game, before) : []
  for (const side of game.sides) {
    const waited = toldBefore.includes(side) && waitsFor(game, before!, side)
    const waits = told.includes(side) && waitsFor(game, after, side)
    if (waits && (!waited || isAnew(before!, after, side))) tell('turn', side)
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
    const needed = toldBefore.includes(side) && needsNumber(game, before!, side)
    const needs = told.includes(side) && needsNumber(game, after, side)
    if (needs && !needed) tell('dice', side)
    if (needed && !needs) unset.push(rowField('dice', side))
    const offers = told.includes(side) ? offersTo(after, side) : []
    const known = toldBefore.includes(side) ? offersTo(before!, side) : []
    if (offers.some((offer) => !known.includes(offer))) tell('offer', side)
    if (known.length > 0 && offers.length === 0) unset.push(rowField('offer', side))
    const late = told.includes(side) && isGivenAway(after, side)
    const wasLate = toldBefore.includes(side) && isGivenAway(before!, side)
    if (late && !wasLate) tell('late', side)
    if (wasLate && !late) unset.push(rowField('late', side))
    const given = toldBefore.includes(side) && after.players[side] === 'computer'
    if (given && !actors.includes(side)) tell('given', side)
    const alone = told.includes(side) && isAlone(after, side)
    if (alone && !(before && isAlone(before, side))) tell('left', side)
    const ends = isOver(game, after) && !(before && isOver(game, before))
    if (ends && told.includes(side) && !actors.includes(side)) tell('over', side)
  }
  return { set, unset, ...(look ? { due: now } : {}) }
}

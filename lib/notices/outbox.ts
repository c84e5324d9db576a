import 'server-only'
import type { Game } from '@/lib/kernel/game'
import type { Match } from '@/lib/kernel/match'
import { awaitsFor, stageOf, viewFor } from '@/lib/kernel/sight'
import { type Asked, askField, type Kind, rowField, rowOf } from './row'

/** What an append changes in the outbox; `due` where somebody must look at the game. */
export interface OutboxChange {
  set: Record<string, string>
  unset: string[]
  due?: number
}

/** When a side's time runs out, milliseconds since 1970; null if it has no clock, or its clock stands. */
export type DeadlineOf = (game: Game, match: Match, side: string) => number | null

/** Sides whose players are told what happens: persons who do not look at the same screen. */
export function toldSides(game: Game, { mode, players }: Match): readonly string[] {
  const persons = game.sides.filter((side) => players[side] === 'person')
  return mode === 'hotseat' || persons.length < 2 ? [] : persons
}

/** Whether the game waits for a side, as that side may know. */
function waitsFor(game: Game, match: Match, side: string): boolean {
  const stage = stageOf(game, match)
  if (stage === 'nonce') return !match.nonces[side]
  return stage === 'play' && awaitsFor(game, match, side).includes(side)
}

const isOver = (game: Game, match: Match) => stageOf(game, match) === 'over'

function askedOf(game: Game, match: Match, side: string, deadline: DeadlineOf): Asked {
  const asks = (viewer: string) => {
    const view = viewFor(game, match, viewer)
    return view === null ? null : game.asked(view)
  }
  return {
    own: asks(side),
    open: asks('spectator'),
    secret: awaitsFor(game, match, 'spectator').length > 1,
    until: deadline(game, match, side),
  }
}

/**
 * The outbox follows from what stood before and what stands now: a side that the game begins to wait for is to be
 * told, one that it waits for no longer is not. Both in the moment of the append, so that neither is lost.
 */
export function outboxChange(
  game: Game,
  before: Match | null,
  after: Match,
  now: number,
  deadline: DeadlineOf,
): OutboxChange {
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
    if (waits && !waited) tell('turn', side)
    if (waited && !waits) {
      unset.push(rowField('turn', side), rowField('nudge', side), askField(side))
      look = true
    }
    if (waits) {
      const asked = askedOf(game, after, side, deadline)
      const text = JSON.stringify(asked)
      const old = waited ? askedOf(game, before!, side, deadline) : null
      if (!old || JSON.stringify(old) !== text) set[askField(side)] = text
      if (old && old.until !== asked.until) look = true
    }
    const ends = isOver(game, after) && !(before && isOver(game, before))
    if (ends && told.includes(side)) tell('over', side)
  }
  return { set, unset, ...(look ? { due: now } : {}) }
}

import type { Game } from '../game'
import type { Moment, Return } from '../negotiation/affair'
import type { Secret } from '../secret'
import { type Entry, NO_ENTRY } from './entry'
import { readEntry } from './entry-text'
import { reduceEntry } from './fold'
import { linesTold } from './lines'
import type { Match } from './match'

/** A moment with the state to go on from. */
export interface Past extends Moment {
  readonly state: Secret<unknown>
  readonly thrown: number
}

/**
 * The moment before an entry, if players may agree to go back to it: something stands for ever from the entry on, and
 * nobody has made a secret choice that the others have not. Null if they may not.
 */
export function checkpointBefore(game: Game, match: Match, entry: Entry): Past | null {
  if (entry.kind !== 'order' || !entry.firm || match.together.length > 0) return null
  const state = match.committed!
  const turn = game.turn(state.open())
  return { n: entry.n, turn, lines: linesTold(match), state, thrown: throwsIn(match) }
}

/** All such moments of a turn that is not over: keys of turns that are over are open, and with them their dice. */
export function checkpointsIn(game: Game, texts: readonly string[]): Past[] {
  let match: Match | null = null
  let moments: Past[] = []
  for (const text of texts) {
    const before: Match | null = match
    const [n, prev] = [before?.head ?? 0, before?.headHash ?? NO_ENTRY]
    const { entry, hash } = readEntry(text, n, prev, game)
    const moment = before && checkpointBefore(game, before, entry)
    if (moment) moments.push(moment)
    // What was gone back beyond never was.
    const gone = goneBackTo(entry)
    if (gone !== null) moments = moments.filter(({ n }) => n < gone)
    match = reduceEntry(game, before, entry, hash)
  }
  return match ? moments.filter(({ turn }) => match?.turnKeys[turn] === undefined) : []
}

export const goneBackTo = (entry: Entry): number | null =>
  entry.kind === 'affair' && entry.affair.type === 'accept' && entry.affair.what === 'takeBack'
    ? entry.affair.n
    : null

/** The moment before whatever told a viewer this line; null if it cannot be gone back to. */
export const checkpointOfLine = (moments: readonly Past[], viewer: string, line: number): Past | null =>
  moments.findLast(({ lines }) => lines[viewer]! <= line) ?? null

/** How often dice were thrown so far. */
const throwsIn = ({ used }: Pick<Match, 'used'>): number => used.from + used.purposes.length

/** The part of a moment that an offer in the log holds. */
export const asOffered = ({ n, turn, lines }: Past): Moment => ({ n, turn, lines })

/** What agreeing to go back to a moment makes of the match. */
export function returnTo({ settled, used }: Match, { n, state, thrown }: Past): Return {
  const epoch = throwsIn({ used }) > thrown ? settled.epoch + 1 : settled.epoch
  return { n, state: state.open(), thrown, epoch }
}

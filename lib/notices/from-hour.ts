import 'server-only'
import type { Game } from '@/lib/kernel/game'
import { type Match, otherSide } from '@/lib/kernel/log/match'
import { awaitsFor, stageOf } from '@/lib/kernel/log/projection'
import { isWaiting, mustLead } from '@/lib/kernel/negotiation/judge'
import { MATTERS } from './matters'
import { rowField, rowOf } from './row'

const HOURLY = ['timeOut', 'silenceSoon', 'silence'] as const

/** Whose time it is of which a side hears from an hour on, by which matters, and since when that counts. */
interface FromHour {
  kinds: readonly (typeof HOURLY)[number][]
  about: string
  since: number
}

/**
 * What a side is told from an hour on: that its own time is out, or that of the other, for whom the game waits then as
 * the side may know. Null: nothing.
 */
function fromHour(game: Game, match: Match, side: string): FromHour | null {
  if (stageOf(game, match) !== 'play') return null
  const timed = (about: string): FromHour | null => {
    const since = (match.timing?.since ?? match.silent)[about]
    return since === undefined
      ? null
      : { kinds: match.timing ? ['timeOut'] : ['silenceSoon', 'silence'], about, since }
  }
  if (awaitsFor(game, match, side).includes(side)) return timed(side)
  const other = otherSide(game, side)
  return isWaiting(game, match, side, other) ? timed(other) : null
}

/** How an append changes what a side is told from an hour on; a match is null where the side is told nothing. */
export function hourRows(
  game: Game,
  before: Match | null,
  after: Match | null,
  side: string,
  now: number,
): { set: Record<string, string>; unset: string[] } {
  const old = before && fromHour(game, before, side)
  const next = after && fromHour(game, after, side)
  const set: Record<string, string> = {}
  // Who has given an order of his own since he was led is led first once more.
  const isLedAnew = old && next && mustLead(game, after!, next.about) && !mustLead(game, before!, old.about)
  const isSame = old?.about === next?.about && old?.since === next?.since && !isLedAnew
  const stand = next?.kinds ?? []
  const unset = (old?.kinds ?? []).filter((kind) => !stand.includes(kind)).map((kind) => rowField(kind, side))
  if (!after || !next || isSame) return { set, unset }
  const { about, since } = next
  for (const kind of stand) {
    const isLed = kind === 'timeOut' && mustLead(game, after, about)
    const { owner, opponent } = MATTERS[isLed ? 'timeOut.led' : kind]
    const more = { says: about === side ? owner : opponent, about }
    Object.assign(set, rowOf(kind, side, after, `${about} ${since}`, now, more))
  }
  return { set, unset }
}

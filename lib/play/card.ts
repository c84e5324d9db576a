import 'server-only'
import type { Ended } from '@/lib/accounts/merge'
import type { Span } from '@/lib/kernel/calendar'
import { type Game, PRACTICE } from '@/lib/kernel/game'
import type { Growth } from '@/lib/kernel/growth'
import type { Match } from '@/lib/kernel/match'
import { owedBy } from '@/lib/kernel/mixing'
import { leftIn, type Run, shareIn } from '@/lib/kernel/run'
import { awaitsFor, resultOf, stageOf, stateFor, viewFor } from '@/lib/kernel/sight'
import { runOf } from '@/lib/kernel/timing'
import type { Desk } from './desk'
import type { GameSummary } from './list-api'

/** What is kept beside a game for each viewer: how it stands, and the clocks from which his times follow. */
export interface Card extends Omit<GameSummary, 'deadline' | 'left'> {
  /** The clocks that run: his own if he is awaited, else those of all who are. */
  runs: readonly Run[]
}

export const cardField = (viewer: string): string => `card:${viewer}`
export const readCard = (text: string): Card => JSON.parse(text) as Card

/** True if nobody plays at a table any more. */
export const isDone = (card: Card): boolean => card.stage === 'over' || card.stage === 'closed'

/** Which of some games are over. */
export const endedAt =
  ({ store }: Desk): Ended =>
  async (games) => {
    const cards = await store.read(games.map((id) => ({ id, names: [cardField('spectator')] })))
    return new Set(games.filter((_, n) => cards[n]?.[0] && isDone(readCard(cards[n][0]))))
  }

export function cardOf(game: Game, match: Match, viewer: string, changed: string): Card {
  const { play, mode, players, versions } = match
  const stage = stageOf(game, match)
  const state = stateFor(match, viewer)
  const awaits = awaitsFor(game, match, viewer)
  const missing = game.sides.filter((side) => players[side] === 'person' && owedBy(match, side))
  return {
    kind: play,
    mode: mode as Card['mode'],
    ...(match.scenario === PRACTICE ? { practice: true as const } : {}),
    players,
    empty: match.settled.empty,
    stage,
    turn: state ? game.turn(state.open()) : null,
    turns: game.turns,
    awaits: stage === 'nonce' ? missing : awaits,
    asked: state && game.asked(viewFor(game, match, viewer)),
    winner: resultOf(game, match)?.winner ?? null,
    challenge: match.challenge,
    pace: match.timing?.pace ?? null,
    runs: runsFor(match, viewer, awaits),
    version: versions[viewer]!,
    changed,
  }
}

/** What the clocks that concern a viewer follow from, as he may know. */
function runsFor({ timing }: Match, viewer: string, awaits: readonly string[]): Run[] {
  if (!timing) return []
  const sides = awaits.includes(viewer) ? [viewer] : awaits
  return sides.flatMap((side) => runOf(timing, side, viewer) ?? [])
}

/** Whole minutes: a list that is asked for again is mostly the same. */
const minutes = (ms: number) => ms - (ms % 60_000)

/**
 * The first of the clocks to run out: when, and how many milliseconds of it still count. Null: none ever does. Those who
 * only watch need not know when somebody's weekend begins: as at the table all time counts for them.
 */
export function dueOf(
  { runs }: Card,
  now: number,
  outages: readonly Span[],
  isSeated: boolean,
): { deadline: string; left: number } | null {
  const ends = runs.flatMap((run) => {
    const at = shareIn(run, 1, outages)
    if (at === null) return []
    return [{ at, left: minutes(isSeated ? leftIn(run, now, outages) : Math.max(0, at - now)) }]
  })
  const [first] = ends.sort((a, b) => a.at - b.at)
  return first ? { deadline: new Date(first.at).toISOString(), left: first.left } : null
}

/**
 * The cards that new entries change, to be written in the same moment: of those viewers whose version they move.
 * For all others nothing has happened, not even that time went by.
 */
export function cardFields(game: Game, { match, written }: Growth): Record<string, string> {
  const changed = new Map<string, string>()
  for (const { entry } of written) for (const viewer of entry.moved) changed.set(viewer, entry.time)
  return Object.fromEntries(
    [...changed].map(([viewer, time]) => [
      cardField(viewer),
      JSON.stringify(cardOf(game, match, viewer, time)),
    ]),
  )
}

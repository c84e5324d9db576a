import 'server-only'
import type { Game } from '@/lib/kernel/game'
import type { Growth } from '@/lib/kernel/growth'
import type { Match } from '@/lib/kernel/match'
import { owedBy } from '@/lib/kernel/mixing'
import { awaitsFor, resultOf, stageOf, stateFor, viewFor } from '@/lib/kernel/sight'
import { clockOf } from '@/lib/kernel/timing'
import type { GameSummary } from './list-api'

/** What is kept beside a game for each viewer. */
export type Card = GameSummary

export const cardField = (viewer: string): string => `card:${viewer}`
export const readCard = (text: string): Card => JSON.parse(text) as Card

export function cardOf(game: Game, match: Match, viewer: string, changed: string): Card {
  const { play, mode, players, versions } = match
  const stage = stageOf(game, match)
  const state = stateFor(match, viewer)
  const awaits = awaitsFor(game, match, viewer)
  const due = dueFor(match, viewer, awaits)
  const missing = game.sides.filter((side) => players[side] === 'person' && owedBy(match, side))
  return {
    kind: play,
    mode: mode as Card['mode'],
    players,
    stage,
    turn: state ? game.turn(state.open()) : null,
    turns: game.turns,
    awaits: stage === 'nonce' ? missing : awaits,
    asked: state && game.asked(viewFor(game, match, viewer)),
    winner: resultOf(game, match)?.winner ?? null,
    challenge: match.challenge,
    pace: match.timing?.pace ?? null,
    ...(due === null ? {} : { deadline: new Date(due).toISOString() }),
    version: versions[viewer]!,
    changed,
  }
}

/** His own time if he is awaited, else the first to run out of those who are; as he may know. */
function dueFor({ timing }: Match, viewer: string, awaits: readonly string[]): number | null {
  if (!timing) return null
  const sides = awaits.includes(viewer) ? [viewer] : awaits
  const ends = sides.flatMap((side) => clockOf(timing, side, viewer, []).running?.deadline ?? [])
  return ends.length > 0 ? Math.min(...ends) : null
}

/**
 * The cards that new entries change, to be written in the same moment: of those viewers whose version they move.
 * For all others nothing has happened, not even that time went by.
 */
export function cardFields(game: Game, { match, texts }: Growth): Record<string, string> {
  const changed = new Map<string, string>()
  for (const text of texts) {
    const { moved, time } = JSON.parse(text) as { moved: readonly string[]; time: string }
    for (const viewer of moved) changed.set(viewer, time)
  }
  return Object.fromEntries(
    [...changed].map(([viewer, time]) => [
      cardField(viewer),
      JSON.stringify(cardOf(game, match, viewer, time)),
    ]),
  )
}

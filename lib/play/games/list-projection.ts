import 'server-only'
import type { Ended } from '@/lib/accounts/merge'
import { owedBy } from '@/lib/kernel/dice/seed-exchange'
import { type Game, PRACTICE } from '@/lib/kernel/game'
import type { Appended } from '@/lib/kernel/log/commands'
import { type Match, viewersOf } from '@/lib/kernel/log/match'
import { awaitsFor, resultOf, stageOf, stateFor, viewFor } from '@/lib/kernel/log/projection'
import type { Span } from '@/lib/kernel/time/calendar'
import { leftIn, type RunningClock, shareIn } from '@/lib/kernel/time/running-clock'
import { runOf } from '@/lib/kernel/time/timing'
import type { Links } from '@/lib/seats/seat'
import { publicId } from '@/lib/seats/tokens'
import { type KeptVersion, readVersion, versionField, writeVersion } from '@/lib/store/version-field'
import type { GameSummary } from '../api/list'
import type { Services } from '../services'

/** What is kept beside a game for each viewer: how it stands, and the clocks from which his times follow. */
export interface ListProjection extends Omit<GameSummary, 'deadline' | 'left'> {
  /** The clocks that run: his own if he is awaited, else those of all who are. */
  runs: readonly RunningClock[]
  /** Version of the rules by which it was told; games that were not played for long do not say. */
  rules?: string
}

/** What changes with most orders that others hear of, kept apart from the rest of it. */
type Waits = Pick<ListProjection, 'awaits' | 'asked' | 'runs'>
type Card = Omit<ListProjection, keyof Waits | keyof KeptVersion>

/** Where the rest is kept. In games of former times all of it is there. */
export const cardField = (viewer: string): string => `card:${viewer}`
const waitsField = (viewer: string): string => `waits:${viewer}`
export const readCard = (text: string): Card => JSON.parse(text) as Card

/** All fields in which it is kept. */
export const projectionNames = (viewer: string): string[] => [
  cardField(viewer),
  waitsField(viewer),
  versionField(viewer),
]

/** What is kept for a viewer, from the values of those fields; null if there is no such game. */
export function readProjection([card, waits, version]: readonly (string | null)[]): ListProjection | null {
  if (!card) return null
  const kept = { ...(JSON.parse(card) as ListProjection), ...(waits ? (JSON.parse(waits) as Waits) : {}) }
  return version ? { ...kept, ...readVersion(version) } : kept
}

/** True if nobody plays at a table any more. */
export const isDone = (card: Pick<Card, 'stage'>): boolean => card.stage === 'over' || card.stage === 'closed'

/** Which of some games are over. */
export const endedAt =
  ({ store }: Services): Ended =>
  async (games) => {
    const cards = await store.read(games.map((id) => ({ id, names: [cardField('spectator')] })))
    return new Set(games.filter((_, n) => cards[n]?.[0] && isDone(readCard(cards[n][0]))))
  }

export function projectionOf(
  game: Game,
  match: Match,
  viewer: string,
  changed: string,
  rules = match.rules,
): ListProjection {
  const { play, mode, players, versions } = match
  const stage = stageOf(game, match)
  const state = stateFor(match, viewer)
  const awaits = awaitsFor(game, match, viewer)
  const missing = game.sides.filter((side) => players[side] === 'person' && owedBy(match, side))
  return {
    kind: play,
    mode: mode as ListProjection['mode'],
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
    rules,
  }
}

/** What was asked, where the rules of now tell it in the same words; else a list says no more than whose move it is. */
export const askedIn = ({ asked, rules }: ListProjection, game: Game | undefined): ListProjection['asked'] =>
  rules === undefined || rules === game?.version ? asked : null

/** What the clocks that concern a viewer follow from, as he may know. */
function runsFor({ timing }: Match, viewer: string, awaits: readonly string[]): RunningClock[] {
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
  { runs }: ListProjection,
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

/** Pictures are of what spectators see, and are there as long as the link for spectators is alive. */
export const pictureOf = (
  game: string,
  { watch }: Links,
  card: Pick<ListProjection, 'turn' | 'version'> | null,
): string | null =>
  watch && card && card.turn !== null
    ? `/api/games/${game}/picture?p=${publicId(game, watch)}&v=${card.version}&size=small`
    : null

/** What is kept for a viewer, as fields. */
export function fieldsFor(game: Game, match: Match, viewer: string, time: string): Record<string, string> {
  const { version, changed, ...rest } = projectionOf(game, match, viewer, time)
  return { ...cardFields(viewer, rest), [versionField(viewer)]: writeVersion({ version, changed }) }
}

const cardFields = (viewer: string, { awaits, asked, runs, ...card }: Card & Waits) => ({
  [cardField(viewer)]: JSON.stringify(card),
  [waitsField(viewer)]: JSON.stringify({ awaits, asked, runs } satisfies Waits),
})

/** What lists show all viewers of a game, told anew by the rules of now; nothing that they see has changed by it. */
export const projectionsAnew = (game: Game, match: Match): Record<string, string> =>
  Object.assign(
    {},
    ...viewersOf(game).map((viewer) => {
      const { version: _v, changed: _c, ...rest } = projectionOf(game, match, viewer, '', game.version)
      return cardFields(viewer, rest)
    }),
  )

/**
 * What new entries change for those viewers whose version they move, to be written in the same moment: of what lists
 * show only what is another than before. For all others nothing has happened, not even that time went by.
 */
export function projectionFields(
  game: Game,
  before: Match | null,
  { match, written }: Appended,
): Record<string, string> {
  const changed = new Map<string, string>()
  for (const { entry } of written) for (const viewer of entry.moved) changed.set(viewer, entry.time)
  return Object.assign(
    {},
    ...[...changed].map(([viewer, time]) => {
      const now = fieldsFor(game, match, viewer, time)
      const was = before ? fieldsFor(game, before, viewer, time) : {}
      // A card of former times says whom the game waits for, too; one of now does not.
      if (was[cardField(viewer)] !== now[cardField(viewer)]) return now
      return Object.fromEntries(Object.entries(now).filter(([name, text]) => was[name] !== text))
    }),
  )
}

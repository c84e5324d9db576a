import 'server-only'
import { accountRecord } from '@/lib/accounts/account'
import { nameFor, owedBy, patienceEnds } from '@/lib/kernel/dice/seed-exchange'
import type { Game } from '@/lib/kernel/game'
import { draftsOf } from '@/lib/kernel/log/drafts'
import { type Match, rulesOf } from '@/lib/kernel/log/match'
import { recentFrom, toldTo } from '@/lib/kernel/log/pages'
import {
  awaitsFor,
  dueIn,
  isLed,
  legalFor,
  logFor,
  resultOf,
  stageOf,
  viewFor,
} from '@/lib/kernel/log/projection'
import type { Span } from '@/lib/kernel/time/calendar'
import { lapseEnds } from '@/lib/kernel/time/decision-timeout'
import { SILENCE } from '@/lib/kernel/time/silence'
import type { Seat } from '@/lib/seats/seat'
import { publicId } from '@/lib/seats/tokens'
import { outagesNow } from '@/lib/store/outages'
import type { DiceState } from '../api/dice'
import type { GameAnswer } from '../api/game'
import type { CreateRequest } from '../api/seats'
import type { Call } from '../call'
import { badRequest, notYourSeat } from '../http/problem'
import { clockAnswer, deedsOf, offersFor, silenceFor } from './clock-answer'
import { mayBeShown } from './may-be-shown'
import type { SeatedTable, Table } from './table'

/** Through whose eyes a browser looks: his side, at a hot seat the side asked for or else the one to move. */
export function viewerOf({ game, match, seat }: SeatedTable, as: string | undefined): string {
  if (as !== undefined && !seat.sides.includes(as)) {
    throw as === 'spectator' || game.sides.includes(as)
      ? notYourSeat('This browser does not play that side.')
      : badRequest('There is no such side.', 'side')
  }
  const [first = 'spectator'] = seat.sides
  if (as !== undefined || seat.sides.length < 2) return as ?? first
  return dueIn(game, match).find((side) => seat.sides.includes(side)) ?? first
}

/** The side for which a browser gives an order. */
export function sideOf(table: SeatedTable, side: string | undefined): string {
  if (table.seat.sides.length === 0) throw notYourSeat('Spectators give no orders.')
  if (side === undefined && table.seat.sides.length > 1) throw badRequest('Say for which side.', 'side')
  return viewerOf(table, side)
}

/** True if the game waits for the computer alone, or for a staff that leads, as far as this viewer may know. */
function computerToMove(game: Game, { match, seat }: SeatedTable, viewer: string): boolean {
  if (seat.sides.length === 0 && !seat.creator) return false
  const awaited = awaitsFor(game, match, viewer)
  const isActedFor = (side: string) => match.players[side] === 'computer' || isLed(game, match, side)
  return awaited.length > 0 && awaited.every(isActedFor)
}

/** Everything that one viewer may know of a table. Of the log only what is recent, and without `since` no lines. */
export function answerFor(table: SeatedTable, viewer: string, since?: number): GameAnswer {
  const { game, match, seat, links, outages } = table
  const { from, lines } = logFor(match, viewer)
  const logLength = from + lines.length
  const firmLength = toldTo(match, viewer)
  const start = Math.max(since ?? logLength, recentFrom(firmLength))
  const result = resultOf(game, match)
  return {
    game: match.game,
    kind: match.play,
    scenario: match.scenario,
    mode: match.mode as CreateRequest['mode'],
    rules: rulesOf(match),
    title: game.title,
    version: match.versions[viewer]!,
    seats: seat.sides,
    viewer,
    players: match.players,
    stage: stageOf(game, match),
    challenge: match.challenge,
    commitment: match.commitment,
    mix: match.mix,
    dice: diceState(match, seat.sides),
    awaits: awaitsFor(game, match, viewer),
    result,
    links: {
      ...(seat.creator ? { watch: links.watch !== null } : {}),
      ...(mayInvite(match, seat) ? { invite: links.invite !== null } : {}),
      ...(seat.sides[0] ? { recover: links.recover[seat.sides[0]] !== undefined } : {}),
    },
    public: links.watch && publicId(match.game, links.watch),
    view: viewFor(game, match, viewer),
    legal: legalFor(game, match, viewer),
    log: lines.slice(start - from).map((line, i) => ({ n: start + i, ...line })),
    logLength,
    firmLength,
    mayTakeBack: draftsOf(match, viewer).length > 0,
    lapse: lapseFor(match, viewer, outages),
    clock: clockAnswer(game, match, viewer, outages),
    offers: seat.sides.length > 0 ? offersFor(match, viewer) : [],
    sought: Object.keys(match.settled.sought),
    empty: match.settled.empty,
    led: game.sides.filter((side) => isLed(game, match, side)),
    substitutes: match.settled.substitutes,
    follows: mayFollow(table) ? table.follows !== null : null,
    showing: seat.sides.length === 1 && mayBeShown(game, match) ? table.showing : null,
    may: seat.sides.length > 0 ? deedsOf(game, match, viewer, table) : [],
    silence: seat.sides.length > 0 ? silenceFor(game, match, viewer, outages) : null,
    computerToMove: computerToMove(game, table, viewer),
  }
}

/** Who watches by the link for that, a game that is not over. */
const mayFollow = ({ game, match, seat, visits, who }: SeatedTable): boolean =>
  who !== null &&
  !visits &&
  seat.sides.length === 0 &&
  seat.watch !== null &&
  !['over', 'closed'].includes(stageOf(game, match))

/** When a viewer's own standing orders decide what is asked of him; the other player hears nothing of that. */
function lapseFor(match: Match, viewer: string, outages: readonly Span[]): string | null {
  const ends = match.timeout?.side === viewer ? lapseEnds(match, outages) : null
  return ends === null ? null : new Date(ends).toISOString()
}

/** What anybody at the table may know of dice that are not mixed; a number that was said openly, players only. */
function diceState(match: Match, sides: readonly string[]): DiceState | null {
  const { mix, mixing, nonces, players } = match
  if (mix !== null) return null
  const [mine] = sides
  const until = patienceEnds(match)
  return {
    try: mixing.tries,
    owes: mine === undefined ? null : owedBy(match, mine),
    as: mine === undefined ? '' : nameFor(match, mine),
    waitsFor: Object.keys(players).filter((side) => owedBy(match, side)),
    said: Object.entries(nonces).map(([seat, { commitment, nonce }]) => ({
      ...{ seat, commitment, nonce: mine === undefined ? null : nonce },
    })),
    anew: mixing.anew,
    until: until === null ? null : new Date(until).toISOString(),
  }
}

/** Who made the game invites to it; where a substitute is sought, every player may. */
export const mayInvite = ({ settled }: Match, { creator, sides }: Seat): boolean =>
  creator || (sides.length > 0 && Object.keys(settled.sought).length > 0)

/** The same with all recent lines from `since` on, our outages, and what the players call themselves. */
export async function fullAnswerFor(
  call: Call,
  table: SeatedTable,
  viewer: string,
  since = 0,
): Promise<GameAnswer> {
  // Nor does a request to the store, or the time it takes, tell another that standing orders are to decide.
  const { timing, timeout: lapse, silent } = table.match
  const isLong = Object.values(silent).some((from) => from + SILENCE <= table.now)
  if (!table.knowsOutages && (timing || lapse?.side === viewer || isLong))
    table = { ...table, outages: await outagesNow(call.services) }
  return withNames(call, table, answerFor(table, viewer, since))
}

/** The same with what the players call themselves for whom the dice wait, where both sit and one is missing. */
export async function withNames(
  { services }: Call,
  { owners }: SeatedTable,
  answer: GameAnswer,
): Promise<GameAnswer> {
  const { dice, stage, seats } = answer
  if (!dice || stage !== 'nonce' || seats.length === 0) return answer
  const others = dice.waitsFor.flatMap((side) =>
    owners[side] && !seats.includes(side) ? [{ side, id: accountRecord(owners[side]) }] : [],
  )
  if (others.length === 0) return answer
  const found = await services.store.read(others.map(({ id }) => ({ id, names: ['name'] })))
  const names = others.flatMap(({ side }, n) => (found[n]?.[0] ? [[side, found[n][0]] as const] : []))
  return { ...answer, dice: { ...dice, names: Object.fromEntries(names) } }
}

/** Narrows a table to one at which the browser sits. */
export function seated(table: Table): SeatedTable {
  if (!table.seat) throw new Error('nobody sits here')
  return { ...table, seat: table.seat }
}

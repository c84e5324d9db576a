import { type Decision, type Refusal, refused } from '../decision'
import { type Dice, recording, type Throw } from '../dice/dice'
import { type Dealer, type Hex32, mixOf, NO_COMMITMENT, sideOfDraw, turnHash } from '../dice/fair-dice'
import { nonceBody, type Saying } from '../dice/seed-exchange'
import type { AnyOrder, Game } from '../game'
import { type Affair, isEnd, undoesDraftsOf } from '../negotiation/affair'
import { judgeAffair } from '../negotiation/judge'
import type { Secret } from '../secret'
import { allDrafted, draftsOf, withEvents } from './drafts'
import { type Body, type CreatedBody, canonical, type Lapsed, type LinkBody, NO_ENTRY } from './entry'
import { isOwn, type Written, writeEntry } from './entry-text'
import { STAFF_SIZE } from './filing'
import { reduceEntry } from './fold'
import { type Match, rulesOf, type Used, viewersOf } from './match'
import { dueIn, isLed, isSealed, seesChange, stageOf, stateFor } from './projection'

/** A match with the entries that made it grow to here; they are still to be stored. */
export interface Appended {
  readonly match: Match
  readonly written: readonly Written[]
}

/** What an entry needs from outside: the hour, and 16 random bytes as hexadecimal digits. */
export interface Stamp {
  time: string
  salt: string
}

export const unchanged = (match: Match): Appended => ({ match, written: [] })

/** Adds one entry and works out whose version it moves. */
function append(
  game: Game,
  { match, written }: { match: Match | null; written: readonly Written[] },
  body: Body,
  stamp: Stamp,
): Appended {
  const isNewer = match !== null && match.rules !== game.version
  const link = {
    ...{ n: match?.head ?? 0, ...stamp, prev: match?.headHash ?? NO_ENTRY },
    ...(isNewer && { rules: game.version }),
  }
  const trial = reduceEntry(game, match, { ...link, moved: [], ...body }, '')
  const viewers = viewersOf(game)
  const moved = isOwn(body)
    ? [body.by]
    : viewers.filter((viewer) => !match || seesChange(game, match, trial, viewer))
  const next = writeEntry({ ...link, moved, ...body }, game)
  const versions = { ...trial.versions }
  for (const viewer of moved) versions[viewer] = versions[viewer]! + 1
  return { match: { ...trial, versions, headHash: next.hash }, written: [...written, next] }
}

/** The first entry of a game. */
export const create = (game: Game, facts: Omit<CreatedBody, 'kind' | 'by'>, stamp: Stamp): Appended =>
  append(game, { match: null, written: [] }, { kind: 'created', by: 'server', ...facts }, stamp)

/** Somebody takes the open seat. */
export const join = (
  game: Game,
  appended: Appended,
  side: string,
  { zone, rated }: Joining,
  stamp: Stamp,
): Appended => append(game, appended, { kind: 'joined', by: side, ...saidOnJoining(zone, rated) }, stamp)

/** What is noted of him who joins: his time zone, and that both wish to be rated. */
export interface Joining {
  zone?: string | undefined
  rated?: true | undefined
}
const saidOnJoining = (zone: Joining['zone'], rated: Joining['rated']) => ({
  ...(zone === undefined ? {} : { zone }),
  ...(rated ? { rated } : {}),
})

/** Somebody joins, and sides are drawn; his part of the dice is said with that: his number, or a commitment to it. */
export function joinDrawn(
  game: Game,
  appended: Appended,
  { seed, saying, zone, rated }: Joining & { seed: Hex32; saying: Saying },
  stamp: Stamp,
): Appended {
  const drawn = 'nonce' in saying ? saying.nonce : saying.commitment
  const by = sideOfDraw(game.sides, appended.match.game, seed, drawn)
  const body: Body = {
    ...{ kind: 'joined', by, drawn },
    ...('nonce' in saying ? {} : { hidden: true }),
    ...saidOnJoining(zone, rated),
  }
  return append(game, appended, body, stamp)
}

/** A seat's part of the dice, said openly: by the last who says it, or by the server for one who plays alone. */
export const addNonce = (
  game: Game,
  appended: Appended,
  side: string,
  nonce: Hex32,
  stamp: Stamp,
): Appended => append(game, appended, { kind: 'nonce', by: side, commitment: NO_COMMITMENT, nonce }, stamp)

/** What a seat says of its number; that it may has been judged (`judgeSaying`). */
export const say = (game: Game, appended: Appended, by: string, saying: Saying, stamp: Stamp): Appended =>
  append(game, appended, nonceBody(appended.match, by, saying), stamp)

/** A link was made, used or revoked. */
export const noteLink = (
  game: Game,
  appended: Appended,
  note: Omit<LinkBody, 'kind'>,
  stamp: Stamp,
): Appended => append(game, appended, { kind: 'link', ...note }, stamp)

/** M of the dice protocol; null until the number of every seat is open. */
export function mixFor(game: Game, match: Match): Hex32 | null {
  const seats = game.sides.flatMap((seat) => {
    const { commitment = '', nonce = null } = match.nonces[seat] ?? {}
    return nonce === null ? [] : [{ seat, commitment, nonce }]
  })
  if (seats.length < game.sides.length) return null
  return mixOf(match.game, rulesOf(match), match.commitment, seats)
}

/** Commits to the dice of every turn. The dealer must hold the seed and the match's own mix. */
export function commitTurns(game: Game, appended: Appended, dealer: Dealer, stamp: Stamp): Appended {
  const turnHashes = Array.from({ length: game.turns + 1 }, (_, turn) => turnHash(dealer.keyOf(turn)))
  return append(
    game,
    appended,
    { kind: 'mixed', by: 'server', mix: mixFor(game, appended.match)!, turnHashes },
    stamp,
  )
}

/** The draws of set-up belong to turn 0. */
export function setUp(game: Game, appended: Appended, dealer: Dealer, stamp: Stamp): Appended {
  const throws: Throw[] = []
  const { scenario, options, used } = appended.match
  const { state, events } = game.setUp(scenario, options, onceOnly(dealer.dice(0), used, throws))
  const opened = openedKeys(dealer, 0, game.turn(state))
  return append(game, appended, { kind: 'setUp', by: 'server', ...thrown(0, throws), events, opened }, stamp)
}

/** Carries out an order of a side: the match with its entry, or a refusal that changes nothing. */
export function decideOrder(
  game: Game,
  appended: Appended,
  side: string,
  order: AnyOrder,
  dealer: Dealer,
  stamp: Stamp,
  { lapsed, led, bundle }: { lapsed?: Lapsed; led?: true; bundle?: number } = {},
): Appended | Refusal {
  const { match } = appended
  if (!match.committed || match.settled.end) return notYourMove
  if (led && !isLed(game, match, side)) return notLed
  const before = judgedOn(game, match, side).open()
  const throws: Throw[] = []
  const turn = game.turn(before)
  const attempt = { side, order, dice: onceOnly(dealer.dice(turn), match.used, throws) }
  const decision: Decision<{ type: string }> = game.decide(before, attempt)
  if (refused(decision)) return decision
  const awaitedBefore = game.awaits(before)
  if (!awaitedBefore.includes(side)) return notYourMove

  const events = decision.yes
  const after = events.reduce<unknown>((now, event) => game.evolve(now, event), before)
  const awaited = game.awaits(after)
  const isCertain = throws.length > 0 || lapsed !== undefined || events.some((event) => game.isFirm(event))
  const sealed = isSealed(game, match)
  const isLast = awaitedBefore.length === 1
  if (sealed && isCertain && !isLast) throw new Error('what is planned in secret cannot stand before its end')
  // Whatever hands the move over or was seen by others cannot be taken back, whatever the game says.
  const isOnesOwn = awaitedBefore.length === 1 && awaited.length === 1 && awaited[0] === side
  const isHandedIn = isLast && !awaited.includes(side)
  const firm = isCertain || (sealed ? isHandedIn : !isOnesOwn)
  const opened = firm ? openedKeys(dealer, game.turn(match.committed.open()), game.turn(after)) : {}
  const seed = game.result(after) ? { seed: dealer.seed } : {}
  return append(
    game,
    appended,
    {
      kind: 'order',
      by: side,
      order,
      ...thrown(turn, throws),
      events,
      firm,
      opened,
      ...seed,
      ...(lapsed && { lapsed }),
      ...(led && { led }),
      ...(bundle !== undefined && !firm && { bundle }),
    },
    stamp,
  )
}

/**
 * What an order of a side is judged on. Where several plan in secret, the last of them decides on all that the others
 * have handed in, as with his last order the game goes on: that judges him by nothing else, as he knows none of it.
 */
function judgedOn(game: Game, match: Match, side: string): Secret<unknown> {
  const own = stateFor(match, side)!
  if (!isSealed(game, match) || dueIn(game, match).some((one) => one !== side)) return own
  return withEvents(game, match.committed!, allDrafted(game, match))
}

/** What came of a bundle: how many of its orders stand, and why the next one does not. */
export interface BundleDone {
  readonly appended: Appended
  readonly stood: number
  readonly refusal: Refusal | null
}

/** Carries out several orders of a side, one after the other, up to the first refusal or the first that is certain. */
export function decideBundle(
  game: Game,
  appended: Appended,
  side: string,
  orders: readonly AnyOrder[],
  dealer: Dealer,
  stamp: () => Stamp,
): BundleDone {
  const bundle = 1 + Math.max(0, ...draftsOf(appended.match, side).map((draft) => draft.bundle ?? 0))
  let now = appended
  for (const [stood, order] of orders.entries()) {
    const done = decideOrder(game, now, side, order, dealer, stamp(), { bundle })
    if ('no' in done) return { appended: now, stood, refusal: done }
    now = done
    if (draftsOf(now.match, side).at(-1)?.bundle !== bundle)
      return { appended: now, stood: stood + 1, refusal: null }
  }
  return { appended: now, stood: orders.length, refusal: null }
}

/**
 * A side files standing orders, or with null none from now on; at any time while the game goes on. Nobody else's version
 * moves, and nothing is decided by it yet. What is in force already changes nothing.
 */
export function fileStandingOrders(
  game: Game,
  appended: Appended,
  side: string,
  orders: unknown,
  stamp: Stamp,
): Appended | Refusal {
  const { match } = appended
  if (!game.standing || !match.committed || stageOf(game, match) !== 'play') return notPlaying
  const known = game.standing.of(match.committed.open(), side)
  if (canonical(known) === canonical(orders)) return appended
  return append(game, appended, { kind: 'filed', by: side, orders }, stamp)
}

/**
 * A side's staff keeps something for it, or with null nothing from now on; at any time while the game goes on. It is
 * known to its owner alone, and nothing is decided by it.
 */
export function fileStaff(
  game: Game,
  appended: Appended,
  side: string,
  staff: unknown,
  stamp: Stamp,
): Appended | Refusal {
  const { match } = appended
  if (!game.staff || !match.committed || stageOf(game, match) !== 'play') return notPlaying
  if (game.staff.isNone?.(match.committed.open())) return noStaff
  const text = canonical(staff)
  if (new TextEncoder().encode(text).length > STAFF_SIZE) return staffTooLarge
  if (canonical(game.staff.of(match.committed.open(), side)) === text) return appended
  return append(game, appended, { kind: 'filed', by: side, staff }, stamp)
}

/** Drops the last of a side's orders that can still be undone; with `whole`, the whole bundle that it came with. */
export function takeBack(
  game: Game,
  appended: Appended,
  side: string,
  stamp: Stamp,
  whole = false,
): Appended | Refusal {
  const drafts = draftsOf(appended.match, side)
  const last = drafts.at(-1)
  if (!last) return { no: 'FP 2', because: { key: 'table.nothingToTakeBack', params: {} } }
  const others = drafts.findLastIndex(({ bundle }) => bundle !== last.bundle)
  const count = whole && last.bundle !== undefined ? drafts.length - 1 - others : 1
  return append(game, appended, { kind: 'takeBack', by: side, ...(count > 1 && { count }) }, stamp)
}

/**
 * Players settle something beside the rules. Drafts that it overtakes are taken back first, each by an entry of its
 * own, so that each order of a log stands or was taken back; those of who resigns stand. `seed`: of the dice, in case
 * the game ends by it.
 */
export function settle(
  game: Game,
  appended: Appended,
  by: string,
  affair: Affair,
  seed: Hex32,
  stamp: () => Stamp,
): Appended | Refusal {
  let now = appended
  const own = stamp()
  const refusal = judgeAffair(game, now.match, by, affair, Date.parse(own.time))
  if (refusal) return refusal
  for (const side of game.sides.filter((side) => undoesDraftsOf(appended.match, side, by, affair)))
    while (draftsOf(now.match, side).length > 0)
      now = append(game, now, { kind: 'takeBack', by: side }, { ...stamp(), time: own.time })
  const end = isEnd(now.match, by, affair) ? { seed } : {}
  return append(game, now, { kind: 'affair', by, affair, ...end }, own)
}

const staffTooLarge: Refusal = { no: 'FP 3', because: { key: 'table.no.staffTooLarge', params: {} } }
const noStaff: Refusal = { no: 'FP 3', because: { key: 'table.no.noStaff', params: {} } }
const notPlaying: Refusal = { no: 'FP 3', because: { key: 'table.no.notPlaying', params: {} } }
const notLed: Refusal = { no: 'FP 7', because: { key: 'table.no.notLed', params: {} } }
const notYourMove: Refusal = { no: 'FP 1', because: { key: 'table.notYourMove', params: {} } }

/** Throws, and the turn whose keys they came from where there are any. */
const thrown = (turn: number, throws: readonly Throw[]) => ({ throws, ...(throws.length > 0 && { turn }) })

/** Public keys of turns that are over. */
function openedKeys(dealer: Dealer, from: number, to: number): Record<number, Hex32> {
  const keys: Record<number, Hex32> = {}
  for (let turn = from; turn < to; turn++) keys[turn] = dealer.keyOf(turn)
  return keys
}

/** Dice that record their throws and never throw twice for the same purpose. */
function onceOnly(dice: Dice, { purposes }: Used, throws: Throw[]): Dice {
  const before = new Set(purposes)
  const once = (throwDie: Dice['roll']) => (purpose: string, sides: number) => {
    if (before.has(purpose)) throw new Error(`thrown twice for ${purpose}`)
    before.add(purpose)
    return throwDie(purpose, sides)
  }
  return recording({ roll: once(dice.roll), secret: once(dice.secret) }, throws)
}

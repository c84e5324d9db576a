import 'server-only'
import type { z } from 'zod'
import { accountRecord, type Who } from '@/lib/accounts/account'
import { RATED_FIELD } from '@/lib/accounts/record'
import type { Saying } from '@/lib/kernel/dice/seed-exchange'
import { HERE } from '@/lib/kernel/game'
import { type Joining, join, noteLink, unchanged } from '@/lib/kernel/log/commands'
import { otherSide } from '@/lib/kernel/log/match'
import { countsDays } from '@/lib/kernel/time/clock'
import { ownerField, type Seat, seatField, storedSeat } from '@/lib/seats/seat'
import { linkHash } from '@/lib/seats/tokens'
import type { GameAnswer } from '../api/game'
import type { Call } from '../call'
import { withDraw, withSaying } from '../games/add-nonce'
import { answerFor, fullAnswerFor, seated, viewerOf } from '../games/answer'
import { newReader } from '../games/chat'
import { ensureSeat } from '../games/ensure-seat'
import { openForLink } from '../games/open-game'
import type { Table } from '../games/table'
import { type Transaction, transactionByLink } from '../games/transaction'
import { mayAsk } from '../http/limits'
import { badRequest, deadLink, notYourSeat, tooManyHands } from '../http/problem'
import type { enterRequest } from '../http/schemas'
import { guestFor, makeGuest, mustBeYoung, noteZone, provenWho } from '../me/guest'
import { stampFrom } from '../services'
import { type LiveLink, linkFor, opensBy, opensOtherSide } from './invitation-preview'
import { reseated, vacated } from './reseat'

type Body = z.output<typeof enterRequest>

/** Swaps a link for a seat: its secret dies with that, but for a spectator's, and the browser's own takes its place. */
export async function enter(call: Call, body: Body): Promise<GameAnswer> {
  const { game } = call
  const hash = linkHash(game, body.token)
  await mayAsk(call, 'enter')
  const opens = opensBy(hash)
  const first = await openForLink(call, opens)
  const known = first ? first.who : await provenWho(call)
  const who = known ?? guestFor(call, 'enter', game, body.id, body.token)
  const at: Call = { ...call, who }
  // Whose first answer was lost with its cookie has his seat already, and the link is used up.
  let table = first ?? (known ? null : await openForLink(at, opens))
  if (!table) throw deadLink()
  if (!known && table.who) await mustBeYoung(call, who)
  const link = linkFor(table, hash)
  if (link?.kind === 'closed') throw deadLink()
  // An earlier try made the account, and may have seated it.
  if (!table.who && link && !(await makeGuest(call, who))) table = (await openForLink(at, opens)) ?? table
  if (link?.kind === 'watch') return watch(at, { ...table, who }, hash)

  const after = await transactionByLink(at, opens, { id: body.id, body }, (now) => {
    const alive = linkFor(now, hash)
    if (!alive || alive.kind === 'watch' || alive.kind === 'closed') throw deadLink()
    return alive.kind === 'invite' ? joined(at, now, alive.side, body) : recovered(at, now, alive)
  })
  call.giveWho(who)
  await noteZone(at, who, body.zone)
  const seat = seated(after)
  if (link?.kind === 'invite') {
    if (table.match.mix) await newReader(call.services, game, link.side, otherSide(table.game, link.side))
  }
  await ensureSeat(at, { ...seat, listed: false })
  return answerFor(seat, viewerOf(seat, undefined))
}

/** A spectator link lets anybody in who has it, as often as he likes. A player stays a player. */
async function watch(call: Call, table: Table & { who: Who }, hash: string): Promise<GameAnswer> {
  const stays = table.seat && (table.seat.sides.length > 0 || table.seat.creator || table.seat.watch === hash)
  const seat: Seat = stays
    ? table.seat!
    : { ...storedSeat(table.stored), sides: [], creator: false, watch: hash }
  if (!stays) {
    const name = seatField(call.game, table.who.account)
    // In another tab he may just have become a player.
    const change = { expect: { [name]: table.stored }, set: { [name]: JSON.stringify(seat) } }
    if (!(await call.services.store.setFields(call.game, change))) throw tooManyHands()
  }
  call.giveWho(table.who)
  const there = { ...table, seat }
  await ensureSeat(call, there)
  return fullAnswerFor(call, there, viewerOf(there, undefined))
}

async function joined(call: Call, table: Table, side: string, body: Body): Promise<Transaction> {
  const { commitment: seen, sealed, nonce } = body
  const { game, match, links } = table
  const zone = countsDays(match.timing?.pace) ? body.zone : undefined
  if (match.mix === null && (!seen || (sealed ?? nonce) === undefined)) {
    throw badRequest('The invited player brings his part of the dice.', 'nonce')
  }
  if (table.seat && table.seat.sides.length > 0) {
    throw notYourSeat('This browser already plays at this table. Open the link in another one.')
  }
  const held = storedSeat(table.stored)
  if (held?.was?.some((one) => one !== side)) {
    throw notYourSeat('This account has played the other side, and knows what this one must not know.')
  }
  // Who takes a seat over, or comes back to one, begins no game; one that begins in its midst tells little of its players.
  const begins = match.mix === null && match.scenario !== HERE
  const rated = begins && (await bothWishRating(call, table)) ? true : undefined
  const saying: Saying = sealed ? { try: 1, commitment: sealed } : { try: 1, nonce: nonce ?? '' }
  if (match.challenge?.drawn && !match.mix) return drawn(call, table, seen!, saying, { zone, rated })
  const at = join(game, unchanged(match), side, { zone, rated }, stampFrom(call.services))
  const seat: Seat = { ...held, sides: [side], creator: table.seat?.creator ?? false, watch: null }
  // He plays on with dice that are mixed.
  if (match.settled.sought[side]) {
    const left = await vacated(call, links, side)
    return { ...left, appended: at, seat, links: { ...left.links, invite: null } }
  }
  return {
    appended: withSaying(call, table, at, side, seen!, saying),
    seat,
    links: { ...links, invite: null },
  }
}

/** Whether he who joins and he who is there wish to be rated now: later wishes are for later games. */
async function bothWishRating({ services, who }: Call, { owners }: Table): Promise<boolean> {
  const accounts = [who?.account, ...Object.values(owners)].flatMap((one) => one ?? [])
  const wishes = await services.store.read(
    accounts.map((account) => ({ id: accountRecord(account), names: [RATED_FIELD] })),
  )
  return accounts.length === 2 && wishes.every(([wish]) => wish === '1')
}

/** Seats are drawn as the second player comes: he takes his, and the challenger goes over to what is left. */
async function drawn(
  call: Call,
  table: Table,
  seen: string,
  saying: Saying,
  joining: Joining,
): Promise<Transaction> {
  const { game, match, links, owners } = table
  const appended = withDraw(call, table, { seen, saying, ...joining })
  const side = game.sides.find((one) => {
    const said = appended.match.nonces[one]
    return 'nonce' in saying ? said?.nonce === saying.nonce : said?.commitment === saying.commitment
  })!
  const left = game.sides.find((one) => one !== side)!
  const held = game.sides.find((one) => match.players[one] === 'person')!
  const owner = owners[held] ?? null
  // By a link to his seat the challenger may have it in several accounts: none of them keeps what is another's now.
  const { set, expect } = await reseated(call, held, (seat) => ({ ...seat, sides: [left] }))
  return {
    appended,
    seat: { sides: [side], creator: false, watch: null },
    links: { ...links, invite: null, recover: {} },
    set: { ...set, ...(owner ? { [ownerField(left)]: owner } : {}) },
    expect: { ...expect, [ownerField(held)]: owner },
  }
}

function recovered(call: Call, table: Table, link: LiveLink & { kind: 'recover' }): Transaction {
  const { game, match, links } = table
  if (opensOtherSide(table, link))
    throw notYourSeat(
      'This account plays the other side of this game, and nobody may have both. Nothing was changed.',
    )
  const held = storedSeat(table.stored)
  const sides = game.sides.filter((side) => link.sides.includes(side) || table.seat?.sides.includes(side))
  const { [link.key]: _used, ...recover } = links.recover
  const note = { by: link.key, what: 'used', link: 'recover' } as const
  return {
    appended: noteLink(game, unchanged(match), note, stampFrom(call.services)),
    seat: { ...held, sides, creator: link.creator || (table.seat?.creator ?? false), watch: null },
    links: { ...links, recover },
  }
}

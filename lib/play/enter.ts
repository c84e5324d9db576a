import 'server-only'
import type { z } from 'zod'
import type { Who } from '@/lib/accounts/account'
import { countsDays } from '@/lib/kernel/clock'
import { join, noteLink, unchanged } from '@/lib/kernel/growth'
import { otherSide } from '@/lib/kernel/match'
import type { Saying } from '@/lib/kernel/mixing'
import { ownerField, type Seat, seatField, storedSeat } from '@/lib/seats/seat'
import { linkHash } from '@/lib/seats/tokens'
import { withDraw, withSaying } from './add-nonce'
import { answerFor, fullAnswerFor, seated, viewerOf } from './answer'
import type { GameAnswer } from './api'
import { type Change, changeByLink } from './change'
import { newReader } from './chat'
import { stampFrom } from './desk'
import { guestFor, makeGuest, mustBeYoung, noteZone, provenWho, tend } from './guest'
import type { Call } from './handle'
import { mayAsk } from './limits'
import { type LiveLink, linkFor, opensBy, opensOtherSide } from './peek'
import { badRequest, deadLink, notYourSeat, tooManyHands } from './problem'
import type { enterRequest } from './requests'
import { reseated, vacated } from './reseat'
import { openForLink, type Table } from './table'

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

  const after = await changeByLink(at, opens, { id: body.id, body }, (now) => {
    const alive = linkFor(now, hash)
    if (!alive || alive.kind === 'watch' || alive.kind === 'closed') throw deadLink()
    return alive.kind === 'invite' ? joined(at, now, alive.side, body) : recovered(at, now, alive)
  })
  call.giveWho(who)
  await noteZone(at, who, body.zone)
  const seat = seated(after)
  if (link?.kind === 'invite') {
    if (table.match.mix) await newReader(call.desk, game, link.side, otherSide(table.game, link.side))
  }
  await tend(at, { ...seat, listed: false })
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
    if (!(await call.desk.store.setFields(call.game, change))) throw tooManyHands()
  }
  call.giveWho(table.who)
  const there = { ...table, seat }
  await tend(call, there)
  return fullAnswerFor(call, there, viewerOf(there, undefined))
}

async function joined(call: Call, table: Table, side: string, body: Body): Promise<Change> {
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
  const saying: Saying = sealed ? { try: 1, commitment: sealed } : { try: 1, nonce: nonce ?? '' }
  if (match.challenge?.drawn && !match.mix) return drawn(call, table, seen!, saying, zone)
  const at = join(game, unchanged(match), side, zone, stampFrom(call.desk))
  const seat: Seat = { ...held, sides: [side], creator: table.seat?.creator ?? false, watch: null }
  // He plays on with dice that are mixed.
  if (match.settled.sought[side]) {
    const left = await vacated(call, links, side)
    return { ...left, growth: at, seat, links: { ...left.links, invite: null } }
  }
  return {
    growth: withSaying(call, table, at, side, seen!, saying),
    seat,
    links: { ...links, invite: null },
  }
}

/** Seats are drawn as the second player comes: he takes his, and the challenger goes over to what is left. */
async function drawn(call: Call, table: Table, seen: string, saying: Saying, zone?: string): Promise<Change> {
  const { game, match, links, owners } = table
  const growth = withDraw(call, table, { seen, saying, zone })
  const side = game.sides.find((one) => {
    const said = growth.match.nonces[one]
    return 'nonce' in saying ? said?.nonce === saying.nonce : said?.commitment === saying.commitment
  })!
  const left = game.sides.find((one) => one !== side)!
  const held = game.sides.find((one) => match.players[one] === 'person')!
  const owner = owners[held] ?? null
  // By a link to his seat the challenger may have it in several accounts: none of them keeps what is another's now.
  const { set, expect } = await reseated(call, held, (seat) => ({ ...seat, sides: [left] }))
  return {
    growth,
    seat: { sides: [side], creator: false, watch: null },
    links: { ...links, invite: null, recover: {} },
    set: { ...set, ...(owner ? { [ownerField(left)]: owner } : {}) },
    expect: { ...expect, [ownerField(held)]: owner },
  }
}

function recovered(call: Call, table: Table, link: LiveLink & { kind: 'recover' }): Change {
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
    growth: noteLink(game, unchanged(match), note, stampFrom(call.desk)),
    seat: { ...held, sides, creator: link.creator || (table.seat?.creator ?? false), watch: null },
    links: { ...links, recover },
  }
}

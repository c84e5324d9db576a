import 'server-only'
import type { z } from 'zod'
import { join, noteLink, unchanged } from '@/lib/kernel/growth'
import type { Seat } from '@/lib/seats/seat'
import { derivedToken, linkHash } from '@/lib/seats/tokens'
import { withNonce } from './add-nonce'
import { answerFor, fullAnswerFor, seated, viewerOf } from './answer'
import type { GameAnswer } from './api'
import { stampFrom } from './desk'
import type { Call } from './handle'
import { type LiveLink, linkFor } from './peek'
import { badRequest, deadLink, notYourSeat } from './problem'
import type { enterRequest } from './requests'
import { type Change, change, openForLink, seatNameOf, type Table } from './table'

type Body = z.output<typeof enterRequest>

/** Swaps a link for a seat: its secret dies with that, but for a spectator's, and the browser's own takes its place. */
export async function enter(call: Call, body: Body): Promise<GameAnswer> {
  const { desk, game } = call
  const hash = linkHash(game, body.token)
  // A repeat must come to the same secret, for the first answer, with the cookie, may have been lost.
  const device = call.device ?? derivedToken(desk.key(), 'device', 'enter', game, body.id, body.token)
  const at: Call = { ...call, device }
  const table = await openForLink(at)
  if (!table) throw deadLink()
  const link = linkFor(table, hash)
  if (link?.kind === 'watch') return watch(call, at, table, hash)

  const after = await change(at, { id: body.id, body }, (now) => {
    const alive = linkFor(now, hash)
    if (!alive || alive.kind === 'watch') throw deadLink()
    return alive.kind === 'invite' ? joined(at, now, alive.side, body) : recovered(at, now, alive)
  })
  call.giveDevice(device)
  const seat = seated(after)
  return answerFor(seat, viewerOf(seat, undefined))
}

/** A spectator link lets anybody in who has it, as often as he likes. A player stays a player. */
async function watch(call: Call, at: Call, table: Table, hash: string): Promise<GameAnswer> {
  const stays = table.seat && (table.seat.sides.length > 0 || table.seat.creator || table.seat.watch === hash)
  const seat: Seat = stays ? table.seat! : { sides: [], creator: false, watch: hash }
  if (!stays) await at.desk.store.setFields(at.game, { set: { [seatNameOf(at)!]: JSON.stringify(seat) } })
  call.giveDevice(at.device!)
  const there = { ...table, seat }
  return fullAnswerFor(at, there, viewerOf(there, undefined))
}

function joined(call: Call, table: Table, side: string, { commitment, nonce }: Body): Change {
  if (!commitment || !nonce) throw badRequest('The invited player brings his part of the dice.', 'nonce')
  if (table.seat && table.seat.sides.length > 0) {
    throw notYourSeat('This browser already plays at this table. Open the link in another one.')
  }
  const { game, match, links } = table
  const at = join(game, unchanged(match), side, stampFrom(call.desk))
  return {
    growth: withNonce(call, table, at, side, { commitment, nonce }),
    seat: { sides: [side], creator: table.seat?.creator ?? false, watch: null },
    links: { ...links, invite: null },
  }
}

function recovered(call: Call, table: Table, link: LiveLink & { kind: 'recover' }): Change {
  const { game, match, links } = table
  const sides = game.sides.filter((side) => link.sides.includes(side) || table.seat?.sides.includes(side))
  const { [link.key]: _used, ...recover } = links.recover
  const note = { by: link.key, what: 'used', link: 'recover' } as const
  return {
    growth: noteLink(game, unchanged(match), note, stampFrom(call.desk)),
    seat: { sides, creator: link.creator || (table.seat?.creator ?? false), watch: null },
    links: { ...links, recover },
  }
}

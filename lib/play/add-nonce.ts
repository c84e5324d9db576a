import 'server-only'
import type { z } from 'zod'
import { addNonce, type Growth, joinDrawn, mixFor, unchanged } from '@/lib/kernel/growth'
import type { Match } from '@/lib/kernel/match'
import { answerFor, seated, sideOf, viewerOf } from './answer'
import type { GameAnswer } from './api'
import { begin } from './create-game'
import { stampFrom } from './desk'
import type { Call } from './handle'
import { badRequest, notFound, repeatedDifferently } from './problem'
import type { nonceRequest } from './requests'
import { openSeed } from './sealed'
import { change, dealerOf, type Table } from './table'

/** A seat's browser says its part of the dice, after it has seen what the server committed to. */
export async function sendNonce(call: Call, body: z.output<typeof nonceRequest>): Promise<GameAnswer> {
  const after = await change(call, { id: body.id, body }, (table) => {
    if (!table.seat) throw notFound()
    const side = sideOf(seated(table), undefined)
    const said = table.match.nonces[side]
    if (said && said.nonce !== body.nonce) throw repeatedDifferently()
    if (said) return { growth: unchanged(table.match) }
    return { growth: withNonce(call, table, unchanged(table.match), side, body) }
  })
  const at = seated(after)
  return answerFor(at, viewerOf(at, undefined))
}

/** Adds a nonce, and begins the game if it was the last. */
export function withNonce(
  call: Call,
  { game, sealed }: Table,
  growth: Growth,
  side: string,
  { commitment, nonce }: { commitment: string; nonce: string },
): Growth {
  mustHaveSeen(growth.match, commitment)
  const said = addNonce(game, growth, side, nonce, stampFrom(call.desk))
  return mixFor(game, said.match) ? begin(call, game, said, dealerOf(call, game, said.match, sealed)) : said
}

/** The same for whoever joins where sides are drawn: which one is his follows from what he says. */
export function withDraw(
  call: Call,
  { game, match, sealed }: Table,
  { commitment, nonce }: { commitment: string; nonce: string },
  zone: string | undefined,
): Growth {
  mustHaveSeen(match, commitment)
  const seed = openSeed(call.desk.key(), match.game, sealed ?? '')
  const drawn = joinDrawn(game, unchanged(match), { seed, nonce, zone }, stampFrom(call.desk))
  return mixFor(game, drawn.match)
    ? begin(call, game, drawn, dealerOf(call, game, drawn.match, sealed))
    : drawn
}

function mustHaveSeen(match: Match, commitment: string): void {
  if (commitment === match.commitment) return
  throw badRequest('The server is committed to another seed than this browser saw.', 'commitment')
}

import 'server-only'
import type { z } from 'zod'
import { type Growth, joinDrawn, mixFor, say, unchanged } from '@/lib/kernel/growth'
import type { Match } from '@/lib/kernel/match'
import { isCopied, isProposal, isSaid, judgeSaying, type Saying, type Unsaid } from '@/lib/kernel/mixing'
import { answerFor, seated, sideOf, viewerOf, withNames } from './answer'
import type { GameAnswer } from './api'
import { change } from './change'
import { begin } from './create-game'
import { dealerOf } from './dealer'
import { stampFrom } from './desk'
import type { Call } from './handle'
import { badRequest, notNow, repeatedDifferently } from './problem'
import type { nonceRequest } from './requests'
import { openSeed } from './sealed'
import type { Table } from './table'

type Body = z.output<typeof nonceRequest>

/** A seat's browser says its part of the dice: a commitment, its number, or one to mix anew. */
export async function sendNonce(call: Call, body: Body): Promise<GameAnswer> {
  const after = await change(call, { id: body.id, body }, (table) => {
    const side = sideOf(seated(table), undefined)
    const saying = sayingIn(body)
    if (isSaid(table.match, side, saying)) return { growth: unchanged(table.match) }
    return { growth: withSaying(call, table, unchanged(table.match), side, body.commitment, saying) }
  })
  const at = seated(after)
  return withNames(call, at, answerFor(at, viewerOf(at, undefined), body.since))
}

/** What a request says of a number; it names one of the two. */
export function sayingIn(body: Pick<Body, 'sealed' | 'nonce' | 'blind' | 'agreed' | 'to' | 'try'>): Saying {
  const { sealed, nonce = '', blind, agreed, to, try: which } = body
  return sealed ? { try: which, commitment: sealed } : { try: which, nonce, blind, agreed, to }
}

/** Adds what a seat says, and begins the game if that was the last number. */
export function withSaying(
  call: Call,
  { game, sealed }: Table,
  growth: Growth,
  side: string,
  seen: string,
  saying: Saying,
): Growth {
  mustHaveSeen(growth.match, seen)
  // Else one could have the other told of a new one again and again. Games of before may hold several.
  if (growth.match.mixing.anew && isProposal(growth.match, saying))
    throw notNow('A proposal to mix the dice anew stands already, and waits for its answer.')
  const unsaid = judgeSaying(growth.match, side, saying, call.desk.now())
  if (unsaid) throw refusal(unsaid)
  return begunIfMixed(call, { game, sealed }, say(game, growth, side, saying, stampFrom(call.desk)))
}

/** The same for whoever joins where sides are drawn: which one is his follows from what he says. */
export function withDraw(
  call: Call,
  { game, match, sealed }: Table,
  { seen, saying, zone }: { seen: string; saying: Saying; zone: string | undefined },
): Growth {
  mustHaveSeen(match, seen)
  const isFirst = match.mixing.hides && Object.keys(match.nonces).length === 0
  if (isFirst && 'nonce' in saying) throw refusal('too-early')
  if (isCopied(match, saying))
    throw badRequest('The other seat has said just this. Draw a number of your own.', 'nonce')
  const seed = openSeed(call.desk.key(), match.game, sealed ?? '')
  const drawn = joinDrawn(game, unchanged(match), { seed, saying, zone }, stampFrom(call.desk))
  return begunIfMixed(call, { game, sealed }, drawn)
}

const begunIfMixed = (
  call: Call,
  { game, sealed }: Pick<Table, 'game' | 'sealed'>,
  growth: Growth,
): Growth =>
  mixFor(game, growth.match) ? begin(call, game, growth, dealerOf(call, game, growth.match, sealed)) : growth

function mustHaveSeen(match: Match, commitment: string): void {
  if (commitment === match.commitment) return
  throw badRequest('The server is committed to another seed than this browser saw.', 'commitment')
}

function refusal(unsaid: Unsaid) {
  switch (unsaid) {
    case 'begun':
    case 'said':
      return repeatedDifferently()
    case 'mismatch':
      return badRequest('This number does not open the commitment that this seat has shown.', 'nonce')
    case 'too-early':
      return badRequest('Others have not yet committed to their numbers. Send a commitment first.', 'nonce')
    case 'other-try':
      return badRequest('Another mix is being made. Look at the table again.', 'try')
    case 'no-proposal':
      return notNow('Nobody has proposed to mix the dice anew.')
    case 'not-agreed':
      return notNow('Say that you agree to mix the dice anew, or wait until 72 hours are over.')
  }
}

import 'server-only'
import type { z } from 'zod'
import {
  isCopied,
  isProposal,
  isSaid,
  judgeSaying,
  type Saying,
  type Unsaid,
} from '@/lib/kernel/dice/seed-exchange'
import { type Appended, type Joining, joinDrawn, mixFor, say, unchanged } from '@/lib/kernel/log/commands'
import type { Match } from '@/lib/kernel/log/match'
import type { GameAnswer } from '../api/game'
import type { Call } from '../call'
import { badRequest, notNow, repeatedDifferently } from '../http/problem'
import type { nonceRequest } from '../http/schemas'
import { stampFrom } from '../services'
import { answerFor, seated, sideOf, viewerOf, withNames } from './answer'
import { begin } from './create-game'
import { dealerOf } from './dealer'
import { openSeed } from './seed-vault'
import type { Table } from './table'
import { transaction } from './transaction'

type Body = z.output<typeof nonceRequest>

/** A seat's browser says its part of the dice: a commitment, its number, or one to mix anew. */
export async function sendNonce(call: Call, body: Body): Promise<GameAnswer> {
  const after = await transaction(call, { id: body.id, body }, (table) => {
    const side = sideOf(seated(table), undefined)
    const saying = sayingIn(body)
    if (isSaid(table.match, side, saying)) return { appended: unchanged(table.match) }
    return { appended: withSaying(call, table, unchanged(table.match), side, body.commitment, saying) }
  })
  const at = seated(after)
  return withNames(call, at, answerFor(at, viewerOf(at, undefined), body.since))
}

/** What a request says of a number; it names one of the two. */
function sayingIn(body: Pick<Body, 'sealed' | 'nonce' | 'blind' | 'agreed' | 'to' | 'try'>): Saying {
  const { sealed, nonce = '', blind, agreed, to, try: which } = body
  return sealed ? { try: which, commitment: sealed } : { try: which, nonce, blind, agreed, to }
}

/** Adds what a seat says, and begins the game if that was the last number. */
export function withSaying(
  call: Call,
  { game, sealed }: Table,
  appended: Appended,
  side: string,
  seen: string,
  saying: Saying,
): Appended {
  mustHaveSeen(appended.match, seen)
  // Else one could have the other told of a new one again and again. Games of before may hold several.
  if (appended.match.mixing.anew && isProposal(appended.match, saying))
    throw notNow('A proposal to mix the dice anew stands already, and waits for its answer.')
  const unsaid = judgeSaying(appended.match, side, saying, call.services.now())
  if (unsaid) throw refusal(unsaid)
  return begunIfMixed(call, { game, sealed }, say(game, appended, side, saying, stampFrom(call.services)))
}

/** The same for whoever joins where sides are drawn: which one is his follows from what he says. */
export function withDraw(
  call: Call,
  { game, match, sealed }: Table,
  { seen, saying, ...joining }: Joining & { seen: string; saying: Saying },
): Appended {
  mustHaveSeen(match, seen)
  const isFirst = match.mixing.hides && Object.keys(match.nonces).length === 0
  if (isFirst && 'nonce' in saying) throw refusal('too-early')
  if (isCopied(match, saying))
    throw badRequest('The other seat has said just this. Draw a number of your own.', 'nonce')
  const seed = openSeed(call.services.key(), match.game, sealed ?? '')
  const drawn = joinDrawn(game, unchanged(match), { seed, saying, ...joining }, stampFrom(call.services))
  return begunIfMixed(call, { game, sealed }, drawn)
}

const begunIfMixed = (
  call: Call,
  { game, sealed }: Pick<Table, 'game' | 'sealed'>,
  appended: Appended,
): Appended =>
  mixFor(game, appended.match)
    ? begin(call, game, appended, dealerOf(call, game, appended.match, sealed))
    : appended

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

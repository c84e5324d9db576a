import 'server-only'
import type { z } from 'zod'
import { decideBundle, unchanged } from '@/lib/kernel/log/commands'
import type { BundleAnswer, BundleDone } from '../api/game'
import type { Call } from '../http/handle'
import { refusedBy, stale } from '../http/problem'
import { parsed } from '../http/request-form'
import type { bundleRequest } from '../http/schemas'
import { stampFrom } from '../services'
import { answerFor, fullAnswerFor, seated, sideOf } from './answer'
import { dealerOf } from './dealer'
import { notYet } from './submit-order'
import { transaction } from './transaction'

/**
 * A player gives several orders at once: they are judged in turn, on what he saw, and those up to the first refusal or
 * die are written in one go. Where not even the first stands, nothing is written and the refusal is the answer.
 */
export async function submitBundle(call: Call, body: z.output<typeof bundleRequest>): Promise<BundleAnswer> {
  const after = await transaction(call, { id: body.id, body }, async (table) => {
    const at = seated(table)
    const { game, match, sealed } = table
    const side = sideOf(at, body.side)
    if (match.versions[side] !== body.seen) throw stale(await fullAnswerFor(call, at, side, body.since))
    const orders = body.orders.map((order, n) => parsed(game.schemas.order, order, `orders.${n}`))
    if (!match.mix) throw refusedBy(game, notYet)
    const dealer = dealerOf(call, game, match, sealed)
    const stamp = () => stampFrom(call.services)
    const { appended, stood, refusal } = decideBundle(game, unchanged(match), side, orders, dealer, stamp)
    if (refusal && stood === 0) throw refusedBy(game, refusal)
    const told: BundleDone = { stood, refused: refusal && refusedBy(game, refusal).answer }
    return { appended, told }
  })
  const at = seated(after)
  return { ...answerFor(at, sideOf(at, body.side), body.since), ...(after.told as BundleDone) }
}

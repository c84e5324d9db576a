import 'server-only'
import type { z } from 'zod'
import { decideBundle, unchanged } from '@/lib/kernel/growth'
import { answerFor, fullAnswerFor, seated, sideOf } from './answer'
import type { BundleAnswer, BundleDone } from './api'
import { change } from './change'
import { dealerOf } from './dealer'
import { stampFrom } from './desk'
import type { Call } from './handle'
import { refusedBy, stale } from './problem'
import { parsed } from './request-form'
import type { bundleRequest } from './requests'
import { notYet } from './submit-order'

/**
 * A player gives several orders at once: they are judged in turn, on what he saw, and those up to the first refusal or
 * die are written in one go. Where not even the first stands, nothing is written and the refusal is the answer.
 */
export async function submitBundle(call: Call, body: z.output<typeof bundleRequest>): Promise<BundleAnswer> {
  const after = await change(call, { id: body.id, body }, async (table) => {
    const at = seated(table)
    const { game, match, sealed } = table
    const side = sideOf(at, body.side)
    if (match.versions[side] !== body.seen) throw stale(await fullAnswerFor(call, at, side, body.since))
    const orders = body.orders.map((order, n) => parsed(game.schemas.order, order, `orders.${n}`))
    if (!match.mix) throw refusedBy(game, notYet)
    const dealer = dealerOf(call, game, match, sealed)
    const stamp = () => stampFrom(call.desk)
    const { growth, stood, refusal } = decideBundle(game, unchanged(match), side, orders, dealer, stamp)
    if (refusal && stood === 0) throw refusedBy(game, refusal)
    const told: BundleDone = { stood, refused: refusal && refusedBy(game, refusal).answer }
    return { growth, told }
  })
  const at = seated(after)
  return { ...answerFor(at, sideOf(at, body.side), body.since), ...(after.told as BundleDone) }
}

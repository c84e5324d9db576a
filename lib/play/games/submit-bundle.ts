import 'server-only'
import type { z } from 'zod'
import { decideBundle, unchanged } from '@/lib/kernel/log/commands'
import { withPasses } from '@/lib/kernel/log/passed'
import type { BundleAnswer, BundleDone } from '../api/game'
import type { Call } from '../call'
import { refusalTold, refusedBy } from '../http/problem'
import { parsed } from '../http/request-form'
import type { bundleRequest } from '../http/schemas'
import { stampFrom } from '../services'
import { answerFor, seated, sideOf } from './answer'
import { leadOnLater } from './lead-on'
import { dealerFor, sideToOrder } from './submit-order'
import { transaction } from './transaction'

/**
 * A player gives several orders at once: they are judged in turn, on what he saw, and those up to the first refusal or
 * die are written in one go. Where not even the first stands, nothing is written and the refusal is the answer.
 */
export async function submitBundle(call: Call, body: z.output<typeof bundleRequest>): Promise<BundleAnswer> {
  const after = await transaction(call, { id: body.id, body }, async (table) => {
    const { game, match } = table
    const side = await sideToOrder(call, table, body)
    const orders = body.orders.map((order, n) => parsed(game.schemas.order, order, `orders.${n}`))
    const dealer = dealerFor(call, table)
    const stamp = () => stampFrom(call.services)
    const { appended, stood, refusal } = decideBundle(game, unchanged(match), side, orders, dealer, stamp)
    if (refusal && stood === 0) throw refusedBy(game, refusal)
    const told: BundleDone = { stood, refused: refusal && refusalTold(game, refusal) }
    return { appended: withPasses(game, match, appended, stamp), told }
  })
  leadOnLater(call.services, after)
  const at = seated(after)
  return { ...answerFor(at, sideOf(at, body.side), body.since), ...(after.told as BundleDone) }
}

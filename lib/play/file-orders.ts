import 'server-only'
import type { z } from 'zod'
import { fileOrders, unchanged } from '@/lib/kernel/growth'
import { answerFor, seated, sideOf } from './answer'
import type { GameAnswer } from './api'
import { change } from './change'
import { stampFrom } from './desk'
import type { Call } from './handle'
import { badRequest, refusedBy } from './problem'
import { parsed } from './request-form'
import type { standingRequest } from './requests'

/**
 * A player files standing orders, whosever turn it is. They hang on no version that he saw: what he files last counts,
 * and nothing of it is seen by anybody else.
 */
export async function fileStanding(call: Call, body: z.output<typeof standingRequest>): Promise<GameAnswer> {
  const after = await change(call, { id: body.id, body }, (table) => {
    const { game, match } = table
    const side = sideOf(seated(table), body.side)
    if (!game.standing) throw badRequest('This game knows no standing orders.')
    const orders = parsed(game.standing.schema.nullable(), body.orders, 'orders')
    const done = fileOrders(game, unchanged(match), side, orders, stampFrom(call.desk))
    if ('no' in done) throw refusedBy(game, done)
    return { growth: done }
  })
  const at = seated(after)
  return answerFor(at, sideOf(at, body.side), body.since)
}

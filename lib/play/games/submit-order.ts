import 'server-only'
import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import type { Game } from '@/lib/kernel/game'
import { type Appended, decideOrder, takeBack, unchanged } from '@/lib/kernel/log/commands'
import type { GameAnswer } from '../api/game'
import type { Call } from '../http/handle'
import { refusedBy, stale } from '../http/problem'
import { parsed } from '../http/request-form'
import type { orderRequest } from '../http/schemas'
import { stampFrom } from '../services'
import { answerFor, fullAnswerFor, seated, sideOf } from './answer'
import { dealerOf } from './dealer'
import { transaction } from './transaction'

const takeBackOrder = z.strictObject({ type: z.literal('takeBack'), whole: z.boolean().optional() })
export const notYet: Refusal = { no: 'FP 1', because: { key: 'table.notYourMove', params: {} } }

function allowed(game: Game, done: Appended | Refusal): Appended {
  if ('no' in done) throw refusedBy(game, done)
  return done
}

/** A player gives an order: it is judged on what he saw, carried out, and answered with what he sees now. */
export async function submitOrder(call: Call, body: z.output<typeof orderRequest>): Promise<GameAnswer> {
  const after = await transaction(call, { id: body.id, body }, async (table) => {
    const at = seated(table)
    const { game, match, sealed } = table
    const side = sideOf(at, body.side)
    if (match.versions[side] !== body.seen) throw stale(await fullAnswerFor(call, at, side, body.since))
    const appended = unchanged(match)
    const stamp = stampFrom(call.services)
    if (body.order.type === 'takeBack') {
      const { whole } = parsed(takeBackOrder, body.order, 'order')
      return { appended: allowed(game, takeBack(game, appended, side, stamp, whole)) }
    }
    const order = parsed(game.schemas.order, body.order, 'order')
    if (!match.mix) throw refusedBy(game, notYet)
    const dealer = dealerOf(call, game, match, sealed)
    return { appended: allowed(game, decideOrder(game, appended, side, order, dealer, stamp)) }
  })
  const at = seated(after)
  return answerFor(at, sideOf(at, body.side), body.since)
}

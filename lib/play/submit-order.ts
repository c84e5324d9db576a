import 'server-only'
import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import type { Game } from '@/lib/kernel/game'
import { decideOrder, type Growth, takeBack, unchanged } from '@/lib/kernel/growth'
import { answerFor, fullAnswerFor, seated, sideOf } from './answer'
import type { GameAnswer } from './api'
import { change } from './change'
import { dealerOf } from './dealer'
import { stampFrom } from './desk'
import type { Call } from './handle'
import { refusedBy, stale } from './problem'
import { parsed } from './request-form'
import type { orderRequest } from './requests'

const takeBackOrder = z.strictObject({ type: z.literal('takeBack'), whole: z.boolean().optional() })
export const notYet: Refusal = { no: 'FP 1', because: { key: 'table.notYourMove', params: {} } }

function allowed(game: Game, done: Growth | Refusal): Growth {
  if ('no' in done) throw refusedBy(game, done)
  return done
}

/** A player gives an order: it is judged on what he saw, carried out, and answered with what he sees now. */
export async function submitOrder(call: Call, body: z.output<typeof orderRequest>): Promise<GameAnswer> {
  const after = await change(call, { id: body.id, body }, async (table) => {
    const at = seated(table)
    const { game, match, sealed } = table
    const side = sideOf(at, body.side)
    if (match.versions[side] !== body.seen) throw stale(await fullAnswerFor(call, at, side, body.since))
    const growth = unchanged(match)
    const stamp = stampFrom(call.desk)
    if (body.order.type === 'takeBack') {
      const { whole } = parsed(takeBackOrder, body.order, 'order')
      return { growth: allowed(game, takeBack(game, growth, side, stamp, whole)) }
    }
    const order = parsed(game.schemas.order, body.order, 'order')
    if (!match.mix) throw refusedBy(game, notYet)
    const dealer = dealerOf(call, game, match, sealed)
    return { growth: allowed(game, decideOrder(game, growth, side, order, dealer, stamp)) }
  })
  const at = seated(after)
  return answerFor(at, sideOf(at, body.side), body.since)
}

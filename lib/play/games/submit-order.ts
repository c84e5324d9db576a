import 'server-only'
import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import type { Game } from '@/lib/kernel/game'
import { type Appended, decideOrder, takeBack, unchanged } from '@/lib/kernel/log/commands'
import { withPasses } from '@/lib/kernel/log/passed'
import { isLed } from '@/lib/kernel/log/projection'
import type { GameAnswer } from '../api/game'
import type { Call } from '../call'
import { refusedBy, stale } from '../http/problem'
import { parsed } from '../http/request-form'
import type { orderRequest } from '../http/schemas'
import { stampFrom } from '../services'
import { answerFor, fullAnswerFor, seated, sideOf } from './answer'
import { dealerOf } from './dealer'
import { leadOnLater } from './lead-on'
import type { Table } from './table'
import { transaction } from './transaction'

const takeBackOrder = z.strictObject({ type: z.literal('takeBack'), whole: z.boolean().optional() })
const ledOn: Refusal = { no: 'FP 7', because: { key: 'table.no.isLed', params: {} } }
const notYet: Refusal = { no: 'FP 1', because: { key: 'table.notYourMove', params: {} } }

function allowed(game: Game, done: Appended | Refusal): Appended {
  if ('no' in done) throw refusedBy(game, done)
  return done
}

/**
 * The side for which orders are given; refused where they were decided on another version than that side has now, and where
 * its staff leads it to the end of a turn (FP 7).
 */
export async function sideToOrder(
  call: Call,
  table: Table,
  { side: asked, seen, since }: Pick<z.output<typeof orderRequest>, 'side' | 'seen' | 'since'>,
): Promise<string> {
  const at = seated(table)
  const side = sideOf(at, asked)
  if (table.match.versions[side] !== seen) throw stale(await fullAnswerFor(call, at, side, since))
  if (isLed(table.game, table.match, side)) throw refusedBy(table.game, ledOn)
  return side
}

/** Whoever throws the dice of an order; refused as long as they are not mixed (FP 1). */
export function dealerFor(call: Call, { game, match, sealed }: Table): ReturnType<typeof dealerOf> {
  if (!match.mix) throw refusedBy(game, notYet)
  return dealerOf(call, game, match, sealed)
}

/** A player gives an order: it is judged on what he saw, carried out, and answered with what he sees now. */
export async function submitOrder(call: Call, body: z.output<typeof orderRequest>): Promise<GameAnswer> {
  const after = await transaction(call, { id: body.id, body }, async (table) => {
    const { game, match } = table
    const side = await sideToOrder(call, table, body)
    const appended = unchanged(match)
    const stamp = stampFrom(call.services)
    if (body.order.type === 'takeBack') {
      const { whole } = parsed(takeBackOrder, body.order, 'order')
      return { appended: allowed(game, takeBack(game, appended, side, stamp, whole)) }
    }
    const order = parsed(game.schemas.order, body.order, 'order')
    const dealer = dealerFor(call, table)
    const done = allowed(game, decideOrder(game, appended, side, order, dealer, stamp))
    return { appended: withPasses(game, match, done, () => stampFrom(call.services)) }
  })
  leadOnLater(call.services, after)
  const at = seated(after)
  return answerFor(at, sideOf(at, body.side), body.since)
}

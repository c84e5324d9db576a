import 'server-only'
import type { z } from 'zod'
import { stateFor } from '@/lib/kernel/log/projection'
import type { AskAnswer } from '../api/game'
import type { Call } from '../call'
import { refusedBy } from '../http/problem'
import { parsed } from '../http/request-form'
import type { askRequest } from '../http/schemas'
import { sideOf } from './answer'
import { openTable } from './open-game'

/** A number that a rule defines, from what the asker may see. */
export async function ask(call: Call, body: z.output<typeof askRequest>): Promise<AskAnswer> {
  const table = await openTable(call)
  const { game, match } = table
  const side = sideOf(table, body.side)
  const question = parsed(game.schemas.question, body.question, 'question')
  const state = stateFor(match, side)
  if (!state) throw refusedBy(game, { no: 'FP 1', because: { key: 'table.notYourMove', params: {} } })
  const answer = game.ask(state.open(), side, question)
  if ('no' in answer) throw refusedBy(game, answer)
  return answer
}

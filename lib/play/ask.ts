import 'server-only'
import type { z } from 'zod'
import { stateFor } from '@/lib/kernel/sight'
import { sideOf } from './answer'
import type { AskAnswer } from './api'
import type { Call } from './handle'
import { refusedBy } from './problem'
import { parsed } from './request-form'
import type { askRequest } from './requests'
import { openTable } from './table'

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

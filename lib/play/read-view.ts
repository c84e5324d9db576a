import 'server-only'
import type { z } from 'zod'
import { fullAnswerFor, viewerOf } from './answer'
import type { GameAnswer } from './api'
import { tend } from './guest'
import type { Call } from './handle'
import { sayWhoWent } from './me/leave'
import type { gameQuery } from './requests'
import { openTable } from './table'

/** Looks at a game: all that this browser may know of it. */
export async function readView(call: Call, query: z.output<typeof gameQuery>): Promise<GameAnswer> {
  const opened = await openTable(call)
  const table = (await sayWhoWent(call, opened)) ? await openTable(call) : opened
  await tend(call, table)
  return fullAnswerFor(call, table, viewerOf(table, query.as), query.since)
}

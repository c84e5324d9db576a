import 'server-only'
import type { z } from 'zod'
import { replayFor } from '@/lib/kernel/replay'
import { resultOf } from '@/lib/kernel/sight'
import { viewerOf } from './answer'
import type { Call } from './handle'
import type { ReplayAnswer } from './past-api'
import type { gameQuery } from './requests'
import { openTable } from './table'
import { wholeLog } from './whole-log'

/** What this viewer may see of the past, line by line; everything, once the game is over. What was loaded anyway is enough for the lines since then. */
export async function replay(
  call: Call,
  { as, since = 0 }: z.output<typeof gameQuery>,
): Promise<ReplayAnswer> {
  const table = await openTable(call)
  const { game, match } = table
  const viewer = viewerOf(table, as)
  const loaded = since >= match.log[viewer]!.from
  const past = loaded ? table.past : { match: null, texts: await wholeLog(call, match.head) }
  const isOver = resultOf(game, match) !== null
  const played = replayFor(game, past, viewer, since, isOver) ?? { start: null, steps: [] }
  return { version: match.versions[viewer]!, viewer, since, ...played }
}

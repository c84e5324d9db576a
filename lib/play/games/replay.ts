import 'server-only'
import type { z } from 'zod'
import { toldTo } from '@/lib/kernel/log/pages'
import { resultOf } from '@/lib/kernel/log/projection'
import { replayFor } from '@/lib/kernel/log/replay'
import type { ReplayAnswer } from '../api/past'
import type { Call } from '../call'
import type { gameQuery } from '../http/schemas'
import { viewerOf } from './answer'
import { openTable } from './open-game'
import { wholeLog } from './whole-log'

/** What this viewer may see of the past, line by line; everything, once the game is over. What was loaded anyway is enough for the lines since then. */
export async function replay(
  call: Call,
  { as, since = 0 }: z.output<typeof gameQuery>,
): Promise<ReplayAnswer> {
  const table = await openTable(call)
  const { game, match } = table
  const viewer = viewerOf(table, as)
  const { match: kept } = table.past
  const isLoaded = kept === null || since >= toldTo(kept, viewer)
  const past = isLoaded ? table.past : { match: null, texts: await wholeLog(call, match.head) }
  const isOver = resultOf(game, match) !== null
  const played = replayFor(game, past, viewer, since, isOver) ?? { start: null, steps: [] }
  return { version: match.versions[viewer]!, viewer, since, ...played }
}

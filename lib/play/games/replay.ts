import 'server-only'
import type { z } from 'zod'
import { toldTo } from '@/lib/kernel/log/pages'
import { resultOf } from '@/lib/kernel/log/projection'
import { type Past, replayFor } from '@/lib/kernel/log/replay'
import type { PlayedAgain } from '../api/game'
import type { ReplayAnswer } from '../api/past'
import type { Call } from '../call'
import type { gameQuery } from '../http/schemas'
import { viewerOf } from './answer'
import { openTable } from './open-game'
import type { SeatedTable } from './table'
import { wholeLog } from './whole-log'

/** What this viewer may see of the past, line by line; everything, once the game is over. What was loaded anyway is enough for the lines since then. */
export async function replay(
  call: Call,
  { as, since = 0 }: z.output<typeof gameQuery>,
): Promise<ReplayAnswer> {
  const table = await openTable(call)
  const { match } = table
  const viewer = viewerOf(table, as)
  const played =
    playedFrom(table, viewer, since) ??
    playedOf(table, { match: null, texts: await wholeLog(call, match.head) }, viewer, since)
  return { version: match.versions[viewer]!, viewer, ...played }
}

/** The same of what was loaded with the table; null where those lines are older. */
export function playedFrom(table: SeatedTable, viewer: string, since: number): PlayedAgain | null {
  const { match: kept } = table.past
  return kept === null || since >= toldTo(kept, viewer) ? playedOf(table, table.past, viewer, since) : null
}

function playedOf({ game, match }: SeatedTable, past: Past, viewer: string, since: number): PlayedAgain {
  const isOver = resultOf(game, match) !== null
  return { since, ...(replayFor(game, past, viewer, since, isOver) ?? { start: null, steps: [] }) }
}

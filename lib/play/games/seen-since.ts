import 'server-only'
import type { Viewer } from '@/lib/kernel/game'
import { handedOver } from '@/lib/kernel/log/handed-over'
import { toldTo } from '@/lib/kernel/log/pages'
import { viewFor } from '@/lib/kernel/log/projection'
import type { SeenSince } from '../api/past'
import type { Call } from '../call'
import { linesOf } from './log-pages'
import type { Table } from './table'
import { wholeLog } from './whole-log'

/** What a viewer knows of what has happened since he handed over, or who only watches since the last player turn; null: nothing yet. */
export async function seenSince(
  call: Call,
  { game, match, past }: Pick<Table, 'game' | 'match' | 'past'>,
  viewer: Viewer,
): Promise<SeenSince | null> {
  if (!match.committed) return null
  const whole = async () => ({ match: null, texts: await wholeLog(call, match.head) })
  // What was loaded anyway is enough for a turn of few orders.
  const then = handedOver(game, past, viewer) ?? (past.match && handedOver(game, await whole(), viewer))
  if (!then) return null
  const from = toldTo(then, viewer)
  const lines = await linesOf(call, { game, match }, viewer, from, toldTo(match, viewer))
  return {
    start: game.board(viewFor(game, then, viewer)),
    lines: lines.map((line, i) => ({ n: from + i, ...line })),
  }
}

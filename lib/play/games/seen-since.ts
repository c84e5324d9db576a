import 'server-only'
import type { Viewer } from '@/lib/kernel/game'
import { toldTo } from '@/lib/kernel/log/pages'
import { viewFor } from '@/lib/kernel/log/projection'
import type { SeenSince } from '../api/past'
import type { Call } from '../call'
import { handOverOf } from './hand-over'
import { linesOf } from './log-pages'
import type { Table } from './table'

/** What a viewer knows of what has happened since he handed over, or who only watches since the last player turn; null: nothing yet. */
export async function seenSince(
  call: Call,
  { game, match, past }: Pick<Table, 'game' | 'match' | 'past'>,
  viewer: Viewer,
): Promise<SeenSince | null> {
  const then = await handOverOf(call, { game, match, past }, viewer)
  if (!then) return null
  const from = toldTo(then, viewer)
  const lines = await linesOf(call, { game, match }, viewer, from, toldTo(match, viewer))
  return {
    start: game.board(viewFor(game, then, viewer)),
    lines: lines.map((line, i) => ({ n: from + i, ...line })),
  }
}

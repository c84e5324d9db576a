import 'server-only'
import type { z } from 'zod'
import { PAGE, pageOf, toldTo } from '@/lib/kernel/log/pages'
import type { LogAnswer } from '../api/past'
import type { Call } from '../call'
import type { logQuery } from '../http/schemas'
import { viewerOf } from './answer'
import { linesOf } from './log-pages'
import { openTable } from './open-game'

/** Older lines of the viewer's log, up to `before`: one page, or all from the page of a line that is named. */
export async function readLog(
  call: Call,
  { as, before, from, entry }: z.output<typeof logQuery>,
): Promise<LogAnswer> {
  const table = await openTable(call)
  const viewer = viewerOf(table, as)
  const lines = async (start: number, end: number) =>
    (await linesOf(call, table, viewer, start, end)).map((line, i) => ({ n: start + i, ...line }))
  const end = Math.min(before, toldTo(table.match, viewer))
  if (entry !== undefined) {
    const all = await lines(0, end)
    const named = all.find(({ id }) => id === entry)
    return { viewer, log: named ? all.slice(pageOf(named.n) * PAGE) : [] }
  }
  return { viewer, log: await lines(pageOf(Math.max(0, Math.min(from ?? end, end - 1))) * PAGE, end) }
}

import 'server-only'
import type { z } from 'zod'
import { stageOf } from '@/lib/kernel/log/projection'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import type { ExportAnswer } from '../api/past'
import type { Call } from '../call'
import { notNow } from '../http/problem'
import type { asQuery } from '../http/schemas'
import { fullAnswerFor, viewerOf } from './answer'
import { linesOf } from './log-pages'
import { openTable } from './open-game'
import { wholeLog } from './whole-log'

/**
 * A finished game, whole but for orders that were taken back. While it runs nobody may read its log: then what this
 * viewer knows.
 */
export async function exportGame(call: Call, { as }: z.output<typeof asQuery>): Promise<ExportAnswer> {
  const table = await openTable(call)
  const { game, match } = table
  const stage = stageOf(game, match)
  if (stage === 'over') {
    const entries = withoutTakenBack(game, await wholeLog(call, match.head))
    return { format: 'fieldpost/game/2', game: match.game, entries }
  }
  const { kind, scenario, viewer, view, log } = await fullAnswerFor(call, table, viewerOf(table, as))
  const older = await linesOf(call, table, viewer, 0, log[0]?.n ?? 0)
  if (!view) throw notNow('The game has not been set up yet.')
  const lines = [...older, ...log.map(({ n: _n, ...line }) => line)]
  return { format: 'fieldpost/view/1', kind, version: match.version, scenario, viewer, view, log: lines }
}

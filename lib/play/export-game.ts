import 'server-only'
import type { z } from 'zod'
import { stageOf } from '@/lib/kernel/sight'
import { withoutTakenBack } from '@/lib/kernel/taken-back'
import { fullAnswerFor, viewerOf } from './answer'
import type { Call } from './handle'
import type { ExportAnswer } from './past-api'
import { notNow } from './problem'
import type { asQuery } from './requests'
import { openTable } from './table'
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
  if (!view) throw notNow('The game has not been set up yet.')
  const lines = log.map(({ n: _n, ...line }) => line)
  return { format: 'fieldpost/view/1', kind, version: match.version, scenario, viewer, view, log: lines }
}

import 'server-only'
import { stageOf } from '@/lib/kernel/sight'
import { withoutTakenBack } from '@/lib/kernel/taken-back'
import type { ExportAnswer } from './api'
import type { Call } from './handle'
import { notOver } from './problem'
import { openTable, wholeLog } from './table'

/** A finished game, whole but for orders that were taken back. While it runs nobody may read its log. */
export async function exportGame(call: Call): Promise<ExportAnswer> {
  const { game, match } = await openTable(call)
  if (stageOf(game, match) !== 'over') throw notOver()
  const entries = withoutTakenBack(await wholeLog(call, match.head))
  return { format: 'fieldpost/game/1', game: match.game, entries }
}

import type { View } from '@/lib/games/a-victory-denied/view'
import type { GameAnswer } from '@/lib/play/api'

/** The view of a game that its players ended, as if it had ended by its rules. */
export function settledView({
  view: given,
  result,
  stage,
}: Pick<GameAnswer, 'view' | 'result' | 'stage'>): View {
  const view = given as View
  if (stage !== 'over' || !result || view.table.result) return view
  const { winner, why, cite } = result
  const ended = { winner, key: why.key, german: null, soviet: null, cite } as View['table']['result']
  const prompt = { step: 'over', awaits: [], mine: false, key: 'over', params: {}, done: null }
  return { ...view, table: { ...view.table, result: ended }, prompt }
}

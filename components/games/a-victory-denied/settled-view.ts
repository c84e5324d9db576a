import type { Standing } from '@/components/games/pictures'
import type { View } from '@/lib/games/a-victory-denied/view'

/** The view of a game that its players ended, as if it had ended by its rules. Null before the set-up. */
export function settledView({ view: given, result, stage }: Standing): View | null {
  const view = given as View | null
  if (!view || stage !== 'over' || !result || view.table.result) return view
  const { winner, why, cite } = result
  const ended = { winner, key: why.key, german: null, soviet: null, cite } as View['table']['result']
  const prompt = { step: 'over', awaits: [], mine: false, key: 'over', params: {}, done: null }
  return { ...view, table: { ...view.table, result: ended }, prompt }
}

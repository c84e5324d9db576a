import type { GameAnswer } from '@/lib/play/api/game'
import type { Result, TableView } from '../port'

/** The prompt of a game that is over. */
const OVER = { step: 'over', awaits: [], mine: false, key: 'over', params: {}, done: null }

/**
 * The view of a game that its players ended, as if it had ended by its rules: `end` writes their result into it.
 * Null before the set-up.
 */
export function settledView<View extends TableView>(
  { view: given, result, stage }: Pick<GameAnswer, 'view' | 'result' | 'stage'>,
  isOver: (view: View) => boolean,
  end: (view: View, result: Result) => View,
): View | null {
  const view = given as View | null
  if (!view || stage !== 'over' || !result || isOver(view)) return view
  return { ...end(view, result), prompt: OVER }
}

import { UNUSUAL } from '@/components/games/unusual'
import type { Terms } from '@/lib/play/seats-api'
import type { UiWord, Words } from '@/lib/words/words'

/** What he agrees to who accepts: the pace, in a word or at length, and whatever is not as usual. */
export const termsToldTo = (
  words: Words,
  { kind, pace, weekendsOff, options }: Terms,
  how: 'pace' | 'pace.hint' = 'pace',
): string[] => [
  words.ui(`${how}.${pace ?? 'none'}` as UiWord),
  ...(weekendsOff ? [words.ui('pace.weekends')] : []),
  ...(UNUSUAL[kind]?.(options) ?? []).map((word) => words.ui(word)),
]

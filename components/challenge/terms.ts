import { UNUSUAL } from '@/components/games/unusual'
import type { Terms } from '@/lib/play/seats-api'
import type { UiWord, Words } from '@/lib/words/words'

/** What he agrees to who accepts: the pace, and whatever is not as usual. */
export const termsToldTo = (words: Words, { kind, pace, weekendsOff, options }: Terms): string[] => [
  words.ui(pace === null ? 'pace.none' : (`pace.${pace}` as UiWord)),
  ...(weekendsOff ? [words.ui('pace.weekends')] : []),
  ...(UNUSUAL[kind]?.(options) ?? []).map((word) => words.ui(word)),
]

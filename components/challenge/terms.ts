import { gameOf } from '@/components/games'
import type { Teller } from '@/components/games/manifest'
import { termsOf } from '@/components/games/setup'
import { daysTold } from '@/components/ui/days-told'
import type { Terms } from '@/lib/play/api/seats'
import type { UiWord, Words } from '@/lib/words/words'

/**
 * What he agrees to who accepts: the scenario where there are several, the pace, in a word or at length, and whatever is not
 * as usual. `teller`: what the game calls its turns; as long as its words are not there, none is named.
 */
export const termsToldTo = (
  words: Words,
  { kind, scenario, here, pace, weekendsOff, free, options }: Terms,
  teller: Pick<Teller, 'when'> | undefined,
  how: 'pace' | 'pace.hint' = 'pace',
): string[] => {
  const game = gameOf(kind)
  const scenarios = game?.scenarios ?? []
  const chosen = scenarios.length > 1 ? scenarios.find(({ id }) => id === scenario) : undefined
  return [
    ...(chosen ? [words.ui(chosen.name)] : []),
    ...(here === undefined || !teller ? [] : [words.ui('here.term', { when: teller.when(here) })]),
    words.ui(`${how}.${pace ?? 'none'}` as UiWord),
    ...(free
      ? [words.ui('pace.days.term', { days: daysTold(words, free) })]
      : weekendsOff
        ? [words.ui('pace.weekends')]
        : []),
    ...(game ? termsOf(game, options) : []).map((word) => words.ui(word)),
  ]
}

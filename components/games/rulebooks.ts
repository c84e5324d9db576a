import type { Rulebook } from '@/lib/kernel/rulebook'
import type { Language } from '@/lib/words/language'

/** The rules of each game for players, fetched one language at a time and only when somebody reads them. */
export const RULEBOOKS: Readonly<Record<string, Readonly<Record<Language, () => Promise<Rulebook>>>>> = {
  'a-victory-denied': {
    en: () => import('@/lib/games/a-victory-denied/rulebook.en').then(({ rulebook }) => rulebook),
    de: () => import('@/lib/games/a-victory-denied/rulebook.de').then(({ rulebook }) => rulebook),
  },
}

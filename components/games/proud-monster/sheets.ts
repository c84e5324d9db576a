import { sheetsWith } from '@/components/wargame/map/sheet-in'
import { sheet } from './sheet'

/** The printed map with the names of a language; places are called in English what the data call them. */
export const sheetOf = sheetsWith(
  sheet,
  { de: () => import('@/lib/games/proud-monster/words/places.de').then(({ places }) => places) },
  {
    en: () => import('@/lib/games/proud-monster/words/map.en').then(({ mapWords }) => mapWords),
    de: () => import('@/lib/games/proud-monster/words/map.de').then(({ mapWords }) => mapWords),
  },
)

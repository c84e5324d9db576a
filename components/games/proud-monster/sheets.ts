import { sheetsWith } from '@/components/wargame/map/sheet-in'
import { sheet } from './sheet'

/** Places of the map and what else is written on it by language; places are called in English what the data call them. */
export const namesOfMap = [
  { de: () => import('@/lib/games/proud-monster/words/places.de').then(({ places }) => places) },
  {
    en: () => import('@/lib/games/proud-monster/words/map.en').then(({ mapWords }) => mapWords),
    de: () => import('@/lib/games/proud-monster/words/map.de').then(({ mapWords }) => mapWords),
  },
] as const

/** The printed map with the names of a language. */
export const sheetOf = sheetsWith(sheet, ...namesOfMap)

import { sheetsWith } from '@/components/wargame/map/sheet-in'
import { sheet } from './sheet'

/** The printed map with the names of a language; in English they are what the data call them. */
export const sheetOf = sheetsWith(sheet, {
  de: () => import('@/lib/games/proud-monster/words/places.de').then(({ places }) => places),
})

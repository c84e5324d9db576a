import type { MapSheet } from '@/components/map/sheet'
import { fetched } from '@/components/wargame/fetched'
import { sheetsWith } from '@/components/wargame/map/sheet-in'
import type { Language } from '@/lib/words/language'
import { sheet } from './sheet'

const named = sheetsWith(sheet, {
  de: () => import('@/lib/games/proud-monster/words/places.de').then(({ places }) => places),
})
const WORDS = {
  en: () => import('@/lib/games/proud-monster/words/map.en'),
  de: () => import('@/lib/games/proud-monster/words/map.de'),
}

/** The printed map with the names of a language; places are called in English what the data call them. */
export const sheetOf = fetched(async (language: Language): Promise<MapSheet> => {
  const [translated, { mapWords: words }] = await Promise.all([named(language), WORDS[language]()])
  return { ...translated, words }
})

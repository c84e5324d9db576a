import type { MapSheet } from '@/components/map/sheet'
import { fetched } from '@/components/wargame/fetched'
import { sheetsWith } from '@/components/wargame/map/sheet-in'
import type { Language } from '@/lib/words/language'
import { drawRegionsIn } from './regions'
import { sheet } from './sheet'

const named = sheetsWith(sheet, {
  de: () => import('@/lib/games/proud-monster/words/places.de').then(({ places }) => places),
})

/** The printed map with the names of a language; in English they are what the data call them. */
export const sheetOf = fetched(async (language: Language): Promise<MapSheet> => {
  const translated = await named(language)
  return language === 'en' ? translated : { ...translated, drawRegions: drawRegionsIn(language) }
})

import type { MapSheet } from '@/components/map/sheet'
import type { Sentences } from '@/lib/wargame/sentence'
import { type Language, type Translation, translated } from '@/lib/words/language'
import { fetched } from '../fetched'

/** A printed map with names of one language; a place that has none there keeps what the data call it. */
function sheetIn(sheet: MapSheet, language: Language, places: Sentences): MapSheet {
  const named =
    (kind: 'town' | 'area' | 'river') =>
    <Thing extends { name: string }>(thing: Thing): Thing => ({
      ...thing,
      name: places[`${kind}-${thing.name}`] ?? thing.name,
    })
  return {
    ...sheet,
    id: `${sheet.id}/${language}`,
    rivers: sheet.rivers.map(named('river')),
    places: sheet.places.map(named('town')),
    areas: sheet.areas.map(named('area')),
  }
}

/**
 * A printed map by language, with its names as they are called there, which are fetched when one first reads them; `words`: what
 * else is written on it.
 */
export const sheetsWith = (
  sheet: MapSheet,
  places: Readonly<Record<Translation, () => Promise<Sentences>>>,
  words?: Readonly<Record<Language, () => Promise<Sentences>>>,
): ((language: Language) => Promise<MapSheet>) =>
  fetched(async (language) => {
    const [named = {}, written] = await Promise.all([translated(places, language)?.(), words?.[language]()])
    return { ...sheetIn(sheet, language, named), ...(written ? { words: written } : {}) }
  })

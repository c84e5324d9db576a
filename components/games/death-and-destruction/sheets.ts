import { namesOfMap } from '@/components/games/proud-monster/sheets'
import { fetched } from '@/components/wargame/fetched'
import { sheetsWith } from '@/components/wargame/map/sheet-in'
import type { Language } from '@/lib/words/language'
import { sheet } from './sheet'

/** The printed map with the names of a language, as the parent has them. */
const usual = sheetsWith(sheet, ...namesOfMap)
/** The same with Map C, which few tables show. */
const joined = fetched(async (language: Language) => (await import('./caucasus-sheets')).sheetOf(language))

/** The printed map with the names of a language; `name`: that of the port, where it is not the usual one. */
export const sheetOf = (language: Language, name?: string | null) => (name ? joined : usual)(language)

import { namesOfMap } from '@/components/games/proud-monster/sheets'
import { sheetsWith } from '@/components/wargame/map/sheet-in'
import { sheet } from './sheet'

/** The printed map with the names of a language, as the parent has them. */
export const sheetOf = sheetsWith(sheet, ...namesOfMap)

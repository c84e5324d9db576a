import { firstLookOf } from '@/components/wargame/pages/first-look'
import { CATALOGUES } from './catalogues'
import { later } from './later-port'
import { port } from './port'
import { sheetOf } from './sheets'
import { tableWords } from './table-words'

export const { opening, pictureOf } = firstLookOf({ port, later, sheetOf, tableWords, CATALOGUES })

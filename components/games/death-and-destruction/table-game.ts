'use client'

import { BesideStrip, RangeBars } from '@/components/wargame/panels/later-panels'
import { tableGameOf } from '@/components/wargame/table-game'
import { port } from './port'
import { printing } from './printing'
import { sheetOf } from './sheets'
import { tableWords } from './table-words'

/** What this game brings to the table of all games. */
export const tableGame = tableGameOf('death-and-destruction', {
  ...{ port, sheet: sheetOf, printing, tableWords, Foreseen: RangeBars, Beside: BesideStrip },
  later: () => import('./later-port').then((part) => part.later),
  staff: () => import('./staff').then((part) => part.staff),
})

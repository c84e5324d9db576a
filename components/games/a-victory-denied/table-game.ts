'use client'

import { tableGameOf } from '@/components/wargame/table-game'
import { port } from './port'
import { printing } from './printing'
import { sheetOf } from './sheets'
import { tableWords } from './table-words'

/** What this game brings to the table of all games. */
export const tableGame = tableGameOf('a-victory-denied', {
  ...{ port, sheet: sheetOf, printing, tableWords },
  items: () => import('./chits-panel').then((part) => part.ChitsPanel),
  later: () => import('./later-port').then((part) => part.later),
})

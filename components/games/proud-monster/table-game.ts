'use client'

import { BesideStrip } from '@/components/wargame/panels/beside-panel'
import { tableGameOf } from '@/components/wargame/table-game'
import { RangeBars } from '@/components/wargame/turn/range-bars'
import { port } from './port'
import { printing } from './printing'
import { sheetOf } from './sheets'
import { tableWords } from './table-words'

/** What this game brings to the table of all games. */
export const tableGame = tableGameOf('proud-monster', {
  ...{ port, sheet: sheetOf, printing, tableWords, Foreseen: RangeBars, Beside: BesideStrip },
  later: () => import('./later-port').then((part) => part.later),
})

'use client'

import { fetchPlanner } from '@/components/offline/planner'
import { fetched } from '@/components/wargame/fetched'
import type { TableGame } from '@/components/wargame/game'
import type { LaterPort } from '@/components/wargame/port'
import type { Language } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'
import { ChitsPanel } from './chits-panel'
import { port } from './port'
import { printing } from './printing'
import { sheetOf } from './sheets'
import { fetchCatalogue, tableWords } from './table-words'

/** What this game brings to the table of all games. */
export const tableGame: TableGame = {
  port,
  later: fetched<void, LaterPort>(() => import('./later-port').then((part) => part.later)),
  words: fetched(async (language: Language) => {
    const catalogue = await fetchCatalogue(language)
    return (words: Words) => tableWords(words, catalogue)
  }),
  sheet: sheetOf,
  printing,
  Items: ChitsPanel,
  preload: [() => fetchPlanner('a-victory-denied')],
}

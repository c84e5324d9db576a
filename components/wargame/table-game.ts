import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { fetchPlanner } from '@/components/offline/planner'
import type { Words } from '@/lib/words/words'
import { fetched } from './fetched'
import type { ItemsProps, TableGame } from './game'
import type { LaterPort } from './later-port'
import type { StaffPort } from './staff/staff-port'
import { type Catalogue, catalogueFetcher } from './text/catalogue'
import type { TableWords } from './text/table-words'

/** What a game brings, its words as a function of a catalogue that is still to be fetched. */
interface Brought<Word extends string> extends Omit<TableGame, 'words' | 'preload' | 'Items' | 'staff'> {
  tableWords: (words: Words, catalogue: Catalogue<Word>) => TableWords
  /** How pieces beside the map are chosen; fetched with the other panels that the first view does not show. */
  items?: () => Promise<ComponentType<ItemsProps>>
  staff?: () => Promise<StaffPort>
}

/** What the game of this folder brings to the table of all games. */
export function tableGameOf<Word extends string>(
  id: string,
  { tableWords, later, items, staff, ...brought }: Brought<Word>,
): TableGame {
  const fetchCatalogue = catalogueFetcher<Word>(id)
  return {
    ...brought,
    later: fetched<void, LaterPort>(async () => {
      await import('./later-port-of')
      return later()
    }),
    words: fetched(async (language) => {
      const catalogue = await fetchCatalogue(language)
      return (words) => tableWords(words, catalogue)
    }),
    ...(items ? { Items: dynamic(items, { ssr: false }) } : {}),
    ...(staff ? { staff: fetched<void, StaffPort>(staff) } : {}),
    preload: [...[items ?? [], staff ?? []].flat(), () => fetchPlanner(id)],
  }
}

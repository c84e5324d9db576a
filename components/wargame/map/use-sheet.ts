'use client'

import { use } from 'react'
import type { MapSheet } from '@/components/map/sheet'
import { useWords } from '@/components/words'
import { useTableGame } from '../game'
import type { TableView } from '../port'

/** The printed map that a view shows, with the names that the reader knows; `first`: which one does before the set-up, when there is no view. */
export function useSheet(view: TableView | null, first: string | null = null): MapSheet {
  const { port, sheet } = useTableGame()
  return use(sheet(useWords().language, view ? port.sheet?.(view) : first))
}

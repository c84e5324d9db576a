'use client'

import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import { useWords } from '@/components/words'
import { useTableGame } from '../game'
import type { TableWords } from './table-words'

const Context = createContext<TableWords | null>(null)

/** Hands the words of this game to the table inside; waits until they are there. */
export function TableWordsProvider({ children }: { children: ReactNode }) {
  const words = useWords()
  const game = useTableGame()
  // The names on the map are fetched beside the words, not after them.
  void game.sheet(words.language)
  const tableWords = use(game.words(words.language))
  const value = useMemo(() => tableWords(words), [words, tableWords])
  return <Context value={value}>{children}</Context>
}

/** All that can be said at the table in the reader's language. */
export function useTableWords(): TableWords {
  const words = useContext(Context)
  if (!words) throw new Error('no words of the game yet')
  return words
}

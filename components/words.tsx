'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Language } from '@/lib/words/language'
import { type Catalogue, type Words, wordsOf } from '@/lib/words/words'

const Context = createContext<Words | null>(null)

interface Props {
  language: Language
  /** As JSON: one long text travels and wakes far quicker than a thousand short ones. */
  catalogue: string
  children: ReactNode
}

/** Hands the reader's language to all that is inside. The catalogue comes from the server, so no script holds it. */
export function WordsProvider({ language, catalogue, children }: Props) {
  const words = useMemo(() => wordsOf(language, JSON.parse(catalogue) as Catalogue), [language, catalogue])
  return <Context value={words}>{children}</Context>
}

/** The interface in the reader's language. */
export function useWords(): Words {
  const words = useContext(Context)
  if (!words) throw new Error('nobody said which language')
  return words
}

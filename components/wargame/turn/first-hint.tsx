'use client'

import { WIN } from '@/components/table/guide-due'
import { HintCard } from '@/components/table/hint-card'
import { useHintsDue } from '@/components/table/hints-due'
import type { GameAnswer } from '@/lib/play/api/game'
import { usePort } from '../game'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { hintIn, hintsNow } from './hints'

/** The first hint until the guide has come: its words are there from the first moment on. */
export function FirstHint({ answer, view }: { answer: GameAnswer | null; view: TableView }) {
  const words = useTableWords()
  const port = usePort()
  const { due } = useHintsDue()
  if (!due(WIN) || !hintsNow(port, answer, view, null)?.length) return null
  return <HintCard title={words.tell('coach.title')} hint={hintIn(port, words, view, WIN)} />
}

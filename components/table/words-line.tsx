'use client'

import { useEffect, useState } from 'react'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'

/** Four words that players read to each other, and to who watches, to know that all look at the same game. */
export function WordsLine({ answer: { commitment, mix, seats } }: { answer: GameAnswer }) {
  const { ui } = useWords()
  const [words, setWords] = useState('')
  useEffect(() => {
    if (mix === null) return
    void import('@/lib/kernel/dice/four-words').then(({ fourWords }) =>
      setWords(fourWords(commitment, mix).join(' ')),
    )
  }, [commitment, mix])
  return words ? (
    <div className="text-[15px]">
      <p>
        {ui('dice.words')}: <b lang="en">{words}</b>
      </p>
      <p className="text-dim">{ui(seats.length > 0 ? 'dice.words.hint' : 'dice.words.hint.watch')}</p>
    </div>
  ) : null
}

'use client'

import { useEffect, useState } from 'react'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api'

/** Four words that two players read to each other, to know that they look at the same game. */
export function WordsLine({ answer: { commitment, mix } }: { answer: GameAnswer }) {
  const { ui } = useWords()
  const [words, setWords] = useState('')
  useEffect(() => {
    if (mix === null) return
    void import('@/lib/kernel/four-words').then(({ fourWords }) =>
      setWords(fourWords(commitment, mix).join(' ')),
    )
  }, [commitment, mix])
  return words ? (
    <div className="text-[15px]">
      <p>
        {ui('dice.words')}:{' '}
        <b lang="en" className="font-mono">
          {words}
        </b>
      </p>
      <p className="text-dim">{ui('dice.words.hint')}</p>
    </div>
  ) : null
}

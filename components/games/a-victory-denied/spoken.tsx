'use client'

import { memo } from 'react'
import { sayLine } from '@/components/table/log-line'
import { spokenHex } from './facts'
import type { Told } from './panels'
import { useTableWords } from './words'

/** What a screen reader is told: prompts and outcomes, and the hex under the cursor. */
export const Spoken = memo(function Spoken({ told: { game, play, news } }: { told: Told }) {
  const words = useTableWords()
  const { avd, say } = words
  const { view, cursor, draft } = play
  const choice = cursor ? draft.choices.find(({ hex }) => hex === cursor) : undefined
  const told = news
    .slice(-3)
    .map((line) => sayLine(words, line, say))
    .join(' ')
  return (
    <>
      <p className="spoken" aria-live="polite" data-testid="spoken">
        {game.answer?.computerToMove
          ? told
          : `${told} ${say({ key: view.prompt.key, params: view.prompt.params })} ${draft.note}`}
      </p>
      <p className="spoken" aria-live="polite">
        {cursor ? spokenHex(words, view.table, cursor) : ''}{' '}
        {choice?.text ? avd('speak.choice', { text: choice.text }) : ''}
      </p>
    </>
  )
})

'use client'

import { memo } from 'react'
import { sayLine } from '@/components/table/log-line'
import { usePort } from '../game'
import type { Told } from '../panels/panels'
import { spokenChoice, spokenDraft, spokenHex } from './spoken'
import { useTableWords } from './words'

/** What a screen reader is told: prompts and outcomes, what is chosen, and the hex under the cursor. */
export const ScreenReader = memo(function ScreenReader({ told: { game, play, news } }: { told: Told }) {
  const words = useTableWords()
  const { say } = words
  const port = usePort()
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
          : `${told} ${say({ key: view.prompt.key, params: view.prompt.params })}`}
      </p>
      <p className="spoken" aria-live="polite" data-testid="spoken-choice">
        {spokenDraft(port, words, view, draft)}
      </p>
      <p className="spoken" aria-live="polite">
        {cursor ? spokenHex(port, words, view, cursor) : ''} {choice ? spokenChoice(words, choice) : ''}
      </p>
    </>
  )
})

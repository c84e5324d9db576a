'use client'

import { memo, useEffect, useRef } from 'react'
import { feel } from '@/components/settings/feel'
import type { GameControls } from '@/components/table/game-controls'
import { sayLine } from '@/components/table/log-line'
import { usePort } from '../game'
import type { Told } from '../panels/panels'
import { actingText } from '../screen/status'
import { spokenChoice, spokenDraft, spokenHex } from './spoken'
import { useTableWords } from './words'

/** Tells ear and hand, where that is wished, that the turn has come to whoever sits here; not what he finds so on coming. */
function useTurnCue({ answer }: GameControls, mine: boolean): void {
  // Two on one device see for themselves whose turn it is.
  const isDue = answer?.seats.length === 1 && mine && !answer.computerToMove
  const before = useRef(isDue)
  useEffect(() => {
    if (isDue && !before.current) feel('turn')
    before.current = isDue
  }, [isDue])
}

/**
 * What is for the ear: to a screen reader prompts and outcomes, what is chosen and the hex under the cursor; to everybody
 * that it is his turn.
 */
export const ScreenReader = memo(function ScreenReader({ told: { game, play, news } }: { told: Told }) {
  const words = useTableWords()
  const { ui, say } = words
  const port = usePort()
  const { view, cursor, draft } = play
  useTurnCue(game, view.prompt.mine)
  const choice = cursor ? draft.choices.find(({ hex }) => hex === cursor) : undefined
  const told = news
    .slice(-3)
    .map((line) => sayLine(words, line, say))
    .join(' ')
  return (
    <>
      <p id="map-keys" className="spoken">
        {ui('map.keys')}
      </p>
      <p className="spoken" aria-live="polite" data-testid="spoken">
        {game.answer?.computerToMove
          ? // What the computer does is told; why nothing can be ordered, of a staff alone.
            `${told} ${game.answer.led?.[0] ? actingText(words, game.answer) : ''}`
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

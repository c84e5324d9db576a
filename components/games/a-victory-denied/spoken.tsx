'use client'

import { sayLine } from '@/components/table/log-panel'
import type { GameControls, LogLine } from '@/components/table/use-game'
import { say } from '@/lib/games/a-victory-denied/words.en'
import { spokenHex } from './facts'
import type { Play } from './use-play'
import { avd } from './words.en'

/** What a screen reader is told: prompts and outcomes, and the hex under the cursor. */
export function Spoken({ game, play, news }: { game: GameControls; play: Play; news: readonly LogLine[] }) {
  const { view, cursor, draft } = play
  const choice = cursor ? draft.choices.find(({ hex }) => hex === cursor) : undefined
  const told = news
    .slice(-3)
    .map((line) => sayLine(line, say))
    .join(' ')
  return (
    <>
      <p className="spoken" aria-live="polite" data-testid="spoken">
        {game.answer?.computerToMove
          ? told
          : `${told} ${say({ key: view.prompt.key, params: view.prompt.params })} ${draft.note}`}
      </p>
      <p className="spoken" aria-live="polite">
        {cursor ? spokenHex(view.table, cursor) : ''}{' '}
        {choice?.text ? avd('speak.choice', { text: choice.text }) : ''}
      </p>
    </>
  )
}

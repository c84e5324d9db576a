'use client'

import { memo } from 'react'
import { sayLine } from '@/components/table/log-line'
import { usePort } from '../game'
import type { Told } from '../panels/panels'
import type { TablePort, TableView } from '../port'
import type { TableWords } from './table-words'
import { useTableWords } from './words'

/** What a screen reader is told: prompts and outcomes, and the hex under the cursor. */
export const ScreenReader = memo(function ScreenReader({ told: { game, play, news } }: { told: Told }) {
  const words = useTableWords()
  const { tell, say } = words
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
          : `${told} ${say({ key: view.prompt.key, params: view.prompt.params })} ${draft.note}`}
      </p>
      <p className="spoken" aria-live="polite">
        {cursor ? spokenHex(port, words, view, cursor) : ''}{' '}
        {choice?.text ? tell('speak.choice', { text: choice.text }) : ''}
      </p>
    </>
  )
})

/** A hex for those who do not see the map. */
function spokenHex(port: TablePort, words: TableWords, view: TableView, hex: string): string {
  const { tell, nameOf, placeName, sideName } = words
  const here = port.stack(view, hex)
  const units =
    here.length > 0
      ? [
          ...here.map((id) => tell('speak.unit', { side: sideName(port.sideOf(id)), unit: nameOf(id) })),
          ...(port.stacks?.height(view, hex) === 'several' ? [tell('hex.several')] : []),
        ].join(', ')
      : tell('hex.empty')
  return tell('speak.hex', { place: placeName(hex), ground: port.ground(words, hex), units })
}

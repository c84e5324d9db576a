'use client'

import type { GameControls } from '@/components/table/game-controls'
import { mayPlayAgain } from '@/components/table/may-play-again'
import { RematchButton } from '@/components/table/rematch-button'
import { ShowWish } from '@/components/table/show-wish'
import { Button } from '@/components/ui/button'
import { useTableWords } from '../text/words'

const LOOK =
  'inline-flex min-h-12 flex-1 items-center justify-center rounded-xl border border-line bg-second px-4 py-2 text-center text-[17px] leading-tight font-bold'

interface Props {
  answer: NonNullable<GameControls['answer']>
  /** Looks at the whole game; absent where nothing was told. */
  onWatch?: (() => void) | undefined
}

/** What is left to be done when a game is over. */
export function EndedBar({ answer, onWatch }: Props) {
  const { ui } = useTableWords()
  return (
    <div className="flex flex-wrap gap-2">
      <ShowWish answer={answer} />
      {mayPlayAgain(answer) ? <RematchButton game={answer.game} /> : null}
      {onWatch ? (
        <Button className="basis-full" onClick={onWatch}>
          {ui('watch.whole')}
        </Button>
      ) : null}
      <a href={`/games/${answer.game}/start`} className={LOOK}>
        {ui('here.title')}
      </a>
      <a href={`/games/${answer.game}/dice`} className={LOOK}>
        {ui('dice.link')}
      </a>
      <a href="/" className={LOOK}>
        {ui('table.home')}
      </a>
    </div>
  )
}

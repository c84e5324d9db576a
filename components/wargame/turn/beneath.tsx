'use client'

import { momentOf } from '@/components/table/clock'
import type { GameControls } from '@/components/table/game-controls'
import { Button } from '@/components/ui/button'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import { LossesCard } from './losses-card'
import type { Play } from './play'

interface Props {
  game: GameControls
  play: Play
  onStanding: (kind: string) => void
}

/** What stands beneath that which is asked: a proposal of losses, and how the like is always to be decided. */
export function Beneath({ game, play, onStanding }: Props) {
  const words = useTableWords()
  const { tell } = words
  const { answer } = game
  const choice = usePort().standing(play.view)
  return (
    <>
      {play.draft.offer ? null : <LossesCard game={game} play={play} />}
      {choice ? (
        <Button look="quiet" className="-ml-4 text-[15px] underline" onClick={() => onStanding(choice)}>
          {tell('standing.always')}
        </Button>
      ) : null}
      {choice && answer?.lapse ? (
        <p className="text-[15px] leading-snug text-dim">
          {tell('standing.lapses', { time: momentOf(words, Date.parse(answer.lapse)) })}
        </p>
      ) : null}
    </>
  )
}

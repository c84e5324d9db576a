'use client'

import { useState } from 'react'
import type { Scene } from '@/components/map/scene'
import type { GameControls } from '@/components/table/game-controls'
import { lengthOf } from '@/components/table/log'
import { usePort } from '../game'
import { animationOf } from './animation'

/** What has been told since the board before this one; null where that is another board: another eye, or the past. */
export function useAnimation({ answer, log, hurry }: GameControls, past: boolean): Scene['story'] {
  const port = usePort()
  const [known, setKnown] = useState<{
    answer: GameControls['answer']
    past: boolean
    length: number
    story: Scene['story']
  }>({ answer, past, length: lengthOf(log), story: null })
  if (known.answer === answer && known.past === past) return known.story
  const goesOn = !hurry.current && !past && !known.past && known.answer?.viewer === answer?.viewer
  const story = goesOn
    ? animationOf(
        port.lines,
        log.filter(({ n }) => n >= known.length),
      )
    : null
  setKnown({ answer, past, length: lengthOf(log), story })
  return story
}

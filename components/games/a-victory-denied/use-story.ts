'use client'

import { useState } from 'react'
import type { Scene } from '@/components/map/scene'
import type { GameControls } from '@/components/table/game-controls'
import { storyOf } from './story'

/** What has been told since the board before this one; null where that is another board: another eye, or the past. */
export function useStory({ answer, log, hurry }: GameControls, past: boolean): Scene['story'] {
  const [known, setKnown] = useState<{
    answer: GameControls['answer']
    past: boolean
    length: number
    story: Scene['story']
  }>({ answer, past, length: log.length, story: null })
  if (known.answer === answer && known.past === past) return known.story
  const goesOn = !hurry.current && !past && !known.past && known.answer?.viewer === answer?.viewer
  const story = goesOn ? storyOf(log.filter(({ n }) => n >= known.length)) : null
  setKnown({ answer, past, length: log.length, story })
  return story
}

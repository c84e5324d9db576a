'use client'

import { useRef } from 'react'
import type { GameAnswer } from '@/lib/play/api/game'
import type { ServedGame } from './game-controls'
import { lengthOf } from './log'
import { useAnswers } from './use-answers'
import { useDueNumber } from './use-due-number'
import { useComputer, useRemembered } from './use-duties'
import { useOlder } from './use-older'
import { useReading } from './use-reading'
import { useSending } from './use-sending'

/**
 * The table as the server tells it: reading, polling, sending orders, letting the computer play on. `first`: as it came
 * with the page, or as it was kept at `keptAt`.
 */
export function useGame(id: string, first: GameAnswer | null, keptAt: number | null = null): ServedGame {
  const answers = useAnswers(first, keptAt)
  const { state, latest, heard, change, receive, since } = answers
  const hurry = useRef(false)
  const sending = useSending(id, answers)
  const reading = useReading(id, first, keptAt, answers)
  const readBack = useOlder(id, answers)
  useDueNumber(latest, state.answer?.dice ? state.answer.version : null, sending.sayNumber)
  useComputer(id, state.answer, hurry, receive, since)
  useRemembered(state.answer)
  return {
    ...state,
    ...sending,
    ...reading,
    heard,
    readBack,
    takeBack: async () => (await sending.send({ type: 'takeBack', whole: true })) > 0,
    dismiss: () => change({ notice: null }),
    markTold: () => change((before) => ({ told: lengthOf(before.log) })),
    tellFrom: (line) => change(({ told }) => ({ told: Math.min(told, line) })),
    skip: () => {
      hurry.current = true
    },
    hurry,
  }
}

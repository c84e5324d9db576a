'use client'

import { useRef } from 'react'
import type { GameAnswer } from '@/lib/play/api'
import type { ServedGame } from './game-controls'
import { useAnswers } from './use-answers'
import { useDueNumber } from './use-due-number'
import { useComputer, useKept, useRemembered } from './use-duties'
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
  useDueNumber(latest, state.answer?.dice ? state.answer.version : null, sending.sayNumber)
  useComputer(id, state.answer, hurry, receive, since)
  useRemembered(state.answer)
  useKept(id, state, heard)
  return {
    ...state,
    ...sending,
    ...reading,
    takeBack: () => sending.send({ type: 'takeBack' }),
    dismiss: () => change({ notice: null }),
    markTold: () => change((before) => ({ told: before.log.length })),
    skip: () => {
      hurry.current = true
    },
    hurry,
  }
}

'use client'

import { useCallback, useEffect, useState } from 'react'
import { PRACTICE } from '@/lib/kernel/game'
import type { GameAnswer } from '@/lib/play/api/game'
import type { GameControls } from './game-controls'

export interface HotSeat {
  /** The side whose player must take the phone before anything is shown; null: it is in the right hands. */
  side: string | null
  open: () => void
}

/** Whose decision comes next at a table with both players on one device. */
function actorOf({ awaits, viewer, legal }: GameAnswer): string {
  if (legal.length > 0) return viewer
  return awaits.find((side) => side !== viewer) ?? viewer
}

/** Two players on one device: who holds it, and when it must change hands. Each view holds secrets of its side. */
export function useHotSeat({ answer, lookAs }: GameControls): HotSeat {
  const [holder, setHolder] = useState<string | null>(null)
  const two = answer !== null && answer.seats.length > 1 && answer.stage === 'play'
  const actor = two ? actorOf(answer) : null
  // Who practises has both sides in his own hand: he looks as whoever must decide, and nothing is hidden from him.
  const alone = answer?.scenario === PRACTICE
  const turning = alone && actor !== null && actor !== answer.viewer ? actor : null
  useEffect(() => {
    if (turning) void lookAs(turning)
  }, [turning, lookAs])
  const isRight = holder === actor && answer?.viewer === actor
  const side = actor === null || alone || isRight ? null : actor
  const open = useCallback(async () => {
    if (!side) return
    if (answer?.viewer !== side) await lookAs(side)
    setHolder(side)
  }, [side, answer?.viewer, lookAs])
  return { side, open }
}

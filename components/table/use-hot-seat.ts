'use client'

import { useCallback, useEffect, useState } from 'react'
import type { GameAnswer } from '@/lib/play/api'
import type { GameControls } from './use-game'

export interface HotSeat {
  /** The side whose player must take the phone before anything is shown; null: nothing to hide. */
  side: string | null
  open: () => void
  /** The side that is to act next while another one looks on; the map may stay open. */
  next: string | null
  pass: () => void
}

/** Both choose in secret: more than one side is waited for. */
const isSecret = (answer: GameAnswer): boolean => answer.awaits.length > 1

/** Two players on one device: who holds it, and when it must change hands. */
export function useHotSeat({ answer, lookAs }: GameControls): HotSeat {
  const [holder, setHolder] = useState<string | null>(null)
  const two = answer !== null && answer.seats.length > 1 && answer.stage === 'play'
  const { viewer = '', awaits = [] } = answer ?? {}
  const mayAct = (answer?.legal.length ?? 0) > 0
  const next = two && !mayAct ? (awaits.find((side) => side !== viewer) ?? null) : null
  const secret = two && isSecret(answer)

  useEffect(() => {
    // In the open only the point of view changes; nothing has to be hidden from anybody.
    if (two && !secret && holder === null) setHolder(viewer)
  }, [two, secret, holder, viewer])

  const pass = useCallback(() => {
    if (!next) return
    setHolder(next)
    void lookAs(next)
  }, [next, lookAs])

  const side = !secret ? null : next && holder !== next ? next : holder !== viewer && !next ? viewer : null
  const open = useCallback(() => {
    if (!side) return
    setHolder(side)
    if (side !== viewer) void lookAs(side)
  }, [side, viewer, lookAs])

  return { side, open, next, pass }
}

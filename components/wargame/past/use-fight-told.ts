'use client'

import { useEffect } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { usePort } from '../game'
import { fightFrom } from './news'

/**
 * Whoever opens the table in the midst of a fight, or takes it in hand there, is told that fight like those who saw it begin:
 * what is asked of him can be weighed by it alone.
 */
export function useFightTold({ answer, log, tellFrom }: GameControls): void {
  const port = usePort()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each viewer: what comes later is told as it comes
  useEffect(() => {
    const view = answer && port.viewOf(answer)
    const from = view ? fightFrom(port, view, log) : null
    if (from !== null) tellFrom(from)
  }, [answer?.viewer])
}

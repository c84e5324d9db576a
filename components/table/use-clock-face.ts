'use client'

import type { GameAnswer } from '@/lib/play/api/game'
import { type ClockFace, faceOf } from './clock'
import { useNow } from './use-now'

/** What of a game tells its clock. */
export type Clocked = Pick<GameAnswer, 'clock' | 'viewer' | 'stage'>

/** Minutes are told, so that it is enough to look twice in each. */
const EVERY = 20_000

export function useClockFace({ clock, viewer, stage }: Clocked): ClockFace | null {
  const on = clock !== null && stage === 'play'
  const now = useNow(EVERY, on)
  return on && now !== null ? faceOf(clock, viewer, now) : null
}

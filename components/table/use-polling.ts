'use client'

import { useEffect, useRef } from 'react'
import { lookAgain, PRESENT, type Rhythm } from '@/components/ui/look-again'
import type { GameAnswer } from '@/lib/play/api/game'
import { goesOn, quickly, type Stretch } from './lively'

/** While others are waited for: each look is a request to the store, and a move is seen some seconds after it was made. */
const WAITING: Rhythm = { every: 7_900, slowest: 30_000, patience: PRESENT }
/** On one's own move only another device, an offer or a message can come; what one does oneself is answered anyway. */
const OWN: Rhythm = { every: 20_000, slowest: 60_000, patience: PRESENT }
/** What is asked without a network reaches no store. */
export const OFFLINE: Rhythm = { every: 2_000, slowest: 30_000, patience: 0 }

/** True while this browser waits for something that only others can bring about. */
export function waitsForOthers(answer: GameAnswer | null): boolean {
  if (!answer || answer.stage === 'over' || answer.stage === 'closed' || answer.computerToMove) return false
  if (answer.stage === 'join' || answer.stage === 'nonce') return true
  return !answer.awaits.some((side) => answer.seats.includes(side)) || answer.awaits.length > 1
}

/** How often a table is looked at. */
export const rhythmOf = (answer: GameAnswer | null, offline: boolean): Rhythm =>
  offline ? OFFLINE : waitsForOthers(answer) ? WAITING : OWN

/**
 * Asks again and again whether the game has moved, never while the page is hidden. `poll` tells when somebody else has
 * moved it, before it shows how.
 */
export function usePolling(
  answer: GameAnswer | null,
  offline: boolean,
  poll: (moved: () => void) => Promise<void>,
): void {
  const call = useRef(poll)
  call.current = poll
  const stretch = useRef<Stretch | null>(null)
  const usual = rhythmOf(answer, offline)
  const version = answer?.version
  // Who only watches, and may be nobody, waits for nothing where the game is over.
  const hasEnded = answer?.stage === 'over' && answer.seats.length === 0
  // With another version all was heard just now, and the pause begins anew.
  useEffect(() => {
    if ((hasEnded || version === undefined) && !offline) return
    const quick = usual === WAITING ? quickly(stretch.current, Date.now()) : undefined
    return lookAgain({ ...usual, quick }, () =>
      call.current(() => {
        stretch.current = goesOn(stretch.current, Date.now())
      }),
    )
  }, [hasEnded, version, usual, offline])
}

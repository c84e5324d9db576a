'use client'

import { useEffect, useRef } from 'react'
import type { GameAnswer } from '@/lib/play/api'

/** Milliseconds between polls: quick while somebody is waited for, slower the longer nothing happens. */
const FIRST = 2000
/** On one's own move only another device or tab of the same seat can have moved. */
const OWN = 8000
const SLOWEST = 30_000
const GROWTH = 1.25
/** Whoever comes back to the page or touches it looks at something that is no older than this. */
const FRESH = 2500
const SOON = 150
const SIGNS = ['focus', 'online', 'pageshow', 'pointerdown', 'keydown'] as const

/** True while this browser waits for something that only others can bring about. */
export function waitsForOthers(answer: GameAnswer | null): boolean {
  if (!answer || answer.stage === 'over' || answer.stage === 'closed' || answer.computerToMove) return false
  if (answer.stage === 'join' || answer.stage === 'nonce') return true
  return !answer.awaits.some((side) => answer.seats.includes(side)) || answer.awaits.length > 1
}

/** Asks again and again whether the game has moved, never while the page is hidden. */
export function usePolling(answer: GameAnswer | null, offline: boolean, poll: () => Promise<void>): void {
  const call = useRef(poll)
  call.current = poll
  const first = offline || waitsForOthers(answer) ? FIRST : OWN
  const version = answer?.version
  useEffect(() => {
    if (version === undefined && !offline) return
    let wait = first
    let looked = Date.now()
    let looking = false
    let gone = false
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      clearTimeout(timer)
      timer = setTimeout(look, wait)
      wait = Math.min(SLOWEST, wait * GROWTH)
    }
    const look = async () => {
      clearTimeout(timer)
      looking = true
      if (!document.hidden) {
        looked = Date.now()
        await call.current()
      }
      looking = false
      // What it has found may have begun a new round of looking, and ended this one.
      if (!gone) next()
    }
    const wake = ({ type }: Event) => {
      if (document.hidden) return
      wait = first
      if (looking) return
      // What was looked for without a network found nothing.
      if (type !== 'online' && Date.now() - looked < FRESH) next()
      else {
        // A finger is answered first.
        clearTimeout(timer)
        timer = setTimeout(look, SOON)
      }
    }
    next()
    document.addEventListener('visibilitychange', wake)
    for (const sign of SIGNS) window.addEventListener(sign, wake, { capture: true, passive: true })
    return () => {
      gone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
      for (const sign of SIGNS) window.removeEventListener(sign, wake, { capture: true })
    }
  }, [version, first, offline])
}

'use client'

import { useEffect, useRef } from 'react'
import type { GameAnswer } from '@/lib/play/api'

/** Milliseconds between polls: quick while somebody is waited for, slower the longer nothing happens. */
const FIRST = 2000
const SLOWEST = 30_000
const GROWTH = 1.25

/** True while this browser waits for something that only others can bring about. */
export function waitsForOthers(answer: GameAnswer | null): boolean {
  if (!answer || answer.stage === 'over' || answer.computerToMove) return false
  if (answer.stage === 'join' || answer.stage === 'nonce') return true
  return !answer.awaits.some((side) => answer.seats.includes(side)) || answer.awaits.length > 1
}

/** Asks again and again whether the game has moved, never while the page is hidden. */
export function usePolling(answer: GameAnswer | null, offline: boolean, poll: () => Promise<void>): void {
  const call = useRef(poll)
  call.current = poll
  const waiting = offline || waitsForOthers(answer)
  // Another tab of the same seat may have moved, so one looks now and then even on one's own move.
  const first = waiting ? FIRST : SLOWEST
  const version = answer?.version
  useEffect(() => {
    if (version === undefined && !offline) return
    let wait = first
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(async () => {
        if (!document.hidden) await call.current()
        wait = Math.min(SLOWEST, wait * GROWTH)
        next()
      }, wait)
    }
    const wake = () => {
      if (document.hidden) return
      clearTimeout(timer)
      wait = first
      void call.current().finally(next)
    }
    next()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', wake)
    }
  }, [version, first, offline])
}

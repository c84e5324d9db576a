'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lastSeen, markSeen, type Seen } from './seen'
import type { GameControls, LogLine } from './use-game'

/** What happened while its reader was away. */
export interface Recap {
  /** ISO time at which he last looked. */
  since: string
  lines: readonly LogLine[]
}

/** Milliseconds out of sight after which one is told what happened meanwhile. */
const AWAY_MS = 60_000
/** Whatever arrives so soon after one is back happened while one was away. */
const BACK_MS = 8_000

/** Lines told since this viewer last looked at this table on this device; null if there are none, or once he goes on. */
export function useRecap({ answer, log, busy }: GameControls): { recap: Recap | null; close: () => void } {
  const [seen, setSeen] = useState<Seen | null>(null)
  const away = useRef<Seen | null>(null)
  const first = useRef(true)
  const pending = useRef(false)
  const { game = '', viewer = '', seats = [] } = answer ?? {}
  // Two players on one device see everything happen.
  const alone = answer !== null && seats.length < 2
  const { length } = log

  useEffect(() => {
    if (!alone || pending.current) return
    const before = first.current ? lastSeen(game, viewer) : away.current
    first.current = false
    if (before && before.lines < length) {
      away.current = null
      pending.current = true
      setSeen(before)
    } else if (!document.hidden) markSeen(game, viewer, length)
  }, [alone, game, viewer, length])

  const close = useCallback(() => {
    pending.current = false
    setSeen(null)
    if (alone) markSeen(game, viewer, length)
  }, [alone, game, viewer, length])
  useEffect(() => {
    if (busy) close()
  }, [busy, close])

  const open = seen !== null
  useEffect(() => {
    if (!alone || open) return
    let gone: Seen | null = null
    const turn = () => {
      if (document.hidden) {
        markSeen(game, viewer, length)
        gone = lastSeen(game, viewer)
      } else if (gone && Date.now() - Date.parse(gone.time) > AWAY_MS) {
        away.current = gone
        setTimeout(() => {
          away.current = null
        }, BACK_MS)
      }
    }
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [alone, open, game, viewer, length])

  const recap = useMemo(() => {
    const lines = seen ? log.filter(({ n }) => n >= seen.lines) : []
    return seen && lines.length > 0 ? { since: seen.time, lines } : null
  }, [seen, log])
  return { recap, close }
}

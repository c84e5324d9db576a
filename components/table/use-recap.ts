'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameAnswer } from '@/lib/play/api/game'
import { besideCards } from './beside-cards'
import type { GameControls, LogLine } from './game-controls'
import { firstOf, lengthOf } from './log'
import { lastSeen, linesSince, markSeen, type Seen, type Turns, toldSince } from './seen'

/** What happened while its reader was away, or what he ordered himself. */
export interface Recap extends Pick<Told, 'to' | 'own'> {
  /** ISO time at which he last looked, or handed over. */
  since: string
  lines: readonly LogLine[]
}

/** What is told: all lines that came since he looked, or those before a line; `own`: of his own turn. */
export interface Told extends Omit<Seen, 'viewer'> {
  to?: number
  own?: true
}

const NONE: GameAnswer['offers'] = []
/** Milliseconds out of sight after which one is told what happened meanwhile. */
const AWAY_MS = 60_000
/** Whatever arrives so soon after one is back happened while one was away. */
const BACK_MS = 8_000

/** Lines told since this viewer last looked at this table (`toldSince`); null if there are none, or once he goes on. */
export function useRecap(
  { answer, log, busy, readBack }: GameControls,
  turns: Turns,
): {
  recap: Recap | null
  close: () => void
  /** Tells once more what was told last; null: nothing was. */
  again: (() => void) | null
  /** Tells of some lines instead. */
  tell: (told: Told) => void
} {
  const [seen, setSeen] = useState<Told | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const away = useRef<Seen | null>(null)
  const first = useRef(true)
  const pending = useRef(false)
  /** From which line on the server was asked for what is missing. */
  const [tried, setTried] = useState<number | null>(null)
  const { game = '', viewer = '', seats = [], offers = NONE, result = null } = answer ?? {}
  // Two players on one device see everything happen.
  const alone = answer !== null && seats.length < 2
  const isPlayer = seats.includes(viewer)
  const length = lengthOf(log)
  const last = log.at(-1)?.time

  useEffect(() => {
    if (!alone || pending.current) return
    const here = first.current ? lastSeen(game, viewer) : away.current
    const since = first.current && isPlayer ? toldSince(log, turns, viewer, here) : here
    if (since === 'missing' && tried !== firstOf(log)) {
      void readBack().finally(() => setTried(firstOf(log)))
      return
    }
    const before = since === 'missing' ? null : since
    if (before && before.lines < firstOf(log) && tried !== before.lines) {
      void readBack({ from: before.lines }).finally(() => setTried(before.lines))
      return
    }
    first.current = false
    const missed = before ? linesSince(before, log) : []
    if (before && besideCards(missed, { offers, result }).length > 0) {
      away.current = null
      pending.current = true
      setSeen(before)
      setTold({ ...before, to: length })
    } else if (!document.hidden) markSeen(game, viewer, length, last)
  }, [alone, isPlayer, game, viewer, length, last, log, turns, offers, result, tried, readBack])

  const own = seen?.own
  const close = useCallback(() => {
    // Whoever has read of his own turn goes on with what he had not read to its end.
    if (own) return setSeen(pending.current ? told : null)
    pending.current = false
    setSeen(null)
    if (alone) markSeen(game, viewer, length, last)
  }, [own, told, alone, game, viewer, length, last])
  useEffect(() => {
    if (busy) close()
  }, [busy, close])

  const open = seen !== null
  useEffect(() => {
    if (!alone || open) return
    let gone: Seen | null = null
    const turn = () => {
      if (document.hidden) {
        markSeen(game, viewer, length, last)
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
  }, [alone, open, game, viewer, length, last])

  const recap = useMemo(() => {
    const lines = seen
      ? besideCards(
          log.filter(({ n }) => n >= seen.lines && !(n >= seen.to!)),
          { offers, result },
        )
      : []
    return seen && lines.length > 0 ? { ...seen, since: seen.time, lines } : null
  }, [seen, log, offers, result])
  return { recap, close, again: told && (() => setSeen(told)), tell: setSeen }
}

'use client'

import { useEffect, useState } from 'react'

const SPEEDS = [1, 2, 4] as const

/** Milliseconds before the first line is played, and for which a line is shown: longer if a die was thrown. */
const FIRST_MS = 700
const LINE_MS = 1500
const DICE_MS = 2200

export interface Player {
  /** Lines that have been played. */
  at: number
  /** The last thing was to play the next line, so that its counters may be seen to move. */
  forward: boolean
  playing: boolean
  /** The last line has been shown for as long as any other, or was looked for. */
  ended: boolean
  speed: number
  step: (by: 1 | -1) => void
  jump: (to: number) => void
  toggle: () => void
  faster: () => void
}

/** Where a player is, and whether what he shows there was shown for as long as it should be, or was looked for. */
export interface Place {
  at: number
  forward: boolean
  shown: boolean
}

/** What follows by itself: the next line, and of the last that it has been shown. */
export const after = ({ at, forward }: Place, count: number): Place =>
  at >= count ? { at, forward, shown: true } : { at: at + 1, forward: true, shown: false }

/** The last line has been shown: only then is there nothing to pause. */
export const hasEnded = ({ at, shown }: Place, count: number): boolean => count > 0 && at >= count && shown

/** How long a line is shown by itself, in milliseconds. */
export const msOf = (hasDice: boolean): number => (hasDice ? DICE_MS : LINE_MS)

/** Plays so many moments one after the other until the last, or until it is told to pause; `ms`: how long each is shown. */
export function usePlayer(count: number, ms: (n: number) => number): Player {
  const [now, setNow] = useState<Place>({ at: 0, forward: false, shown: false })
  const [playing, setPlaying] = useState(true)
  const [speed, setSpeed] = useState<number>(1)
  const { at, forward } = now
  const ended = hasEnded(now, count)
  const wait = at === 0 ? FIRST_MS : ms(at - 1) / speed
  useEffect(() => {
    if (!playing || ended || count === 0) return
    const timer = setTimeout(() => setNow(after(now, count)), wait)
    return () => clearTimeout(timer)
  }, [playing, ended, now, wait, count])
  const place = (to: number, moves: boolean) =>
    setNow({ at: Math.max(0, Math.min(count, to)), forward: moves && to <= count, shown: true })
  return {
    at,
    forward,
    playing: playing && count > 0 && !ended,
    ended,
    speed,
    step: (by) => {
      setPlaying(false)
      place(at + by, by > 0)
    },
    jump: (to) => place(to, false),
    toggle: () => {
      if (ended) place(0, false)
      setPlaying(ended || !playing)
    },
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length]!),
  }
}

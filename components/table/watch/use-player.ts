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
  /** The last line has been shown for as long as any other. */
  ended: boolean
  speed: number
  step: (by: 1 | -1) => void
  jump: (to: number) => void
  toggle: () => void
  faster: () => void
}

/** Plays so many lines one after the other until the last, or until it is told to pause. */
export function usePlayer(count: number, hasDice: (line: number) => boolean): Player {
  const [{ at, forward }, setPlace] = useState({ at: 0, forward: false })
  const [playing, setPlaying] = useState(true)
  const [speed, setSpeed] = useState<number>(1)
  const [ended, setEnded] = useState(false)
  const over = count > 0 && at >= count
  const wait = at === 0 ? FIRST_MS : (hasDice(at - 1) ? DICE_MS : LINE_MS) / speed
  useEffect(() => {
    if (!playing || count === 0) return
    const next = () => (over ? setEnded(true) : setPlace({ at: at + 1, forward: true }))
    const timer = setTimeout(next, wait)
    return () => clearTimeout(timer)
  }, [playing, over, at, wait, count])
  const place = (to: number, moves: boolean) =>
    setPlace({ at: Math.max(0, Math.min(count, to)), forward: moves && to <= count })
  return {
    at,
    forward,
    playing: playing && count > 0 && !over,
    ended,
    speed,
    step: (by) => {
      setPlaying(false)
      place(at + by, by > 0)
    },
    jump: (to) => place(to, false),
    toggle: () => {
      if (over) place(0, false)
      setPlaying(over || !playing)
    },
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length]!),
  }
}

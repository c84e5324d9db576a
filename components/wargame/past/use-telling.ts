'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { lengthOf } from '@/components/table/log'
import { type Thrown, thrownBetween, toldFrom } from './telling'
import { useFightTold } from './use-fight-told'

/** Milliseconds for which a die lies on the map before anything is told that came of it. */
const DIE_MS = 700
/** Who has just come to the page is told in short what happened before. */
const BACK_MS = 8_000

/** A table that is shown as it stood, until it has been told what has happened since. */
interface Held {
  game: GameControls
  /** Dice that are falling. */
  thrown: Thrown | null
  /** The line from which on it is told; null: nothing is told one by one. */
  from: number | null
}

export interface Telling {
  /** The table as it is to be shown. */
  game: GameControls
  thrown: Thrown | null
  from: number | null
  /** So many lines of the log happened before the reader's eyes. */
  seen: number
  /** Everything is shown as it stands now. */
  release: () => void
}

const refused = async () => false
const none = async () => 0

/** Lets dice fall before what comes of them, and holds back what others have done until it is told line by line. */
export function useTelling(live: GameControls): Telling {
  useFightTold(live)
  const [known, setKnown] = useState(live)
  const [kept, setHeld] = useState<Held | null>(null)
  const [seen, setSeen] = useState(() => lengthOf(live.log))
  const back = useRef(Date.now())
  useEffect(() => {
    const turn = () => {
      if (!document.hidden) back.current = Date.now()
    }
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [])
  // What is known before an answer is the table as it was last rendered, busy with an order or not.
  const before = useRef(live)
  let held = kept
  if (known.answer !== live.answer) {
    const coming = toldFrom(before.current, live)
    const isAway = document.hidden || (coming !== null && Date.now() - back.current < BACK_MS)
    const from = isAway || live.hurry.current ? null : coming
    const thrown = isAway || live.hurry.current || from !== null ? null : thrownBetween(before.current, live)
    held = !kept && (thrown || from !== null) ? { game: before.current, thrown, from } : null
    setKnown(live)
    setHeld(held)
    if (!isAway) setSeen(lengthOf(live.log))
  }
  useEffect(() => {
    before.current = live
  }, [live])

  const release = useCallback(() => setHeld(null), [])
  const falling = held?.thrown
  useEffect(() => {
    if (!falling) return
    const timer = setTimeout(release, DIE_MS)
    return () => clearTimeout(timer)
  }, [falling, release])
  if (!held) return { game: live, thrown: null, from: null, seen, release }
  const { answer, log } = held.game
  const game = {
    ...live,
    ...{ answer, log, told: lengthOf(log), busy: true },
    // What is shown is past: nothing can be ordered upon it.
    ...{ send: none, takeBack: refused, keepStaff: refused },
  }
  return { game, thrown: held.thrown, from: held.from, seen, release }
}

'use client'

import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api'
import { type ClockFace, faceOf, lengthOf, momentOf, shortly } from './clock'
import { useNow } from './use-now'

type Of = Pick<GameAnswer, 'clock' | 'viewer' | 'stage'>

/** Minutes are told, so that it is enough to look twice in each. */
const EVERY = 20_000

export function useClockFace({ clock, viewer, stage }: Of): ClockFace | null {
  const on = clock !== null && stage === 'play'
  const now = useNow(EVERY, on)
  return on && now !== null ? faceOf(clock, viewer, now) : null
}

/** What is left, for the bar: calm until it matters. */
export function ClockShort({ answer }: { answer: Of }) {
  const words = useWords()
  const face = useClockFace(answer)
  if (!face) return null
  const { out, deadline, left, short } = face
  return (
    <p
      className={`shrink-0 px-2 text-[15px] tabular-nums ${short ? 'font-bold text-warn' : 'text-dim'}`}
      data-testid="clock"
    >
      <span className="spoken">{shortly(words, face)}</span>
      <span aria-hidden="true">
        {out || deadline === null ? shortly(words, face) : lengthOf(words, left)}
      </span>
    </p>
  )
}

/** Until when one must have decided, and from when on that costs reserve. */
export function ClockLine({ answer }: { answer: Of }) {
  const words = useWords()
  const face = useClockFace(answer)
  if (!face || face.side !== answer.viewer) return null
  const { ui } = words
  const { deadline, reserveFrom, out, short } = face
  const reserve = answer.clock!.sides[face.side]!.reserve
  const spare = reserveFrom !== null && deadline !== null && deadline > reserveFrom
  return (
    <p className={`text-[14px] leading-snug ${short ? 'font-bold text-warn' : 'text-dim'}`}>
      {deadline === null
        ? ui('clock.paused')
        : out
          ? ui('clock.wasOut', { date: momentOf(words, deadline) })
          : ui('clock.until', { date: momentOf(words, deadline) })}{' '}
      {spare && !out
        ? ui('clock.reserve', { date: momentOf(words, reserveFrom), time: lengthOf(words, reserve) })
        : null}
    </p>
  )
}

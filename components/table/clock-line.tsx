'use client'

import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import type { Words } from '@/lib/words/words'
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
      className={`w-min shrink-0 px-1 min-[480px]:w-auto text-right text-[15px] leading-[17px] tabular-nums ${short ? 'font-bold text-warn' : 'text-dim'}`}
      data-testid="clock"
    >
      <span className="spoken">{shortly(words, face)}</span>
      <span aria-hidden="true">
        {deadline === null
          ? words.ui('clock.still.short')
          : out
            ? shortly(words, face)
            : lengthOf(words, left)}
      </span>
    </p>
  )
}

function untilWhen(
  words: Words,
  { deadline, reserveFrom, onReserve, out }: ClockFace,
  reserve: number,
): string {
  const { ui } = words
  if (deadline === null) return ui('clock.paused')
  const date = momentOf(words, reserveFrom ?? deadline)
  if (out) return ui('clock.wasOut', { date })
  if (onReserve) return ui('clock.onReserve', { date })
  return reserveFrom === null
    ? ui('clock.until', { date })
    : ui('clock.untilThen', { date, time: lengthOf(words, reserve) })
}

/** Until when one must have decided, and from when on that costs reserve. */
export function ClockLine({ answer }: { answer: Of }) {
  const words = useWords()
  const face = useClockFace(answer)
  if (!face || face.side !== answer.viewer) return null
  return (
    <p className={`text-[14px] leading-snug ${face.short ? 'font-bold text-warn' : 'text-dim'}`}>
      {untilWhen(words, face, answer.clock!.sides[face.side]!.reserve)}
    </p>
  )
}

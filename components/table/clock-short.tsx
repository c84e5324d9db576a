'use client'

import { useWords } from '@/components/words'
import { lengthOf, shortly } from './clock'
import { type Clocked, useClockFace } from './use-clock-face'

/** What is left, for the bar: calm until it matters. */
export function ClockShort({ answer }: { answer: Clocked }) {
  const words = useWords()
  const face = useClockFace(answer)
  if (!face) return null
  const { out, deadline, left, short } = face
  return (
    <p
      className={`w-min shrink-0 pl-1 min-[480px]:w-auto text-right text-[15px] leading-[17px] tabular-nums ${short ? 'font-bold text-warn' : 'text-dim'}`}
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

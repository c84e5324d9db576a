'use client'

import { useWords } from '@/components/words'
import type { Words } from '@/lib/words/words'
import { type ClockFace, lengthOf, momentOf } from './clock'
import { type Clocked, useClockFace } from './use-clock-face'

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
export function ClockLine({ answer }: { answer: Clocked }) {
  const words = useWords()
  const face = useClockFace(answer)
  if (!face || face.side !== answer.viewer) return null
  return (
    <p className={`text-[14px] leading-snug ${face.short ? 'font-bold text-warn' : 'text-dim'}`}>
      {untilWhen(words, face, answer.clock!.sides[face.side]!.reserve)}
    </p>
  )
}

import type { Rhythm } from '@/components/ui/look-again'

/** Who has acted so lately is likely to act again, milliseconds. */
const LATELY = 60_000
/** So long at a stretch a table is looked at quickly, and so long it rests from that afterwards. */
const STRETCH = 120_000
const REST = 60_000

/** Milliseconds between two looks: 32 a minute, and what has moved comes with the answer to one. */
const EVERY = 1_880

/** While others act: since when, in milliseconds since 1970. */
export interface Stretch {
  readonly began: number
  readonly acted: number
}

/** Somebody else has acted. */
export const goesOn = (before: Stretch | null, now: number): Stretch => {
  const isOver = before === null || now - before.acted > LATELY || now - before.began > STRETCH + REST
  return { began: isOver ? now : before.began, acted: now }
}

/** How quickly one looks again just after somebody has acted; undefined: as usual. */
export function quickly(stretch: Stretch | null, now: number): Rhythm['quick'] {
  if (!stretch) return undefined
  const lasts = Math.min(stretch.acted + LATELY, stretch.began + STRETCH) - now
  // What has just come was shown meanwhile.
  const shown = now - stretch.acted
  const first = shown < EVERY ? EVERY - shown : EVERY
  return lasts > 0 ? { first, every: EVERY, lasts } : undefined
}

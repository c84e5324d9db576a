import type { Insets } from '@/components/map/framing'
import { COUNTER_SIDE } from '@/components/map/layers/counters'
import { FIGURES_SCALE } from '@/components/map/pen'
import type { Rect } from '@/components/map/world'

/** A corner of the open part of the map. */
export interface Corner {
  readonly left: boolean
  readonly top: boolean
}

/** That in which a thumb looks for buttons comes first. */
export const CORNERS: readonly [Corner, ...Corner[]] = [
  { left: false, top: false },
  { left: true, top: false },
  { left: false, top: true },
  { left: true, top: true },
]

/** CSS pixels between the buttons and the edge of the open part, and how wide and high all of them are. */
export const GAP = 10
const [WIDE, HIGH] = [48, 160]

interface Size {
  width: number
  height: number
}

const partAt = ({ left, top }: Corner, window: Size, insets: Insets): Rect => ({
  x: left ? insets.left + GAP : window.width - insets.right - GAP - WIDE,
  y: top ? insets.top + GAP : window.height - insets.bottom - GAP - HIGH,
  width: WIDE,
  height: HIGH,
})

/**
 * The corner where buttons lie over the fewest cards, whose middles are at these places of the window, in CSS pixels at a zoom of
 * so many to a hex: the usual one where it is as good, or else that where they stand. From afar nobody reads a strength.
 */
export function clearest(
  stand: Corner,
  cards: readonly { x: number; y: number }[],
  { scale, size, insets }: { scale: number; size: Size; insets: Insets },
): Corner {
  const [usual] = CORNERS
  if (scale < FIGURES_SCALE) return usual
  const half = (COUNTER_SIDE * scale) / 2
  const covers = (corner: Corner): number => {
    const { x, y, width, height } = partAt(corner, size, insets)
    const isUnder = (at: { x: number; y: number }) =>
      at.x > x - half && at.x < x + width + half && at.y > y - half && at.y < y + height + half
    return cards.filter(isUnder).length
  }
  const least = Math.min(...CORNERS.map(covers))
  return [usual, stand, ...CORNERS].find((corner) => covers(corner) === least)!
}

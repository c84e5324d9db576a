import { type Insets, openPart } from '@/components/map/framing'
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

const partAt = ({ left, top }: Corner, open: Rect): Rect => ({
  x: left ? open.x + GAP : open.x + open.width - GAP - WIDE,
  y: top ? open.y + GAP : open.y + open.height - GAP - HIGH,
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
  { scale, size, insets }: { scale: number; size: { width: number; height: number }; insets: Insets },
): Corner {
  const [usual] = CORNERS
  if (scale < FIGURES_SCALE) return usual
  const open = openPart(size, insets)
  const half = (COUNTER_SIDE * scale) / 2
  const covers = (corner: Corner): number => {
    const { x, y, width, height } = partAt(corner, open)
    const isUnder = (at: { x: number; y: number }) =>
      at.x > x - half && at.x < x + width + half && at.y > y - half && at.y < y + height + half
    return cards.filter(isUnder).length
  }
  const least = Math.min(...CORNERS.map(covers))
  return [usual, stand, ...CORNERS].find((corner) => covers(corner) === least)!
}

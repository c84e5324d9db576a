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

interface Place {
  readonly x: number
  readonly y: number
}

/**
 * The corner where buttons lie over the fewest cards, and of several such over the fewest towns, whose middles are at these
 * places of the window, in CSS pixels at a zoom of so many to a hex: the usual one where no other has fewer cards, or else
 * rather that where they stand. From afar nobody reads a strength.
 */
export function clearest(
  stand: Corner,
  { cards, towns }: { cards: readonly Place[]; towns: readonly Place[] },
  { scale, size, insets }: { scale: number; size: Size; insets: Insets },
): Corner {
  const [usual] = CORNERS
  if (scale < FIGURES_SCALE) return usual
  const half = (COUNTER_SIDE * scale) / 2
  const beneath = (corner: Corner, all: readonly Place[]): number => {
    const { x, y, width, height } = partAt(corner, size, insets)
    const isUnder = (at: Place) =>
      at.x > x - half && at.x < x + width + half && at.y > y - half && at.y < y + height + half
    return all.filter(isUnder).length
  }
  const fewest = (corners: readonly Corner[], all: readonly Place[]): readonly Corner[] => {
    const least = Math.min(...corners.map((corner) => beneath(corner, all)))
    return corners.filter((corner) => beneath(corner, all) === least)
  }
  const clear = fewest(CORNERS, cards)
  if (clear.includes(usual)) return usual
  const free = fewest(clear, towns)
  return free.includes(stand) ? stand : free[0]!
}

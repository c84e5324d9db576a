import type { Rect } from './world'

/** Samples beyond a part on each side, so that what is soft goes on from part to part. */
const BEYOND = 3

/**
 * A part of the sheet grown to whole samples, so many to a hex width and all at the same places of the sheet: soft pictures
 * of parts that lie next to each other fit.
 */
export function samplesOf({ x, y, width, height }: Rect, fine: number): Rect {
  const [left, top] = [Math.floor(x * fine) - BEYOND, Math.floor(y * fine) - BEYOND]
  return {
    x: left / fine,
    y: top / fine,
    width: (Math.ceil((x + width) * fine) + BEYOND - left) / fine,
    height: (Math.ceil((y + height) * fine) + BEYOND - top) / fine,
  }
}

import type { Insets } from '@/components/map/framing'

/** CSS pixels of the bar at the top, and of the panels beside the map of a desk. */
export const BAR = 56
const LEFT = 300
const RIGHT = 380
/** Width of the sheet on a phone that lies on its side. */
const SHEET = 416
/** How much of a window the sheet covers at most when it is half open; the rest of the map is led by that. */
export const HALF_OPEN = 0.62

interface Window {
  desk: boolean
  lying: boolean
  /** CSS pixels that the sheet covers at the foot, and pieces beside the map above it. */
  covered: number
  beside: number
}

/** What bars, panels and the sheet cover of the window; a function of browsers. */
export function insetsOf({ desk, lying, covered, beside }: Window): Insets {
  const { innerWidth, innerHeight } = window
  if (desk) return { top: BAR, right: RIGHT, bottom: 0, left: LEFT }
  if (lying) {
    const right = Math.min(SHEET, innerWidth * 0.6)
    return { top: BAR, right, bottom: 0, left: 0, low: covered < innerHeight - BAR }
  }
  return { top: BAR, right: 0, bottom: Math.min(covered, innerHeight * HALF_OPEN) + beside, left: 0 }
}

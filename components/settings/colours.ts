import { DAY, NIGHT, type Palette } from '@/components/map/palette'
import { SHADE_CHANGED } from '@/components/ui/use-shade'

/**
 * Of the colours on the map those that mean something by themselves, so that who tells red from green or from brown
 * with difficulty tells them apart: blue and orange, as M. Okabe and K. Ito have chosen them.
 */
const SAFE: Readonly<Record<'day' | 'night', Partial<Palette>>> = {
  day: { fight: '#00579a', zone: { west: '#0072b2', east: '#b34700' }, minor: '#0072b2', major: '#b37d00' },
  night: { fight: '#6cc4ff', zone: { west: '#6cc4ff', east: '#ff9a4d' }, minor: '#56b4e9', major: '#f0c445' },
}
const USUAL = { day: { ...DAY }, night: { ...NIGHT } }
let worn = false

/** Has all maps of this page drawn in these colours, or in the usual ones. */
export function wear(safe: boolean): void {
  if (safe === worn) return
  worn = safe
  Object.assign(DAY, USUAL.day, safe ? SAFE.day : {})
  Object.assign(NIGHT, USUAL.night, safe ? SAFE.night : {})
  window.dispatchEvent(new Event(SHADE_CHANGED))
}

import { DAY, NIGHT } from '@/components/map/palette'
import { SAFE } from '@/components/map/safe-colours'
import { SHADE_CHANGED } from '@/components/ui/use-shade'

const USUAL = { day: { ...DAY }, night: { ...NIGHT } }
let worn = false

/** Has all maps of this page drawn in these colours, or in the usual ones. */
export function wear(safe: boolean): void {
  if (safe === worn) return
  worn = safe
  Object.assign(DAY, USUAL.day, { printed: undefined }, safe ? SAFE.day : {})
  Object.assign(NIGHT, USUAL.night, { printed: undefined }, safe ? SAFE.night : {})
  window.dispatchEvent(new Event(SHADE_CHANGED))
}

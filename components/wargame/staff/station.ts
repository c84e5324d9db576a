import type { Scene } from '@/components/map/scene'

/** A part of a turn in which a staff helps, in the order in which they are gone through. */
export const STATIONS = ['reports', 'desk', 'spearheads', 'armies', 'marches', 'attacks', 'signoff'] as const
/** Gathering is reached from where one signs off; numbers are changed, and set-ups used again, before the first turn. */
export type Station = (typeof STATIONS)[number] | 'gather' | 'numbers' | 'setUps'

/** What a staff at work does to the map: what it draws upon it, and what a tap means. */
export interface Staffed {
  over(scene: Scene): Scene
  tap(hex: string | null): void
}

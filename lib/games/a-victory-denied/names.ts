// Names of things in this game; its state, which is made of them, has them too.

export { opponent, SIDES, type Side, type Viewer } from '@/lib/wargame/ruleset'

/** A hex by its printed number: XX (rows, south to north) then YY (columns, west to east). */
export type Hex = string
export type CounterId = string
export type ChitId = string
export type VpId = string

/** Where a counter lies when it is not on a hex. */
export const BOXES = {
  pocket: 'Minsk Pocket: units of either side that are still in it (3.9)',
  reserve: 'Soviet reserve box (3.10)',
  timoshenko: 'Timoshenko reinforcement box (3.11)',
  elite: 'Soviet elite division cup (3.8)',
  stavka: 'Soviet * units in front of their owner (3.13)',
  track: 'on the turn track: the PVO of later turns and the Blue Division (3.8, 3.14)',
  staging: 'German reinforcements waiting off the map at their entry hex (3.14)',
  eliminated: 'eliminated German motorized units, worth victory points to the Soviet player (9.4.2)',
  gone: 'out of play for good, or not in this position',
} as const
export type Box = keyof typeof BOXES
export type Place = Hex | Box

export const DIRECTIVES = ['moscow', 'distracted'] as const

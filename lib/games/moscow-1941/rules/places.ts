import { sideAt } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { Hex, Side } from '../state'

/** Whose a place is: his who stands there, else his who stood there last (MOS-38, 66, 80). */
export const holderOf = (at: Situation, hex: Hex): Side | null => sideAt(at, hex) ?? at.open.held[hex] ?? null

export const isHeld = (at: Situation, side: Side, hex: Hex): boolean => holderOf(at, hex) === side

/** Moscow, Tula and cities that a side holds; towns are none. */
export const citiesOf = (at: Situation, side: Side): Hex[] =>
  at.rules.places
    .filter(({ hex, kind }) => kind !== 'town' && isHeld(at, side, hex))
    .map(({ hex }) => hex)
    .sort()

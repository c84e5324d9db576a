import { sideAt } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { Hex, Side } from '../state'

/** Whose a place is: his who stands there, else his who stood there last (MOS-38, 66, 80). */
const holderOf = (at: Situation, hex: Hex): Side | null => sideAt(at, hex) ?? at.open.held[hex] ?? null

export const isHeld = (at: Situation, side: Side, hex: Hex): boolean => holderOf(at, hex) === side

/** What a hex counts for who holds it after the last turn: cities one, Moscow and Tula two, towns nothing (MOS-81). */
export const countOf = ({ rules }: Situation, hex: Hex): number =>
  rules.counts[rules.placeOf(hex)?.kind ?? 'town']

/** What the places that a side holds count together (MOS-81). */
export const cityPoints = (at: Situation, side: Side): number =>
  at.rules.places.reduce((sum, { hex }) => sum + (isHeld(at, side, hex) ? countOf(at, hex) : 0), 0)

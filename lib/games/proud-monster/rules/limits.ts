import type { Refusal } from '@/lib/kernel/decision'
import { once } from '@/lib/wargame/cached'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'

// Limits that the beginners' level has none of, or few; others add to them by name.

/** Why some units may not stand in a hex together; null if they may. */
export type CompanyRule = (at: Situation, units: readonly CounterId[], hex: Hex) => Refusal | null
/** Why a unit may not enter a hex, whatever the way; null if it may. */
export type BarRule = (at: Situation, unit: CounterId, hex: Hex) => Refusal | null
/** Why a unit may not move, or attack, at all now; null if it may. */
export type HaltRule = (at: Situation, unit: CounterId) => Refusal | null

/** Why a unit may not end its move at the end of a way that it can go; null if it may. */
export type RestRule = (at: Situation, unit: CounterId, path: readonly Hex[]) => Refusal | null
/** How far a unit moves in this phase, of what it did so far. */
export type MoveRule = (at: Situation, unit: CounterId, move: number) => number

type Rule = (...of: readonly unknown[]) => Refusal | null
/** Rules by name as a list, made once: they are asked of every unit at every order. */
const listed = once((rules: object) => Object.values(rules) as Rule[])

/** The first refusal of some rules that are asked of a unit. */
export const firstOf = <Of extends readonly unknown[]>(
  rules: Readonly<Record<string, (...of: never[]) => unknown>>,
  ...of: Of
): Refusal | null => {
  for (const rule of listed(rules)) {
    const refusal = rule(...of)
    if (refusal) return refusal
  }
  return null
}

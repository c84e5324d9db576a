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

type Rules = Readonly<Record<string, (...of: never[]) => unknown>>
type Rule = (...of: readonly unknown[]) => Refusal | null

const lists = once((rules: Rules) => Object.values(rules))
/** Rules by name as a list, made once: they are asked of every unit at every order. */
export const listed = <Rule>(rules: Rules) => lists(rules) as readonly unknown[] as readonly Rule[]

/** The first refusal of some rules that are asked of a unit. */
export const firstOf = <Of extends readonly unknown[]>(rules: Rules, ...of: Of): Refusal | null => {
  for (const rule of listed<Rule>(rules)) {
    const refusal = rule(...of)
    if (refusal) return refusal
  }
  return null
}

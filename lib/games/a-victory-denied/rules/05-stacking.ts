import type { Refusal } from '@/lib/kernel/decision'
import { COUNTERS } from '../data/counters'
import { no } from '../no'
import type { CounterId, Hex, Table } from '../state'
import { countersAt } from './occupancy'

/** The most combat units in a hex (5.1). */
export const UNITS_IN_A_HEX = 2

const isTan = (id: CounterId): boolean => ['tan', 'star'].includes(COUNTERS[id]!.colour)

/** Why a unit or HQ may not end in a hex (5.1 to 5.3); null if it may. It does not count against itself. */
export function stackRefusal(table: Table, unit: CounterId, hex: Hex): Refusal | null {
  const { side, hq } = COUNTERS[unit]!
  const here = countersAt(table, hex)
  if (here.length === 0) return null
  const others = here.filter((id) => id !== unit)
  if (others.some((id) => COUNTERS[id]!.side !== side)) return no('AVD 5.2', 'stack-enemy', { hex }, [hex])
  const mates = others.filter((id) => COUNTERS[id]!.hq === hq)
  if (hq) return mates.length > 0 ? no('AVD 5.1', 'stack-hq', { hex }, [hex]) : null
  if (mates.length >= UNITS_IN_A_HEX) return no('AVD 5.1', 'stack-full', { hex }, [hex])
  if (isTan(unit) && mates.some(isTan)) return no('AVD 5.3', 'stack-tan', { hex }, [hex])
  return null
}

/** True where a unit or HQ may end (5.1 to 5.3). */
export const mayStackIn = (table: Table, unit: CounterId, hex: Hex): boolean =>
  stackRefusal(table, unit, hex) === null

import type { Refusal } from '@/lib/kernel/decision'
import { COUNTERS } from '../data/counters'
import { terrainOf } from '../data/map'
import { board } from '../geometry'
import { no } from '../no'
import { type Battle, type Hex, opponent, type Table } from '../state'
import { combatUnitsAt, countersAt, hexOf, onMapUnits } from './occupancy'

export type Support = Exclude<Battle['kind'], 'attack'>

const SIDE_OF = { artillery: 'soviet', rocket: 'soviet', bomber: 'german' } as const
const CITE_OF = { artillery: 'AVD 13.2a', rocket: 'AVD 13.2b', bomber: 'AVD 13.3b' } as const
/** Hexes at which a hill observes for the guns (13.2). */
const HILL_SIGHT = 2

const hasSoviet = (table: Table, hex: Hex): boolean =>
  countersAt(table, hex).some((id) => COUNTERS[id]!.side === 'soviet')

/** true: a Soviet unit or HQ stands next to the hex, or on a hill two hexes away (13.2). */
export function isObserved(table: Table, hex: Hex): boolean {
  const near = board.neighbours(hex)
  if (near.some((next) => hasSoviet(table, next))) return true
  return near
    .flatMap((next) => board.neighbours(next))
    .some(
      (far) => board.distance(hex, far) === HILL_SIGHT && terrainOf(far) === 'hill' && hasSoviet(table, far),
    )
}

/** Why this support may not strike a hex (13.2, 13.3, 9.0); null if it may. */
export function supportTargetRefusal(table: Table, kind: Support, hex: Hex): Refusal | null {
  const cite = CITE_OF[kind]
  if (!board.has(hex)) return no(cite, 'support-off-map', { hex })
  if (kind !== 'artillery' && !table[kind]) return no(cite, `support-spent-${kind}`)
  const target = opponent(SIDE_OF[kind])
  if (combatUnitsAt(table, hex, target).length === 0) return no('AVD 9.0', 'support-no-units', { hex }, [hex])
  if (kind === 'bomber') return null
  if (table.shelled.includes(hex)) return no(cite, 'support-twice', { hex }, [hex])
  return isObserved(table, hex) ? null : no(cite, 'support-unseen', { hex }, [hex])
}

/** Hexes that this support may strike, in ascending order (13.2, 13.3). */
export function supportTargets(table: Table, kind: Support): Hex[] {
  const held = onMapUnits(table, opponent(SIDE_OF[kind])).map((id) => hexOf(table, id)!)
  return [...new Set(held)].filter((hex) => supportTargetRefusal(table, kind, hex) === null).sort()
}

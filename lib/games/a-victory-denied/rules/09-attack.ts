import type { Refusal } from '@/lib/kernel/decision'
import { COUNTERS } from '../data/counters'
import { board } from '../geometry'
import { no } from '../no'
import { type CounterId, type Hex, opponent, type Side, type Table } from '../state'
import { odds } from './09-odds'
import { combatUnitsAt, hexOf } from './occupancy'

/** Activated units that have not attacked yet in this segment (9.1.1). */
export const fighters = ({ activation, ...table }: Table): CounterId[] =>
  (activation?.units ?? []).filter(
    (unit) => !activation!.fought.includes(unit) && hexOf({ activation, ...table }, unit) !== null,
  )

/** An attack as it is declared. */
export interface Declared {
  target: Hex
  attackers: readonly CounterId[]
  stuka?: boolean | undefined
}

/** Why a side may not make this attack now; null if it may (9.0, 9.1, 9.3.6). */
export function judgeAttack(
  table: Table,
  side: Side,
  { target, attackers, stuka }: Declared,
): Refusal | null {
  const { activation } = table
  if (!board.has(target) || combatUnitsAt(table, target, opponent(side)).length === 0)
    return no('AVD 9.0', 'attack-nobody', { target }, [target])
  if (activation?.attacked.includes(target)) return no('AVD 9.1.4', 'attack-twice', { target }, [target])
  if (new Set(attackers).size < attackers.length) return no('AVD 9.1.1', 'attack-same-unit')
  for (const unit of attackers) {
    if (COUNTERS[unit]?.side !== side) return no('AVD 9.1.1', 'not-your-unit', { unit })
    if (COUNTERS[unit]!.hq) return no('AVD 2.3.1', 'attack-by-hq', { unit })
    if (!activation?.units.includes(unit)) return no('AVD 9.1.1', 'not-active', { unit })
    if (activation.fought.includes(unit)) return no('AVD 9.1.1', 'fought-already', { unit })
    const from = hexOf(table, unit)
    if (from === null || !board.areAdjacent(from, target))
      return no('AVD 9.0', 'attack-from-afar', { unit, target }, from ? [from, target] : [target])
  }
  if (stuka && side !== 'german') return no('AVD 9.3.4', 'stuka-german-only')
  if (stuka && table.stukas.ready === 0) return no('AVD 13.3a', 'stuka-none')
  const battle = {
    kind: 'attack',
    side,
    target,
    attackers: attackers.map((unit) => ({ unit, from: hexOf(table, unit)! })),
    defenders: combatUnitsAt(table, target, opponent(side)),
    stuka: stuka ?? false,
    chit: activation!.chit,
  } as const
  return odds(table, battle).possible
}

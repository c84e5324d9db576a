import type { Refusal } from '@/lib/kernel/decision'
import { attackRefusal } from '@/lib/wargame/attack'
import { cached } from '@/lib/wargame/cached'
import { combatUnitsAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { Situation } from '../situation'
import { type Battle, type CounterId, counterOf, type Hex, opponent, type Side } from '../state'
import { no } from '../world'
import { overLake } from './movement'
import { odds } from './odds'
import { activeOf, activeRefusal } from './stacking'
import { isCorps, isDispersed, isOnFoot } from './units'

/** Why a unit may not attack now; null if it may (MOS-2, 12, 13, 26, 57, 58). */
function fighterRefusal({ rules, open }: Situation, unit: CounterId): Refusal | null {
  const { state, fought, left } = counterOf(open, unit)
  if (state === 'dispersed') return no('MOS 13', 'is-dispersed', { unit })
  if (open.again.includes(unit)) return null
  if (fought) return no('MOS 57', 'fought-already', { unit })
  if (state === 'spent') return no('MOS 12', 'is-spent', { unit })
  if (left !== null && left < rules.attackCost * rules.parts) return no('MOS 26', 'no-factor-left', { unit })
  return null
}

/** Units of a side that may attack now. */
export const fighters = (at: Situation, side: Side): CounterId[] =>
  onMapUnits(at, side).filter((unit) => fighterRefusal(at, unit) === null)

/** The battle that this attack would be. */
export function battleOf(at: Situation, side: Side, target: Hex, units: readonly CounterId[]): Battle {
  const defenders = combatUnitsAt(at, target, opponent(side))
  return {
    ...{ side, target, defenders },
    attackers: units.map((unit) => ({ unit, from: hexOf(at, unit)! })),
    active: activeOf(at, defenders),
    again: units.some((unit) => at.open.again.includes(unit)),
    noRetreat: side === 'german' && at.open.noRetreat && target !== at.rules.moscow,
    ...{ attack: 0, defence: 0, result: null, pass: 0, entered: 0, went: {} },
  }
}

/** Hexes with a German army or corps that is not dispersed, next to these units (MOS-11). */
export const compelledBy = (at: Situation, units: readonly CounterId[]): Hex[] => [
  ...new Set(
    units.flatMap((unit) =>
      at.rules.board.neighbours(hexOf(at, unit)!).filter((hex) => mustBeAttacked(at, hex)),
    ),
  ),
]
const mustBeAttacked = (at: Situation, hex: Hex): boolean =>
  combatUnitsAt(at, hex, 'german').some((unit) => isCorps(at, unit) && !isDispersed(at, unit))

/** Those of some units that stand next to a hex and may attack it; only who goes on foot across a lake (MOS-48). */
const besides = (at: Situation, units: readonly CounterId[], target: Hex): CounterId[] =>
  units.filter((unit) => {
    const from = hexOf(at, unit)!
    return at.rules.board.areAdjacent(from, target) && (isOnFoot(at, unit) || !overLake(at, from, target))
  })

/** The strongest lawful attackers among some units, hex by hex (MOS-60). */
export const strongest = (at: Situation, units: readonly CounterId[]): CounterId[] =>
  [...grouped(units, (unit) => hexOf(at, unit)!).values()].flatMap((there) => activeOf(at, there))

/** true: some of these units could attack a hex at odds that are allowed. */
function couldAttack(at: Situation, side: Side, target: Hex, units: readonly CounterId[]): boolean {
  const attackers = strongest(at, besides(at, units, target))
  return attackers.length > 0 && odds(at, battleOf(at, side, target, attackers)).possible === null
}

/** Hexes that the Soviet must still attack before the segment ends, and can (MOS-11). */
export const stillCompelled = (at: Situation): Hex[] =>
  at.open.compelled.filter(
    (hex) => mustBeAttacked(at, hex) && couldAttack(at, 'soviet', hex, fighters(at, 'soviet')),
  )

/** Who may take part in an attack (MOS-57). */
export const ATTACK = { no, beside: 'MOS 57', once: 'MOS 57' } as const

/** Why a side may not make this attack now; null if it may (MOS-1, 11, 48, 57, 60). */
export function judgeAttack(
  at: Situation,
  side: Side,
  target: Hex,
  attackers: readonly CounterId[],
): Refusal | null {
  const refusal = attackRefusal(at, side, target, attackers, {
    ...ATTACK,
    ofNeighbour: (unit, from) => {
      const unfit = fighterRefusal(at, unit)
      if (unfit || isOnFoot(at, unit) || !overLake(at, from, target)) return unfit
      return no('MOS 48', 'lake-no-armour', { unit }, [from, target])
    },
  })
  if (refusal) return refusal
  for (const there of grouped(attackers, (unit) => hexOf(at, unit)!).values()) {
    const refusal = activeRefusal(at, there)
    if (refusal) return refusal
  }
  const left = side === 'soviet' ? leftUnattacked(at, target, attackers) : undefined
  if (left !== undefined) return no('MOS 11', 'must-be-attacked', { hex: left }, [left])
  return odds(at, battleOf(at, side, target, attackers)).possible
}

/**
 * A German army or corps next to one of these units that nobody but itself could attack, if it attacks another hex
 * (MOS-11). Who attacks a hex because he must may leave others.
 */
const leftUnattacked = (at: Situation, target: Hex, attackers: readonly CounterId[]): Hex | undefined =>
  at.open.compelled.includes(target)
    ? undefined
    : attackers.flatMap((unit) => boundTo(at, unit).filter((hex) => hex !== target))[0]

/** Hexes that the Soviet must have attacked once this unit has, and that it alone can attack (MOS-11). */
const boundTo = cached(
  ({ open }: Situation) => open.counters,
  (at, unit: CounterId): readonly Hex[] => {
    const others = fighters(at, 'soviet').filter((one) => one !== unit)
    return compelledBy(at, [unit]).filter(
      (hex) => !at.open.attacked.includes(hex) && !couldAttack(at, 'soviet', hex, others),
    )
  },
  ({ open }) => [open.attacked, open.again, open.turn, open.panic, open.resupplied],
)

/** Hexes that may be attacked now, each with all units that could take part. */
export function attackTargets(at: Situation, side: Side): { target: Hex; attackers: CounterId[] }[] {
  const ready = fighters(at, side)
  const targets = new Set(
    ready.flatMap((unit) =>
      at.rules.board
        .neighbours(hexOf(at, unit)!)
        .filter((hex) => combatUnitsAt(at, hex, opponent(side)).length > 0),
    ),
  )
  const free = (target: Hex) =>
    side === 'german' ? ready : ready.filter((unit) => leftUnattacked(at, target, [unit]) === undefined)
  return [...targets]
    .sort()
    .filter((target) => couldAttack(at, side, target, free(target)))
    .map((target) => ({ target, attackers: besides(at, free(target), target) }))
}

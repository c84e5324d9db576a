import { AXIS, FACE_FACTS, type Face, GUARDS, poolOf } from '@/lib/games/proud-monster/data/units'
import type { Counter, CounterId, Hex, Side, Table } from '@/lib/games/proud-monster/state'

// What is printed on units, and where they are.

export const faceOf = (unit: CounterId): Face | null =>
  (/^SU-([A-Z]+)-\d+$/.exec(unit)?.[1] as Face | undefined) ?? null
export const sideOfUnit = (unit: CounterId): Side => (unit.startsWith('SU-') ? 'soviet' : 'german')
export const otherSide = (side: Side): Side => (side === 'german' ? 'soviet' : 'german')

export function kindOf(unit: CounterId): { type: string; mech: boolean; nation: string } {
  const axis = AXIS[unit]
  if (axis) return { type: axis.type, mech: axis.mechanized, nation: axis.nation }
  const { type, mechanized } = FACE_FACTS[faceOf(unit) ?? GUARDS[unit]!.face]
  return { type, mech: mechanized, nation: 'soviet' }
}

/** The strengths of a unit, full first; none of one of which nobody knows them. */
export function strengthsOf(unit: CounterId, { tried }: Pick<Counter, 'tried'>) {
  const face = faceOf(unit)
  if (face === null) return (AXIS[unit] ?? GUARDS[unit]!).strengths
  return tried === null ? [] : [poolOf(face)[tried]!.value]
}

/** 2.13, 2.15: the movement factor is printed on both sides of an untried unit. */
export function moveOf(unit: CounterId, counter: Counter): number {
  const face = faceOf(unit)
  return face ? FACE_FACTS[face].move : strengthsOf(unit, counter)[counter.lost]!.move
}

export const stepsLeft = (unit: CounterId, counter: Counter): number =>
  (faceOf(unit) ? 1 : strengthsOf(unit, counter).length) - counter.lost

export const isOnMap = (place: string): boolean => /^\d/.test(place)

const stackCache = new WeakMap<Table['counters'], Map<string, CounterId[]>>()
/** Who stands where, or lies in which box. */
export function stacks({ counters }: Table): Map<string, CounterId[]> {
  let found = stackCache.get(counters)
  if (!found) {
    found = new Map()
    for (const [unit, { at }] of Object.entries(counters)) found.set(at, [...(found.get(at) ?? []), unit])
    stackCache.set(counters, found)
  }
  return found
}
export const unitsIn = (table: Table, place: string): CounterId[] => stacks(table).get(place) ?? []
export const holderOf = (table: Table, hex: Hex): Side | null => {
  const [unit] = unitsIn(table, hex)
  return unit ? sideOfUnit(unit) : null
}

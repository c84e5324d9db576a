import { AXIS } from './units'

/** The army of a unit as it is printed, or the army group that commands it; null: nothing is printed on it. */
export function armyOf(unit: string): string | null {
  const { army, group } = AXIS[unit]?.formation ?? {}
  return army ?? group ?? null
}

/** The army of a unit as it is printed; null: an army group commands it, or nothing is printed on it. */
export const fieldArmyOf = (unit: string): string | null => AXIS[unit]?.formation.army ?? null

/** The army group that commands a unit, as it is printed; null: nothing is printed on it. */
export const groupOf = (unit: string): string | null => AXIS[unit]?.formation.group ?? null

/** The corps of a mechanized unit, as it is printed; null: it has none, or is not mechanized. */
export const corpsOf = (unit: string): string | null =>
  AXIS[unit]?.mechanized ? (AXIS[unit].formation.corps ?? null) : null

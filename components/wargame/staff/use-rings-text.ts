import { useCallback } from 'react'
import type { Attacks } from '@/lib/wargame/staff/attacks'
import type { TableView } from '../port'
import { usePlaceText } from './use-place-text'

/** So many pockets are named. */
const NAMED = 2

/** What the pockets are called in whose rings some units stand. */
export function useRingsText(view: TableView, attacks: Attacks | null) {
  const placeText = usePlaceText(view)
  return useCallback(
    (units: readonly string[]): string => {
      const { rings, hexOf } = attacks!.facts.staff
      const all = rings()
      const pockets = new Set(units.flatMap((unit) => all.get(hexOf(unit))?.enemies.slice(0, 1) ?? []))
      return [...pockets].slice(0, NAMED).map(placeText).join('; ')
    },
    [attacks, placeText],
  )
}

import { useCallback } from 'react'
import { useTableWords } from '../text/words'

/** So many places are named. */
const NAMED = 3

/** Tells of own places into which the enemy could come, the most dangerous first. */
export function useBareText(): (hexes: readonly string[]) => string {
  const { tell, townName } = useTableWords()
  return useCallback(
    (hexes) =>
      tell('staff.bare', { places: hexes.slice(0, NAMED).map(townName).join(', '), n: hexes.length }),
    [tell, townName],
  )
}

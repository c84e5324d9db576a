import { useCallback } from 'react'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { useStaffPort } from './use-staff-port'

/** What a hex is called by its town, or else by the nearest one, with its number. */
export function usePlaceText(view: TableView): (hex: string) => string {
  const { tell, placeName, townName } = useTableWords()
  const staff = useStaffPort()
  return useCallback(
    (hex) => {
      const near = staff.near(view, hex)
      return near === null || near === hex
        ? placeName(hex)
        : tell('staff.near', { place: townName(near), hex })
    },
    [staff, view, tell, placeName, townName],
  )
}

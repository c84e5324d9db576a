import { use } from 'react'
import { useTableGame } from '../game'
import type { StaffPort } from './staff-port'

/** The staff of the game that is played; whoever asks has been offered one. */
export function useStaffPort(): StaffPort {
  const { staff } = useTableGame()
  return use(staff!())
}

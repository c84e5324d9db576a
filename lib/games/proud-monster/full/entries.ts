import type { Refusal } from '@/lib/kernel/decision'
import type { Situation } from './situation'
import { roomOf } from './stacking'
import type { Hex } from './state'
import { isOnLakeSupply, isSupplied } from './supply'
import { no } from './world'

/**
 * true: Soviet units come in there as far as supply goes (8.7). Where the German might call up units unseen in the same phase
 * they do not: round a headquarters that is a place of his (8.1).
 */
export const maySovietEnter = (at: Situation, hex: Hex): boolean =>
  isSupplied(at, 'soviet', hex) && !(at.open.phase === 'reinforcement' && at.open.taken.includes(hex))

/** How many more reinforcements come into Leningrad in this turn: one stack by the lake; null: as many as have room (9.16). */
export const lakeRoom = (at: Situation, hex: Hex): number | null =>
  hex === at.rules.leningrad && isOnLakeSupply(at) ? Math.max(0, roomOf(at, hex) - at.open.lakeEntries) : null

/** Why so many units do not come into this hex any more in this turn; null if they may (9.16). */
export function lakeRefusal(at: Situation, hex: Hex, count: number): Refusal | null {
  const room = lakeRoom(at, hex)
  return room !== null && count > room ? no('PM 9.16', 'lake-stack', { hex, count: room }, [hex]) : null
}

import { VICTORY_HEXES } from '../data/map'
import type { Hex, Side, Table } from '../state'

/** Who controls a Victory Hex: the Soviet while a VP chit lies there, else the German (8.3.1, 16.2). Null elsewhere. */
export function controllerOf(table: Table, hex: Hex): Side | null {
  if (!(hex in VICTORY_HEXES)) return null
  return hex in table.vpOnMap ? 'soviet' : 'german'
}

/** True for a Victory Hex that the other side controls. */
export const isEnemyVictoryHex = (table: Table, hex: Hex, side: Side): boolean => {
  const controller = controllerOf(table, hex)
  return controller !== null && controller !== side
}

import type { Situation } from '../situation'
import type { Hex, Side } from '../state'

/** Who controls a Victory Hex: the Soviet while a VP chit lies there, else the German (8.3.1, 16.2). Null elsewhere. */
export function controllerOf(at: Situation, hex: Hex): Side | null {
  if (!(hex in at.rules.victoryHexes)) return null
  return hex in at.open.vpOnMap ? 'soviet' : 'german'
}

/** True for a Victory Hex that the other side controls. */
export const isEnemyVictoryHex = (at: Situation, hex: Hex, side: Side): boolean => {
  const controller = controllerOf(at, hex)
  return controller !== null && controller !== side
}

import { townOf } from './data/map'
import type { Hex } from './state'

/** A hex as a reader knows it: its town and number, or its number. */
export const place = (hex: Hex): string => {
  const town = townOf(hex)
  return town ? `${town.name} (${hex})` : hex
}

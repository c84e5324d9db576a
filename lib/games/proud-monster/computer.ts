import type { LegalEntry } from '@/lib/kernel/game'
import type { Rules } from './in-force'
import type { Order } from './orders'
import type { View } from './view'

export function computer(
  _rules: Rules,
  _view: View,
  legal: readonly LegalEntry[],
  _luck: () => number,
): Order {
  return legal.at(-1)!.order as unknown as Order
}

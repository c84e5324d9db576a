import type { LegalEntry } from '@/lib/kernel/game'
import type { Order } from './orders'
import type { View } from './view'

/** The computer player: sees a view and the legal orders, nothing else. */
export function computer(_view: View, legal: readonly LegalEntry[], luck: () => number): Order {
  const entry = legal[Math.floor(luck() * legal.length)]!
  return entry.order as unknown as Order
}

import type { LegalEntry } from '@/lib/kernel/game'
import { computer as beginner } from '../computer'
import { place } from '../computer/arrive'
import { lookOf } from '../computer/look'
import type { Rules } from '../in-force'
import type { Order } from '../orders'
import { dueStep } from '../state'
import type { View } from '../view'
import { standing } from './standing'

/** The computer player under the whole rules: as at the beginners' level, and what each chapter asks besides. */
export function computer(rules: Rules, view: View, legal: readonly LegalEntry[], luck: () => number): Order {
  const isOffered = (type: string) => legal.some(({ order }) => order.type === type)
  const look = lookOf(rules, view, legal, luck)
  // 8.1: what is in reserve comes in before anybody moves.
  if (view.prompt.step === 'move' && isOffered('placeUnits')) return place(look)
  // What may be left to standing orders is decided as they usually do.
  if (view.prompt.step === 'losses')
    return standing.orderOf(look.at as never, dueStep(view.table) as never) as Order
  return beginner(rules, view, legal, luck)
}

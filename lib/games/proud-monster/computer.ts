import type { LegalEntry } from '@/lib/kernel/game'
import { form, place } from './computer/arrive'
import { advance, fight } from './computer/fight'
import { finish, type Look, lookOf } from './computer/look'
import { march } from './computer/march'
import type { Rules } from './in-force'
import type { Order } from './orders'
import { standing } from './standing/orders'
import { dueStep, type Step } from './state'
import type { View } from './view'

/** What may be left to standing orders the computer decides as they usually do. */
const asUsual = ({ at, table }: Look): Order => standing.orderOf(at, dueStep(table)!) as Order

/** What is missing in a set-up is manned by the rules themselves (3.3, 3.4). */
const setUp = ({ legal }: Look): Order =>
  legal.some(({ order }) => order.type === 'placeRest') ? { type: 'placeRest' } : finish

/** What the computer player does in each step that waits for it. */
const choices: { [Name in Step['step']]?: (look: Look) => Order } = {
  setUp,
  convert: form,
  reinforce: place,
  release: place,
  move: march,
  assault: fight,
  losses: asUsual,
  advance,
}

/** The computer player: sees a view and the legal orders, nothing else. */
export function computer(rules: Rules, view: View, legal: readonly LegalEntry[], luck: () => number): Order {
  const look = lookOf(rules, view, legal, luck)
  const due = dueStep(view.table)
  return (due && choices[due.step]?.(look)) ?? finish
}

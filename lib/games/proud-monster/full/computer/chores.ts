import { chores as beginner, type Chores } from '../../computer/chores'
import type { Look } from '../../computer/look'
import type { Order } from '../../orders'
import type { Situation } from '../situation'
import { fly, restoreSurely } from './desk'

const wholly =
  (think: (at: Situation) => Order | null) =>
  ({ at }: Look): Order | null =>
    think(at as unknown as Situation)

/** Chores by all rules. What takes a die is none: who has accepted it cannot take back what went before (8.18). */
export const chores: Chores = {
  ...beginner,
  restore: { orders: ['withdrawUnit', 'replaceStep'], next: wholly(restoreSurely) },
  commit: { orders: ['commitAir'], next: wholly(fly) },
}

import { chores as beginner, type Chores } from '../../computer/chores'
import type { Look } from '../../computer/look'
import type { Order } from '../../orders'
import type { Situation } from '../situation'
import { fly, mayRefit, refits, restoreSurely } from './desk'

const wholly =
  (think: (at: Situation) => Order | null) =>
  ({ at }: Look): Order | null =>
    think(at as unknown as Situation)

/** Chores by all rules. What takes a die is none: who leads a turn for its owner throws none for him (8.18). */
export const chores: Chores = {
  ...beginner,
  restore: { orders: ['withdrawUnit', 'replaceStep'], next: wholly(restoreSurely) },
  commit: { orders: ['commitAir'], next: wholly(fly) },
}

/** From this turn on refits may end with any weather (8.19). */
const ENDING = 5

/** What is proposed besides to its owner himself, each with a die, whatever comes of the others (8.18). */
export const thrown = (at: Situation): readonly Order[] => (isResting(at) ? refits(at) : [])

/** What he is told of it, by keys. */
export function notes(at: Situation): readonly string[] {
  if (!isResting(at) || !mayRefit(at)) return []
  return [
    ...(refits(at).length > 0 ? ['desk.refit'] : []),
    ...(at.open.turn >= ENDING ? ['desk.refit.ends'] : []),
  ]
}

const isResting = ({ open }: Situation): boolean => open.agenda.at(-1)?.step === 'restore'

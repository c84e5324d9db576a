import type { Cite, Refusal } from '@/lib/kernel/decision'
import type { LegalEntry } from '@/lib/kernel/game'
import type { OrderOf, OrderType } from '../orders'
import type { Run } from '../run'
import type { Side, State, Step } from '../state'

/** All there is to know about one order. Whose move it is and whether its step is due is asked before. */
export interface OrderRule<Type extends OrderType> {
  /** The rule that says when the order may be given. */
  cite: Cite
  /** Steps of the agenda in which it may be given. */
  steps: readonly Step['step'][]
  /** Null if it is lawful now. */
  check: (state: State, side: Side, order: OrderOf<Type>) => Refusal | null
  /** Adds the facts of a lawful order. */
  carryOut: (run: Run, order: OrderOf<Type>, side: Side) => void
  /** Every lawful order of this type, or its domains. */
  list: (state: State, side: Side) => LegalEntry[]
}

export type OrderRules = { [Type in OrderType]: OrderRule<Type> }

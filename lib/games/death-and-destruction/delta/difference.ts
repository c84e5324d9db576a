import type { events } from '@/lib/games/proud-monster/full/events'
import type { Rules } from '@/lib/games/proud-monster/full/in-force'
import type { orders } from '@/lib/games/proud-monster/full/orders'
import type { steps } from '@/lib/games/proud-monster/full/steps'
import type { Cite } from '@/lib/kernel/decision'
import type { Replace } from '@/lib/wargame/extend'
import { extending } from '@/lib/wargame/extend-records'
import type { Rules as Ours } from '../in-force'
import type { Late } from '../world'

export interface Change<Base> {
  readonly replace?: Replace<Base>
  readonly add?: Readonly<Record<string, unknown>>
}

/** What one rule of the book changes in the tables of the parent, and adds to them. */
export interface Difference {
  /** Figures are added elsewhere. */
  readonly rules?: Replace<Rules & Pick<Ours, 'begins'>>
  readonly orders?: Change<typeof orders>
  readonly steps?: Change<typeof steps>
  readonly events?: Change<typeof events>
}
export type Part = keyof Difference

/** A chapter of the book: by the number of each rule what it changes. */
export type Chapter = Readonly<Record<Cite, Difference>>

export const { waitsFor, hindered, barred, stricter } = extending<Late>()

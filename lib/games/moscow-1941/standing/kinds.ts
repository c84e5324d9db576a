import { makeKinds, namedAlike } from '@/lib/wargame/standing'
import { dueStep, type Side, type StepOf, type Table } from '../state'

// What may be left to standing orders; the first view of a table needs no more of them.

/** Decisions that may fall on a player while the other side acts. */
export const KINDS = ['stand', 'giveWay', 'decline', 'exchange', 'patrol'] as const
export type Kind = (typeof KINDS)[number]

/** The steps of the agenda that ask for each. */
export const STEPS = namedAlike(KINDS)

/** A choice that may be left to standing orders. */
export type Choice = StepOf<Kind>
export const kinds = makeKinds<Table, Kind, Choice>({
  steps: STEPS,
  due: dueStep,
  acting: ({ acting }) => acting,
})
export const { kindOf, offTurn, kindDue } = kinds

/** What can ever fall on a side. */
export const KINDS_OF: Readonly<Record<Side, readonly Kind[]>> = {
  german: KINDS.filter((kind) => kind !== 'patrol'),
  soviet: KINDS,
}

import { makeKinds, namedAlike } from '@/lib/wargame/standing'
import { dueStep, type Side, type StepOf, type Table } from '../state'

// What may be left to standing orders; the first view of a table needs no more of them.

/** Decisions that may fall on a player in the other side's activation, and those of phases in which nobody acts. */
export const IN_BATTLE = ['trump', 'stuka', 'losses', 'airDefence', 'retreat', 'relocate'] as const
export const IN_PHASES = ['mark', 'hqs', 'disband', 'arrivals', 'release', 'directive', 'withdraw'] as const
export const KINDS = [...IN_BATTLE, ...IN_PHASES] as const
export type Kind = (typeof KINDS)[number]

/** The steps of the agenda that ask for each. */
export const STEPS = {
  ...namedAlike(IN_BATTLE),
  ...namedAlike(['mark', 'hqs', 'disband', 'release', 'directive', 'withdraw']),
  arrivals: ['reserve', 'pvo', 'drawn', 'escape'],
} as const satisfies Record<Kind, readonly string[]>

/** A choice that may be left to standing orders. */
export type Choice = StepOf<(typeof STEPS)[Kind][number]>
export const kinds = makeKinds<Table, Kind, Choice>({
  steps: STEPS,
  phases: IN_PHASES,
  due: dueStep,
  acting: ({ activation, battle }) => activation?.side ?? battle?.side,
})
export const { kindOf, offTurn, kindDue } = kinds

/** What can ever fall on a side. */
export const KINDS_OF: Readonly<Record<Side, readonly Kind[]>> = {
  german: ['trump', 'stuka', 'losses', 'retreat', 'relocate', 'hqs', 'release', 'directive', 'withdraw'],
  soviet: ['losses', 'airDefence', 'retreat', 'relocate', 'mark', 'hqs', 'disband', 'arrivals'],
}

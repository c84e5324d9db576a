import { dueStep, type Side, type Step, type StepOf, type Table } from '../state'

// What may be left to standing orders; the first view of a table needs no more of them.

/** Decisions that may fall on a player in the other side's activation, and those of phases in which nobody acts. */
export const IN_BATTLE = ['trump', 'stuka', 'losses', 'airDefence', 'retreat', 'relocate'] as const
export const IN_PHASES = ['mark', 'hqs', 'disband', 'arrivals', 'release', 'directive', 'withdraw'] as const
export const KINDS = [...IN_BATTLE, ...IN_PHASES] as const
export type Kind = (typeof KINDS)[number]

/** The steps of the agenda that ask for each. */
const STEPS = {
  ...{ trump: ['trump'], stuka: ['stuka'], losses: ['losses'], airDefence: ['airDefence'] },
  ...{ retreat: ['retreat'], relocate: ['relocate'] },
  ...{ mark: ['mark'], hqs: ['hqs'], disband: ['disband'] },
  ...{ arrivals: ['reserve', 'pvo', 'drawn', 'escape'], release: ['release'] },
  ...{ directive: ['directive'], withdraw: ['withdraw'] },
} as const satisfies Record<Kind, readonly Step['step'][]>
type Asks = (typeof STEPS)[Kind][number]

/** A choice that may be left to standing orders. */
export type Choice = StepOf<Asks>
const kinds = new Map<string, Kind>(KINDS.flatMap((kind) => STEPS[kind].map((step) => [step, kind])))
export const kindOf = ({ step }: Choice): Kind => kinds.get(step)!

/** The due choice, if it falls on a side that is not acting. */
export function offTurn(table: Table): Choice | null {
  const due = dueStep(table)
  const acting = table.activation?.side ?? table.battle?.side
  return due && kinds.has(due.step) && 'side' in due && due.side !== acting ? (due as Choice) : null
}

/** true: the due choice belongs to a phase in which nobody acts. */
export function inPhase(table: Table): boolean {
  const due = offTurn(table)
  return due !== null && (IN_PHASES as readonly string[]).includes(kindOf(due))
}

/** What can ever fall on a side. */
export const KINDS_OF: Readonly<Record<Side, readonly Kind[]>> = {
  german: ['trump', 'stuka', 'losses', 'retreat', 'relocate', 'hqs', 'release', 'directive', 'withdraw'],
  soviet: ['losses', 'airDefence', 'retreat', 'relocate', 'mark', 'hqs', 'disband', 'arrivals'],
}

/** A step as a position may name it: what has a default may be left out. */
export type Written<Step extends { readonly step: string }> = { step: Step['step'] } & Readonly<
  Record<string, unknown>
>
/** The step of this name. */
export type Named<Step extends { readonly step: string }, Name extends Step['step']> = Extract<
  Step,
  { step: Name }
>

/** Finds the step that is due, the last of the agenda; none when the game is over. */
export const dueIn = <Step extends { readonly step: string }>() => {
  // A level of more rules has more steps on its agenda than those of this type.
  type Planned = { readonly result: unknown; readonly agenda: readonly { readonly step: string }[] }
  const dueStep = (table: Planned): Step | undefined =>
    table.result ? undefined : (table.agenda.at(-1) as Step | undefined)
  return {
    dueStep,
    /** The due step if it has this name. */
    dueOf: <Name extends Step['step']>(table: Planned, name: Name) => {
      const due = dueStep(table)
      return due?.step === name ? (due as Named<Step, Name>) : null
    },
  }
}

import type { Cite, Refusal } from '@/lib/kernel/decision'
import type { Dice } from '@/lib/kernel/dice'
import { type Event, evolve } from './events'
import type { Hex, State, Step, StepOf, Table } from './state'
import { dueStep } from './state'
import type { Word } from './words.en'

/**
 * One order being carried out: facts are added one by one and the state follows at once, so that a rule can be
 * written down in the order in which it happens. From outside the whole is a function from state to facts.
 */
export class Run {
  readonly events: Event[] = []

  constructor(
    public state: State,
    readonly dice: Dice,
  ) {}

  get table(): Table {
    return this.state.table
  }

  /** The step that is due; undefined when the game is over. */
  get due(): Step | undefined {
    return dueStep(this.table)
  }

  add(...events: Event[]): void {
    for (const event of events) {
      this.events.push(event)
      this.state = evolve(this.state, event)
    }
  }

  /** Puts steps on the agenda; the first named is done first. */
  plan(...steps: Step[]): void {
    if (steps.length > 0) this.add({ type: 'Planned', steps: [...steps].reverse() })
  }

  done(): void {
    this.add({ type: 'StepDone' })
  }
}

/** A refusal: the rule that forbids, why (a sentence of the catalogue), and where the map shows it. */
export const no = (
  cite: Cite,
  key: Word,
  params: Record<string, string | number> = {},
  at?: Hex[],
): Refusal => ({
  no: cite,
  because: { key, params },
  ...(at ? { at } : {}),
})

/** The due step if it has this name. */
export function dueOf<Name extends Step['step']>(table: Table, name: Name): StepOf<Name> | null {
  const due = dueStep(table)
  return due?.step === name ? (due as StepOf<Name>) : null
}

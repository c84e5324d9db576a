import type { Dice } from '@/lib/kernel/dice'
import { type Event, evolve } from './events'
import type { State, Step, Table } from './state'
import { dueStep } from './state'

interface Moment {
  readonly state: State
  readonly count: number
}

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

  /** Where the run stands, to go back to. */
  get moment(): Moment {
    return { state: this.state, count: this.events.length }
  }

  backTo({ state, count }: Moment): void {
    this.state = state
    this.events.length = count
  }

  done(): void {
    this.add({ type: 'StepDone' })
  }
}

import { type Dice, DiceExhausted } from '@/lib/kernel/dice/dice'
import type { EventOf, Execution, RuleContext, RuleSet, Side, StepOf, World } from './ruleset'

/*
 * What remains to be done is a stack of steps, the last is due; interruptions lie on top. Its changes are events of
 * their own, so that a state follows from the log alone.
 */
type AgendaEvent<Step> =
  | { type: 'Planned'; steps: Step[] }
  | { type: 'StepDone' }
  | { type: 'StepChanged'; step: Step }
  | { type: 'HandedOver'; to: Side }

/** What a side knows of a state. Its own is looked up when it is asked for, as a browser may not have it. */
export const contextOf = <W extends World>(
  { rules, layers }: Pick<RuleSet<W>, 'rules' | 'layers'>,
  state: W['state'],
  side: Side,
): RuleContext<W> => ({
  rules,
  side,
  open: layers.seen?.(state, side) ?? layers.open(state),
  get own() {
    return layers.own(state, side)
  },
})

interface Moment<W extends World> {
  readonly state: W['state']
  readonly count: number
}

/**
 * One order being carried out: facts are added one by one and the state follows at once, so that a rule can be
 * written down in the order in which it happens. From outside the whole is a function from state to facts.
 */
export class Run<W extends World> implements Execution<W> {
  readonly events: EventOf<W>[] = []

  constructor(
    private readonly ruleset: Pick<RuleSet<W>, 'rules' | 'layers' | 'due' | 'chronicle'>,
    public state: W['state'],
    readonly dice: Dice,
  ) {}

  get rules(): W['rules'] {
    return this.ruleset.rules
  }

  get open(): W['open'] {
    return this.ruleset.layers.open(this.state)
  }

  /** The step that is due; undefined when the game is over. */
  get due(): StepOf<W> | undefined {
    return this.ruleset.due(this.open)
  }

  at(side: Side): RuleContext<W> {
    return contextOf(this.ruleset, this.state, side)
  }

  emit(...events: EventOf<W>[]): void {
    for (const event of events) {
      this.events.push(event)
      this.state = this.ruleset.chronicle.evolve(this.state, event)
    }
  }

  push(...steps: StepOf<W>[]): void {
    if (steps.length > 0) this.note({ type: 'Planned', steps: [...steps].reverse() })
  }

  replace(step: StepOf<W>): void {
    this.note({ type: 'StepChanged', step })
  }

  pop(): void {
    this.note({ type: 'StepDone' })
  }

  /** Says so if the game now waits for somebody else. */
  handOver(from: Side): void {
    const side = this.due?.side
    if (side && side !== from) this.note({ type: 'HandedOver', to: side })
  }

  private note(event: AgendaEvent<StepOf<W>>): void {
    this.emit(event as unknown as EventOf<W>)
  }

  /** Where the run stands, to go back to. */
  get moment(): Moment<W> {
    return { state: this.state, count: this.events.length }
  }

  backTo({ state, count }: Moment<W>): void {
    this.state = state
    this.events.length = count
  }
}

/** Does the due step by itself; false: somebody has to decide. */
export type TakeStep<W extends World> = (run: Run<W>, due: StepOf<W>) => boolean

/** Carries the game on until somebody has to decide, or it is over. */
export function carryOn<W extends World>(run: Run<W>, takeStep: TakeStep<W>): void {
  for (let due = run.due; due; due = run.due) if (!takeStep(run, due)) return
}

/**
 * Carries what the last order began to its end, or to a throw for which there is no number, and does nothing else but
 * the one step, if `first`.
 */
export function carryOnABit<W extends World>(
  run: Run<W>,
  takeStep: TakeStep<W>,
  isBusy: (open: W['open']) => boolean,
  first: boolean,
): void {
  let isFirst = first
  for (let due = run.due; due && (isFirst || isBusy(run.open)); due = run.due) {
    const before = run.moment
    try {
      if (!takeStep(run, due)) return
    } catch (error) {
      const isShort = error instanceof DiceExhausted && error.reason === 'dice exhausted'
      if (!isShort || isFirst) throw error
      return run.backTo(before)
    }
    isFirst = false
  }
}

import type { Step as ParentStep } from '@/lib/games/proud-monster/agenda'
import type { events } from '@/lib/games/proud-monster/full/events'
import type { Rules } from '@/lib/games/proud-monster/full/in-force'
import type { steps as parentSteps } from '@/lib/games/proud-monster/full/steps'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { AddedSteps, Step } from '../agenda'
import { besides, line, withTable } from '../events/change'
import { here } from '../here'
import { scenarioOf } from '../rules/03-scenario'
import type { Situation } from '../situation'
import type { Side, Table } from '../state'
import { type Late, type Run, word } from '../world'
import type { Chapter } from './difference'

/** Steps that the parent does not know. */
const more = (...steps: Step[]) => steps as ParentStep[]
const isCommitment = ({ step }: { step: string }) => step === 'commit'
/** Withdrawals and replacements of the German side. */
const isBooks = ({ step }: { step: string }) => step === 'restore'
const isMarch = ({ step }: { step: string }) => step === 'move' || step === 'assault'
const isWeather = ({ step }: { step: string }) => step === 'weather'

/**
 * 5.1: what is done in a turn. Soviet aircraft are committed before German ones (5.3): as the last thing of the sitting that
 * comes before a couplet, so that nobody is waited for once more. The weather of the second couplet is known by then; before the
 * first the German still has to file what comes in.
 */
const sequence = (base: Rules['sequence']): Rules['sequence'] => ({
  ...base,
  turn: (at) => {
    const steps = base.turn(at)
    const call = steps.findIndex(({ step }) => (step as string) === 'callUp')
    return [...more({ step: 'renew' }), ...steps.slice(0, call), ...more(SOVIET_AIR), ...steps.slice(call)]
  },
  playerTurn: (at, side) => {
    const steps = base.playerTurn(at, side).filter((step) => !isCommitment(step))
    const now = here(at as never)
    const { rules, open } = now
    const isNotLast = open.couplet < rules.sequence.couplets(open.turn)
    const { isPart } = scenarioOf(now)
    const replenish = open.turn >= rules.firstTurn && !isPart ? more({ step: 'replenish', side }) : []
    if (side === 'soviet') {
      const weather = rules.weatherDue(at as never, 'german') ? more({ step: 'foretell' }) : []
      return [...replenish, ...steps, ...(isNotLast ? [...weather, ...more(SOVIET_AIR)] : [])]
    }
    return [
      ...steps.filter((step) => isWeather(step) && !open.foretold),
      ...more({ step: 'commit', side }),
      ...steps.filter(
        (step) =>
          !isWeather(step) &&
          !(isPart && isBooks(step)) &&
          !(isSurprised(now, open.couplet) && isMarch(step)),
      ),
    ]
  },
})
/** true: the German does not know yet what is about to begin. A scenario of ours says so. */
const isSurprised = (at: Pick<Situation, 'rules' | 'open'>, couplet: number): boolean => {
  const { isSurprise, firstTurn } = scenarioOf(at)
  return isSurprise && at.open.turn === firstTurn && couplet === 1
}
const SOVIET_AIR: Step = { step: 'commit', side: 'soviet' }

/** What begins anew with each player turn of a side. */
export const anewFor = (side: Side, change: (table: Table) => Partial<Table>) =>
  besides<{ side: Side }>((after, facts) =>
    facts.side === side ? withTable(after, change(after.table)) : after,
  )

/** 5.1: what the Soviet foresees is the weather of the couplet that follows his player turn. */
const WeatherChanged = besides((after) => withTable(after, { foretold: after.table.acting === 'soviet' }))
const anewForSoviet = anewFor('soviet', () => ({ foretold: false }))

type Began = (typeof events)['PlayerTurnBegan']
/** Who is surprised is told why nothing else is open to him. */
const surprised = (base: Began): Began => ({
  ...base,
  tell: (facts, viewer, before, rules) => {
    const at = { rules, open: before.table } as unknown as Situation
    const { side, couplet } = facts
    return side === 'german' && isSurprised(at, couplet)
      ? line('DD 3.1', 'log-surprised')
      : base.tell!(facts, viewer, before, rules)
  },
})

type Commit = (typeof parentSteps)['commit']
/** And he is asked for aircraft as somebody who has nothing else to do. */
const commit = (base: Commit): Commit => ({
  ...base,
  asks: ({ agenda }, { side }) =>
    side === 'german' && !agenda.some((due) => due.step === 'move' && due.side === side)
      ? word('ask-commit-surprised')
      : 'ask-commit',
})

/** What is done as a turn begins, before all else; each chapter adds to it. */
export type BeginRule = (run: Run) => void

const steps: StepRules<Late, Pick<AddedSteps, 'renew' | 'foretell'>> = {
  foretell: {
    about: 'the die for the weather of the second couplet is thrown (5.1)',
    auto: (run) => {
      const { rules, open } = run
      const next = { ...open, couplet: open.couplet + 1 }
      const face = run.dice.roll(`weather/${next.turn}/${next.couplet}`, 6)
      run.emit({ type: 'WeatherChanged', face, ...rules.weatherOf({ rules, open: next } as never, face) })
    },
  },
  renew: {
    about: 'what falls due as a turn begins',
    auto: (run) => {
      const { begins, begunInParts } = run.rules
      const { isPart } = scenarioOf(run)
      for (const [name, rule] of Object.entries(begins as Readonly<Record<string, BeginRule>>))
        if (!isPart || begunInParts.includes(name)) rule(run as Run)
    },
  },
}

/** DD 5: the turn sequence. */
export const sequenceOfPlay: Chapter = {
  'DD 5.1': {
    rules: { sequence },
    events: { replace: { WeatherChanged, PlayerTurnBegan: (base) => surprised(anewForSoviet(base)) } },
    steps: { replace: { commit }, add: steps },
  },
}

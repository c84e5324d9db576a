import type { Step as BeginnerStep } from '../agenda'
import type { Rules } from '../in-force'
import type { Step } from './agenda'
import type { Situation } from './situation'

type Sequence = Rules['sequence']
/** A step that the beginners do not know. */
const more = (step: Step) => step as BeginnerStep

/** 5.2: what is done in a turn, by all rules. In the Mutual Reinforcement Phase both sides file unseen (8.1). What leaves the reserve does so while units move (8.1). */
export const sequence = (base: Sequence): Sequence => ({
  ...base,
  turn: (at) => {
    const steps = base.turn(at)
    const first = steps.findIndex(({ step }) => step === 'playerTurn')
    const german = [more({ step: 'callUp', side: 'german' }), more({ step: 'open' })]
    return [...steps.slice(0, first), ...german, ...steps.slice(first)]
  },
  playerTurn: (at, side) => [
    ...((at as Situation).rules.weatherDue(at as never, side) ? [more({ step: 'weather' })] : []),
    ...(side === 'german' ? [more({ step: 'restore', side })] : []),
    more({ step: 'commit', side }),
    ...base.playerTurn(at, side).filter(({ step }) => step !== 'release'),
  ],
})

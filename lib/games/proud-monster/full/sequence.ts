import type { Step as BeginnerStep } from '../agenda'
import type { Rules } from '../in-force'

type Sequence = Rules['sequence']

/** 5.2: what is done in a turn, by all rules. What leaves the reserve does so while units move (8.1). */
export const sequence = (base: Sequence): Sequence => ({
  ...base,
  playerTurn: (at, side) => [
    { step: 'commit', side } as unknown as BeginnerStep,
    ...base.playerTurn(at, side).filter(({ step }) => step !== 'release'),
  ],
})

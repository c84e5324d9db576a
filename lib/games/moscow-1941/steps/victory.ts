import type { StepRules } from '@/lib/wargame/ruleset'
import type { VictorySteps } from '../agenda'
import { finalResult, wonNow } from '../rules/victory'
import type { Moscow } from '../world'

/** MOS-79 to 81: victory, and the end of the game. */
export const victory: StepRules<Moscow, VictorySteps> = {
  judge: {
    about: 'has this side won (MOS-79, MOS-80)?',
    fields: ({ side }) => ({ side }),
    auto: (run, { side }) => {
      const won = wonNow(run, side)
      if (won) run.emit({ type: 'GameEnded', ...won })
    },
  },
  nextTurn: {
    about: 'the last turn ends the game, any other is followed by the next',
    auto: (run) => {
      const { turn, scenario } = run.open
      if (turn >= run.rules.lastTurn[scenario]) return run.emit({ type: 'GameEnded', ...finalResult(run) })
      run.emit({ type: 'TurnAdvanced', turn: turn + 1 })
      run.push({ step: 'beginTurn' })
    },
  },
}

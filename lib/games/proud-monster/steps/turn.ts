import type { StepRules } from '@/lib/wargame/ruleset'
import type { TurnSteps } from '../agenda'
import { incursions, isLastTurn, placePoints, resultAfterTurn } from '../rules/04-victory'
import { crowdedRefusal } from '../rules/06-stacking'
import { attackTargets } from '../rules/14-attack'
import type { Proud, Run } from '../world'

/** 5.1 to 5.4, 4.4, 4.5: turns, their couplets, and the look at victory that ends them. */
export const turn: StepRules<Proud, TurnSteps> = {
  beginTurn: {
    auto: (run) => {
      run.emit({ type: 'TurnBegan', turn: run.open.turn })
      run.push(...run.rules.sequence.turn(run))
    },
  },
  playerTurn: {
    about: 'what follows is done by this side (5.2)',
    fields: ({ side, count }) => ({ side, couplet: count }),
    auto: (run, { side, couplet }) => {
      run.emit({ type: 'PlayerTurnBegan', side, couplet })
      run.push(...run.rules.sequence.playerTurn(run, side))
    },
  },
  move: {
    about: 'moveStack, shiftReserve, forfeitUnits, or done (12.1): not while a hex holds too many (6.2)',
    fields: ({ side }) => ({ side }),
    waits: () => true,
    auto: (run) => run.emit({ type: 'MovementEnded' }),
    hinder: (at, { side }) => crowdedRefusal(at, side),
    done: true,
  },
  assault: {
    about: 'declareAttack, or done (14.1)',
    fields: ({ side }) => ({ side }),
    waits: (at, { side }) => attackTargets(at, side).length > 0,
    auto: (run) => run.emit({ type: 'AssaultEnded' }),
    done: true,
  },
  checkVictory: { about: 'has the German what he needs (4.4, 4.5)?', auto: checkVictory },
}

function checkVictory(run: Run): void {
  const cost = incursions(run)
  run.emit({ type: 'VictoryChecked', cost, points: placePoints(run) - run.open.debit - cost })
  const result = resultAfterTurn(run)
  if (result) return run.emit({ type: 'GameEnded', ...result })
  if (isLastTurn(run)) throw new Error('the last turn has a result')
  run.emit({ type: 'TurnAdvanced', turn: run.open.turn + 1 })
  run.push({ step: 'beginTurn' })
}

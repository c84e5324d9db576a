import { hexOf } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { TurnSteps } from '../agenda'
import { orphanedHqs } from '../rules/12-headquarters'
import { motorizedOnMap } from '../rules/15-directive'
import { finalScore, vpValues } from '../rules/16-victory'
import type { Situation } from '../situation'
import type { Side, Step } from '../state'
import type { Word } from '../words.en'
import type { Avd, Run } from '../world'

/** 4.2, 15: the end of a turn and the Hitler Directive. */
export const turn: StepRules<Avd, TurnSteps> = {
  endTurn: { auto: endTurn },
  directive: {
    about: "German: chooseDirective (Guderian's Choice)",
    fields: ({ side }) => ({ side }),
    waits: () => true,
    done: 'AVD 15.3',
  },
  advanceTurn: {
    auto: (run) => {
      run.emit({ type: 'TurnBegan', turn: run.open.turn + 1 })
      run.push(...stepsOfTurn(run))
    },
  },
  withdraw: {
    about: 'German: withdraw (15.2)',
    fields: ({ side, count }) => ({ side, left: count }),
    waits: (at, { left }) => left > 0 && motorizedOnMap(at).length > left,
    // 15.2: with no more left than must go all of them go.
    auto: (run, { left }) => {
      for (const unit of motorizedOnMap(run).slice(0, left)) run.emit({ type: 'Withdrawn', unit })
    },
    done: 'AVD 15.2',
  },
}

/** 4.2: lonely HQs leave, the directive is rolled in its turn, the last turn ends the game. */
function endTurn(run: Run): void {
  const { turn, directive } = run.open
  const { lastTurn, directiveTurn } = run.rules
  run.emit({ type: 'TurnEnded', turn })
  for (const hq of orphanedHqs(run)) run.emit({ type: 'HqRemoved', hq, from: hexOf(run, hq)!, rule: '12.5' })
  // 16.3: the last turn is over and the VP chits are turned up.
  if (turn === lastTurn.moscow || turn === lastTurn[directive ?? 'moscow'])
    return run.emit({ type: 'GameEnded', ...finalScore(run) })
  if (turn === directiveTurn && directive === null) rollDirective(run)
  else run.push({ step: 'advanceTurn' })
}

/** 15.0: the Hitler Directive. */
function rollDirective(run: Run): void {
  const face = run.dice.roll(`directive/${run.open.turn}`, 6)
  const result = run.rules.directive[face]!
  run.emit({ type: 'DirectiveRolled', face, result })
  if (result === 'choice') return run.push({ step: 'directive', side: 'german' }, { step: 'advanceTurn' })
  run.emit({ type: 'DirectiveSet', directive: result, chosen: false })
  run.push({ step: 'advanceTurn' })
}

/** What a turn consists of (4.1); once a distracted Hitler takes motorized units away before it (15.2). */
export function stepsOfTurn({ rules, open: { turn, directive } }: Situation): Step[] {
  const { withdrawal, reservedChit, firstTurn } = rules
  const steps: Step[] = []
  if (turn === withdrawal.turn && directive === 'distracted')
    steps.push({ step: 'withdraw', side: 'german', left: withdrawal.units })
  steps.push({ step: 'chits' })
  if (turn === firstTurn) steps.push({ step: 'special' }, { step: 'play', chit: reservedChit })
  steps.push({ step: 'draw' })
  return steps
}

/** 16.1: somebody has won at once. */
export function endGame(run: Run, winner: Side, cite: string, key: Word): void {
  if (run.open.result) return
  run.emit({ type: 'GameEnded', winner, cite, key, german: null, soviet: null, values: vpValues(run) })
}

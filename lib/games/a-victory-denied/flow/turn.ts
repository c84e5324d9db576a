import { DIRECTIVE } from '../data/charts'
import { COUNTERS } from '../data/counters'
import { orphanedHqs } from '../rules/12-headquarters'
import { hexOf, onMapUnits } from '../rules/occupancy'
import type { Run } from '../run'
import type { CounterId, Step, StepOf, Table } from '../state'
import { endByScore } from './end-game'

/** 4.2: lonely HQs leave, the directive is rolled after turn 6, the last turn ends the game. */
export function endTurn(run: Run): void {
  run.done()
  const { turn, directive } = run.table
  run.add({ type: 'TurnEnded', turn })
  for (const hq of orphanedHqs(run.table))
    run.add({ type: 'HqRemoved', hq, from: hexOf(run.table, hq)!, rule: '12.5' })
  if (turn === 10 || (turn === 8 && directive === 'distracted')) return endByScore(run)
  if (turn === 6 && directive === null) return rollDirective(run)
  run.plan({ step: 'advanceTurn' })
}

/** 15.0: the Hitler Directive. */
function rollDirective(run: Run): void {
  const face = run.dice.roll('directive/6', 6)
  const result = DIRECTIVE[face]!
  run.add({ type: 'DirectiveRolled', face, result })
  if (result === 'choice') return run.plan({ step: 'directive', side: 'german' }, { step: 'advanceTurn' })
  run.add({ type: 'DirectiveSet', directive: result, chosen: false })
  run.plan({ step: 'advanceTurn' })
}

/** The next turn; at the start of turn 7 a distracted Hitler takes four motorized units away (15.2). */
export function advanceTurn(run: Run): void {
  run.done()
  const turn = run.table.turn + 1
  run.add({ type: 'TurnBegan', turn })
  run.plan(...stepsOfTurn(run.table))
}

/** What a turn consists of (4.1). */
export function stepsOfTurn({ turn, directive }: Pick<Table, 'turn' | 'directive'>): Step[] {
  const steps: Step[] = []
  if (turn === 7 && directive === 'distracted') steps.push({ step: 'withdraw', side: 'german', left: 4 })
  steps.push({ step: 'chits' })
  if (turn === 1) steps.push({ step: 'special' }, { step: 'play', chit: 'G-3PG' })
  steps.push({ step: 'draw' })
  return steps
}

/** German motorized units on the map (15.2). */
export const motorizedOnMap = (table: Table): CounterId[] =>
  onMapUnits(table, 'german').filter((unit) => COUNTERS[unit]!.motorized)

/** 15.2: with no more left than must go all of them go; false while the German has a choice to make. */
export function withdrawForced(run: Run, { left }: StepOf<'withdraw'>): boolean {
  const units = motorizedOnMap(run.table)
  if (left > 0 && units.length > left) return false
  run.done()
  for (const unit of units.slice(0, left)) run.add({ type: 'Withdrawn', unit })
  return true
}

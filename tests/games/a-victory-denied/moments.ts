import { game } from '@/lib/games/a-victory-denied'
import { dueStep, type State, type Step } from '@/lib/games/a-victory-denied/state'
import { goldenLines, goldenStates } from '../../support/game-suite/golden'
import type { Avd } from './suite'

type Wanted = (state: State, step: Step | undefined) => boolean

/** The first positions of a golden game that look as wanted, by name. Every name must be found. */
export function moments<Name extends string>(
  golden: string,
  wanted: Readonly<Record<Name, Wanted>>,
): Record<Name, State> {
  const found: Partial<Record<Name, State>> = {}
  const open = new Set(Object.keys(wanted) as Name[])
  for (const state of goldenStates<Avd>(game, goldenLines(game.id, golden))) {
    for (const name of open) {
      if (!wanted[name](state, dueStep(state.table))) continue
      found[name] = state
      open.delete(name)
    }
    if (open.size === 0) break
  }
  if (open.size > 0) throw new Error(`${golden} has no moment like ${[...open].join(', ')}`)
  return found as Record<Name, State>
}

import { type Prompt, promptOf } from '@/lib/wargame/prompt'
import { dueStep, type Step, type Table, type Viewer } from './state'
import { steps } from './steps'
import type { Avd } from './world'

/** Numbers and names that fill the prompt of any step. */
function paramsOf({ turn, battle }: Table, due: Step): Prompt['params'] {
  return {
    turn,
    ...('chit' in due ? { chit: due.chit } : {}),
    ...('unit' in due ? { unit: due.unit } : {}),
    ...('hq' in due ? { hq: due.hq } : {}),
    ...('left' in due ? { left: due.left } : {}),
    ...('points' in due ? { points: due.points } : {}),
    ...(battle ? { target: battle.target } : {}),
  }
}

/** What the viewer is asked, or for whom he waits; `hasChosen`: he has chosen his chits. */
export const promptFor = (table: Table, viewer: Viewer, hasChosen: boolean): Prompt =>
  promptOf<Avd>(steps, table, dueStep(table), viewer, hasChosen, paramsOf)

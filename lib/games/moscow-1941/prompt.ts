import { type Prompt, promptOf } from '@/lib/wargame/prompt'
import { dueStep, type Step, type Table, type Viewer } from './state'
import { steps } from './steps'
import type { Moscow } from './world'

/** Numbers and names that fill the prompt of any step. */
function paramsOf({ turn, phase, battle, points }: Table, due: Step): Prompt['params'] {
  return {
    ...{ turn, phase, points },
    ...('unit' in due && typeof due.unit === 'string' ? { unit: due.unit } : {}),
    ...(battle ? { target: battle.target } : {}),
  }
}

/** What the viewer is asked, or for whom he waits. */
export const promptFor = (table: Table, viewer: Viewer): Prompt =>
  promptOf<Moscow>(steps, table, dueStep(table), viewer, false, paramsOf)

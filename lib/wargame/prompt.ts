import type { Words } from '@/lib/kernel/decision'
import { SIDES, type Side, type StepOf, type StepRule, type Viewer, type World } from './ruleset'

/** What a viewer is asked, or for whom he waits. */
export interface Prompt {
  /** The step that is due, or `over`. */
  step: string
  /** Whom the game waits for, as far as this viewer may know. */
  awaits: Side[]
  mine: boolean
  /** A sentence of the catalogue: what the step asks, `wait-SIDE`, `wait`, `over`. */
  key: string
  params: Words['params']
  /** Label of the button that sends `done`; null where there is none. */
  done: string | null
}

const isSide = (viewer: Viewer): viewer is Side => viewer !== 'spectator'

/**
 * What the due step asks. Where both decide at once in secret nobody learns whether the other has already: before his
 * own choice it would tell him something, after it it goes without saying.
 */
export function promptOf<W extends World>(
  steps: Readonly<Record<string, unknown>>,
  open: W['open'],
  due: StepOf<W> | undefined,
  viewer: Viewer,
  hasDecided: boolean,
  paramsOf: (open: W['open'], due: StepOf<W>) => Words['params'],
): Prompt {
  if (!due) return { step: 'over', awaits: [], mine: false, key: 'over', params: {}, done: null }
  const { step } = due
  const { done, asks, gaps, hasDecided: isSecret } = steps[step] as StepRule<W>
  const params = { ...paramsOf(open, due), ...gaps?.(open, due) }
  const awaits = isSecret ? waitedFor(viewer, hasDecided) : due.side ? [due.side] : []
  const mine = isSide(viewer) && awaits.includes(viewer)
  const waits = ['wait', ...(isSecret ? [step] : []), ...(isSecret && !isSide(viewer) ? [] : awaits)].join(
    '-',
  )
  const ask = asks?.(open, due) ?? `ask-${step}`
  return {
    step,
    awaits,
    mine,
    key: done === undefined ? 'wait' : mine ? ask : waits,
    params,
    done: mine && done === true ? `done-${step}` : null,
  }
}

/** Of two who decide at once, as far as a viewer may know. */
function waitedFor(viewer: Viewer, hasDecided: boolean): Side[] {
  if (!isSide(viewer)) return [...SIDES]
  return hasDecided ? SIDES.filter((side) => side !== viewer) : [viewer]
}

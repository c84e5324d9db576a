import type { Words } from '@/lib/kernel/decision'
import {
  type RuleSet,
  SIDES,
  type Side,
  type StepOf,
  type StepRule,
  type Viewer,
  type World,
} from './ruleset'

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
 * What the due step asks; `hasDecided`: the viewer has made his choice of it. Where both decide at once in secret nobody
 * learns whether the other has already: before his own choice it would tell him something, after it it goes without saying.
 */
export function promptOf<W extends World>(
  { steps, due: dueOf, gaps }: Pick<RuleSet<W>, 'steps' | 'due' | 'gaps'>,
  open: W['open'],
  viewer: Viewer,
  hasDecided = false,
): Prompt {
  const due = dueOf(open)
  if (!due) return { step: 'over', awaits: [], mine: false, key: 'over', params: {}, done: null }
  const { step } = due
  const rule = steps[step as StepOf<W>['step']] as StepRule<W>
  const { done, ends, asks, gaps: ownGaps, hasDecided: isSecret } = rule
  const params = { ...gaps?.(open, due), ...ownGaps?.(open, due) }
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
    done: mine && done === true ? (ends?.(open, due) ?? `done-${step}`) : null,
  }
}

/** Of two who decide at once, as far as a viewer may know. */
function waitedFor(viewer: Viewer, hasDecided: boolean): Side[] {
  if (!isSide(viewer)) return [...SIDES]
  return hasDecided ? SIDES.filter((side) => side !== viewer) : [viewer]
}

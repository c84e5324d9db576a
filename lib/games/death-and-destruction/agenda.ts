import type { Step as ParentStep } from '@/lib/games/proud-monster/full/agenda'
import type { Side } from '@/lib/games/proud-monster/names'
import { dueIn, type Named, type Written } from '@/lib/wargame/due'
import type { NamedSteps } from '@/lib/wargame/ruleset'

/** What each step holds that this game adds; those of the parent are there as well. */
export interface AddedSteps {
  renew: object
  foretell: object
  lay: { side: Side }
  barrage: { side: Side; fired?: true | undefined }
  touchDown: object
  deploy: { side: Side }
  replenish: { side: Side; begun?: true | undefined }
}

export type Step = ParentStep | NamedSteps<AddedSteps>
export type WrittenStep = Written<Step>
export type StepOf<Name extends Step['step']> = Named<Step, Name>

export const { dueStep, dueOf } = dueIn<Step>()

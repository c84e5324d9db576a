import { dueIn, type Named, type Written } from '@/lib/wargame/due'
import type { NamedSteps } from '@/lib/wargame/ruleset'
import type { Steps as BeginnerSteps } from '../agenda'
import type { Side } from '../names'

// What each step holds that comes with the whole of the rules; those of the beginners are there as well.

export interface CombatSteps {
  conclude: { side: Side }
}

export interface AirSteps {
  commit: { side: Side; recalled?: true | undefined }
}

export interface RestoreSteps {
  callUp: { side: Side }
  restore: { side: Side; begun?: true | undefined }
}

export interface MutualSteps {
  open: object
}

export interface WeatherSteps {
  weather: object
}

export interface Steps
  extends Omit<BeginnerSteps, 'losses'>,
    CombatSteps,
    AirSteps,
    RestoreSteps,
    MutualSteps,
    WeatherSteps {
  losses: { side: Side; due: number; half?: true | undefined }
}
export type Step = NamedSteps<Steps>
export type WrittenStep = Written<Step>
export type StepOf<Name extends Step['step']> = Named<Step, Name>

export const { dueStep, dueOf } = dueIn<Step>()

import type { StepRules } from '@/lib/wargame/ruleset'
import type { SetUpSteps } from '../agenda'
import { gapsOf } from '../rules/03-set-up'
import type { Proud } from '../world'

/** 3.1 to 3.7: each side changes the plan by which it begins, the Soviet first. */
export const setUp: StepRules<Proud, SetUpSteps> = {
  setUp: {
    about: 'stationUnits, holdBack, placeRest, or done: not while something must be manned (3.3, 3.4)',
    fields: ({ side }) => ({ side }),
    waits: () => true,
    hinder: (at, { side }) => gapsOf(at, side)[0]?.refusal ?? null,
    done: true,
  },
}

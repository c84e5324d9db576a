import type { StepRules } from '@/lib/wargame/ruleset'
import type { SetUpSteps } from '../agenda'
import { germansIn } from '../placing'
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
  layOut: {
    about: '3.7: the German side is set up once the Soviet player is done',
    auto: (run) => {
      const german = run.rules.scenarios[run.open.scenario].setUp.german(run.open.options.germanPlan)
      run.emit({ type: 'GermansLaidOut', places: germansIn(run.open, german) })
    },
  },
}

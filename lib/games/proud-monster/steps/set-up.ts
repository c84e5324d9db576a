import type { StepRules } from '@/lib/wargame/ruleset'
import type { SetUpSteps } from '../agenda'
import { germansIn } from '../placing'
import { unfinished } from '../rules/03-gaps'
import { plansOf } from '../rules/03-set-up'
import type { Proud } from '../world'

/** 3.1 to 3.7: each side changes the plan by which it begins, the Soviet first. */
export const setUp: StepRules<Proud, SetUpSteps> = {
  setUp: {
    about:
      'stationUnits, holdBack, takeUp, placeRest, or done: not while something must be manned or somebody is in hand (3.3, 3.4, 3.7)',
    fields: ({ side }) => ({ side }),
    waits: () => true,
    hinder: (at, { side }) => unfinished(at, side),
    done: true,
  },
  layOut: {
    about: '3.7: the German side is set up once the Soviet player is done',
    auto: (run) => {
      run.emit({ type: 'GermansLaidOut', places: germansIn(run.open, plansOf(run).german) })
    },
  },
}

import { extend } from '@/lib/wargame/extend'
import type { StepRules } from '@/lib/wargame/ruleset'
import { steps as beginner } from '../steps'
import type { Steps } from './agenda'
import { airSteps } from './air-turn'
import { replacedSteps } from './combat-turn'
import { assault, layOut } from './fog-turn'
import { combatSteps } from './mobile-turn'
import { mutualSteps } from './mutual-turn'
import { arriveByAll, reinforceByAll, restoreSteps } from './restore-turn'
import { invasionDue, seaSteps } from './sea-turn'
import { weatherSteps } from './weather-turn'
import type { Whole } from './world'

/** Every step of the whole game: those of the beginners, and what each chapter adds. */
export const steps = extend(beginner, {
  replace: {
    ...{ ...replacedSteps, ...seaSteps },
    assault: (base) => invasionDue(assault(base)),
    layOut,
    ...{ arrive: arriveByAll, reinforce: reinforceByAll },
  },
  add: { ...combatSteps, ...airSteps, ...restoreSteps, ...mutualSteps, ...weatherSteps },
}) satisfies StepRules<Whole, Steps>

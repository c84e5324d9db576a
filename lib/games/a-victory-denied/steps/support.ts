import type { StepRules } from '@/lib/wargame/ruleset'
import type { SupportSteps } from '../agenda'
import { supportTargets } from '../rules/13-support'
import type { Avd } from '../world'

/** 13: artillery, rockets and the bomber. */
export const support: StepRules<Avd, SupportSteps> = {
  artillery: {
    about: 'Soviet: fireArtillery or fireRocket, or done',
    fields: ({ side, count }) => ({ side, left: count }),
    waits: (at, { left }) =>
      (left > 0 && supportTargets(at, 'artillery').length > 0) || supportTargets(at, 'rocket').length > 0,
    done: true,
    // 13.2b: the rockets may be fired where the guns have nothing left.
    asks: (_, { left }) => (left > 0 ? 'ask-artillery' : 'ask-artillery-rockets'),
  },
  bomber: {
    about: 'German: bomb, or done',
    fields: ({ side }) => ({ side }),
    waits: (at) => supportTargets(at, 'bomber').length > 0,
    done: true,
  },
}

import type { StepRules } from '@/lib/wargame/ruleset'
import type { MutualSteps } from './agenda'
import type { Whole } from './world'

/** 8.1: once both sides have filed what they do in the Mutual Reinforcement Phase it is opened. */
export const mutualSteps: StepRules<Whole, MutualSteps> = {
  open: {
    about: 'what both sides have filed is seen (8.1)',
    auto: (run) => {
      if (run.open.mutual !== null) run.emit({ type: 'MutualOpened' })
    },
  },
}

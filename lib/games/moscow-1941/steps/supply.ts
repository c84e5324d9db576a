import type { StepRules } from '@/lib/wargame/ruleset'
import type { SupplySteps } from '../agenda'
import { isolatedGroups } from '../rules/supply'
import type { CounterId, Step } from '../state'
import type { Moscow, Run } from '../world'

/** MOS-76, MOS-77: isolated units. */
export const supply: StepRules<Moscow, SupplySteps> = {
  isolate: {
    about: 'of each group of isolated units one is lost (MOS-77)',
    fields: ({ side }) => ({ side }),
    auto: (run, { side }) =>
      run.push(...isolatedGroups(run, side).map((units): Step => ({ step: 'isolated', side, units }))),
  },
  isolated: {
    about: 'loseIsolated: one of these is lost (MOS-77)',
    fields: ({ side, units }) => ({ side, units }),
    waits: (_at, { units }) => units.length > 1,
    auto: (run, { units }) => loseIsolated(run, units[0]!),
    done: 'MOS 77',
  },
}

/** MOS-77: a unit is given up. */
export const loseIsolated = (run: Run, unit: CounterId): void => run.emit({ type: 'IsolatedLost', unit })

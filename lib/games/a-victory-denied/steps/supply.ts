import { without } from '@/lib/wargame/pools'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { SupplySteps } from '../agenda'
import { isolatedUnits, markable } from '../rules/10-supply'
import { relocatable } from '../rules/12-headquarters'
import type { CounterId, Hex } from '../state'
import type { Avd, Run } from '../world'
import { enterHex } from './enter-hex'

/** 10: what a Supply chit brings. */
export const supply: StepRules<Avd, SupplySteps> = {
  mark: {
    about: 'Soviet: markOutOfSupply, or done',
    fields: ({ side, count }) => ({ side, left: count }),
    waits: (at, { left }) => left > 0 && markable(at).length > 0,
    done: true,
  },
  isolation: {
    // 10.2: all combat units of both sides at once.
    auto: (run) => {
      const { counters } = run.open
      const now = isolatedUnits(run)
      const marked = Object.keys(counters)
        .filter((id) => counters[id]!.isolated)
        .sort()
      run.emit({ type: 'IsolationJudged', isolated: without(now, marked), freed: without(marked, now) })
    },
  },
  hqs: {
    about: 'relocateHq of own HQs as wished, or done (10.4); relocated: those that have been',
    fields: ({ side, units }) => ({ side, relocated: units.default([]) }),
    waits: (at, step) => relocatable(at, step).length > 0,
    done: true,
  },
  disband: {
    about: 'Soviet: disband, or done (10.5)',
    fields: ({ side }) => ({ side }),
    waits: () => true,
    done: true,
  },
}

/** 12.6: an HQ goes back. */
export function relocate(run: Run, hq: CounterId, from: Hex, to: Hex): void {
  enterHex(run, hq, to)
  run.emit({ type: 'HqRelocated', hq, from, to })
}

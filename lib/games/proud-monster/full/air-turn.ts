import { hexOf } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { AirSteps } from './agenda'
import { commitments, judgeCommitment } from './air'
import { sideOfAir } from './air-seen'
import { order, type Whole } from './world'

/** 5.2, 10.2: where aircraft fly until they are committed anew. */
export const airSteps: StepRules<Whole, AirSteps> = {
  commit: {
    about: 'commitAir, or done (10.2): all aircraft of this side are free before',
    fields: ({ side, z }) => ({
      side,
      recalled: z.literal(true).optional().describe('true: they have been called back'),
    }),
    run: (run, step) => {
      const flying = Object.keys(run.open.air).filter((air) => sideOfAir(run, air) === step.side)
      if (!step.recalled) {
        if (flying.length > 0) run.emit({ type: 'AirRecalled', side: step.side, air: flying.sort() })
        run.replace({ ...step, recalled: true as const })
        return true
      }
      if (commitments(run, step.side).length > 0) return false
      run.pop()
      return true
    },
    done: true,
  },
}

export const commitAir = order({
  cite: 'PM 10.2',
  about: '10.2: this aircraft supports the stack of this unit, and follows it',
  fields: ({ aircraft, counterId }) => ({ air: aircraft, unit: counterId }),
  steps: ['commit'],
  check: (at, { air, unit }) => judgeCommitment(at, at.side, air, unit),
  apply: (run, { air, unit }) => run.emit({ type: 'AirCommitted', air, unit, hex: hexOf(run, unit)! }),
  list: (at) =>
    commitments(at, at.side).map(({ air, units }) => ({ air, choose: [{ field: 'unit', from: units }] })),
})

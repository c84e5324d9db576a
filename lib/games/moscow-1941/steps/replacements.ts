import type { StepRules } from '@/lib/wargame/ruleset'
import type { ReplacementSteps } from '../agenda'
import { parasReady } from '../rules/replacements'
import { counterOf } from '../state'
import type { Moscow, Run } from '../world'

/** MOS-46, 64 to 67, 86: what comes with a turn, and where it is placed. */
export const replacements: StepRules<Moscow, ReplacementSteps> = {
  arrive: { about: 'reinforcements, points and air units of the turn', auto: arrive },
  replacements: {
    about:
      'Soviet: replaceUnit, reinforce, railMove, removeUnit, forbidRetreat, or done; filled: places with a replacement',
    fields: ({ z, side, hexId }) => ({ side, filled: z.array(hexId).default([]) }),
    waits: () => true,
    gaps: (open) => ({ points: open.points }),
    // In the first turn nothing comes (MOS-46, MOS-64).
    asks: ({ turn }) => (turn === 1 ? 'ask-replacements-first' : 'ask-replacements'),
    done: true,
  },
}

/** MOS-64, 66, 86: what the game-turn table brings. */
function arrive(run: Run): void {
  const { rules, open } = run
  const now = rules.calendar[open.turn - 1]!
  const isDue = (unit: string) => counterOf(open, unit).at === 'track'
  run.emit({
    type: 'Supplemented',
    ...{ units: now.arrivals.filter(isDue), points: now.points, paras: parasReady(run) },
    leaving: now.leaving.filter((air) => open.air[air] && open.air[air].state !== 'off'),
  })
}

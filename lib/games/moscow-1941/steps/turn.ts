import { onMapUnits } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { SupplySteps, TurnSteps, VictorySteps } from '../agenda'
import { attackTargets, stillCompelled } from '../rules/attack'
import { movers } from '../rules/movement'
import { isolatedGroups } from '../rules/supply'
import { recovering } from '../rules/units'
import { finalResult, wonNow } from '../rules/victory'
import { type CounterId, counterOf, PHASES, type Phase, type Side, type Step } from '../state'
import { type Moscow, no, type Run } from '../world'

const airSteps: readonly Step[] = [
  { step: 'segment', side: 'soviet' },
  { step: 'allocate', side: 'soviet' },
  { step: 'segment', side: 'german' },
  { step: 'luftwaffe', side: 'german' },
  { step: 'strike' },
]
/** What a side does in the prepared phase, and what follows: the other recovers, and victory is looked for (MOS-55). */
const prepared = (side: Side, other: Side): Step[] => [
  { step: 'segment', side },
  { step: 'attack', side },
  { step: 'recover', side: other },
  { step: 'judge', side },
]
const operational = (side: Side): Step[] => [
  { step: 'segment', side },
  { step: 'move', side },
  { step: 'attack', side },
  { step: 'isolate', side },
]
const SEGMENTS: Readonly<Record<Phase, readonly Step[]>> = {
  replacements: [{ step: 'replacements', side: 'soviet', filled: [] }],
  prepared: [...airSteps, ...prepared('german', 'soviet'), ...prepared('soviet', 'german')],
  operational: [...airSteps, ...operational('german'), ...operational('soviet')],
}

/** The steps of a phase from the one that is due in it on, for positions that do not name them. */
export const stepsFrom = (phase: Phase, first: Step['step'], side: Side): Step[] => {
  const steps = SEGMENTS[phase]
  const from = steps.findIndex((one) => one.step === first && 'side' in one && one.side === side)
  return steps.slice(Math.max(0, from))
}
/** The phases after one, and the end of the turn. */
export const phasesAfter = (phase: Phase): Step[] => [
  ...PHASES.slice(PHASES.indexOf(phase) + 1).map((one): Step => ({ step: 'phase', phase: one })),
  { step: 'endTurn' },
]

/** MOS-54 to 58: turns, their phases and segments. */
export const turn: StepRules<Moscow, TurnSteps> = {
  beginTurn: {
    auto: (run) => {
      run.emit({ type: 'TurnBegan', turn: run.open.turn })
      run.push({ step: 'arrive' }, ...PHASES.map((phase): Step => ({ step: 'phase', phase })), {
        step: 'endTurn',
      })
    },
  },
  phase: {
    fields: ({ z }) => ({ phase: z.enum(PHASES) }),
    auto: (run, { phase }) => {
      run.emit({ type: 'PhaseBegan', phase })
      run.push(...SEGMENTS[phase])
    },
  },
  segment: {
    about: 'what follows is done by this side',
    fields: ({ side }) => ({ side }),
    auto: (run, { side }) => run.emit({ type: 'SegmentBegan', side }),
  },
  move: {
    about: 'moveUnit, or done (MOS-56); nobody is asked of whom nobody can move',
    fields: ({ side }) => ({ side }),
    // Who has moved or attacked says when he is done.
    waits: (at, { side }) =>
      movers(at).length > 0 || onMapUnits(at, side).some((unit) => counterOf(at.open, unit).moved),
    done: true,
  },
  attack: {
    about: 'declareAttack, or done (MOS-55, MOS-56); nobody is asked who can attack nothing',
    fields: ({ side }) => ({ side }),
    waits: (at, { side }) => at.open.attacked.length > 0 || attackTargets(at, side).length > 0,
    done: true,
    hinder: (at, { side }) => {
      const [hex] = side === 'soviet' ? stillCompelled(at) : []
      return hex === undefined ? null : no('MOS 11', 'must-be-attacked', { hex }, [hex])
    },
  },
  recover: {
    fields: ({ side }) => ({ side }),
    auto: (run, { side }) => {
      const units = recovering(run, side)
      if (units.length > 0) run.emit({ type: 'Recovered', units })
    },
  },
  endTurn: {
    auto: (run) => {
      run.emit({ type: 'Refreshed' })
      run.push({ step: 'nextTurn' })
    },
  },
}

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

/** MOS-79 to 81: victory, and the end of the game. */
export const victory: StepRules<Moscow, VictorySteps> = {
  judge: {
    about: 'has this side won (MOS-79, MOS-80)?',
    fields: ({ side }) => ({ side }),
    auto: (run, { side }) => {
      const won = wonNow(run, side)
      if (won) run.emit({ type: 'GameEnded', ...won })
    },
  },
  nextTurn: {
    about: 'the last turn ends the game, any other is followed by the next',
    auto: (run) => {
      const { turn, scenario } = run.open
      if (turn >= run.rules.lastTurn[scenario]) return run.emit({ type: 'GameEnded', ...finalResult(run) })
      run.emit({ type: 'TurnAdvanced', turn: turn + 1 })
      run.push({ step: 'beginTurn' })
    },
  },
}

import type { StepRules } from '@/lib/wargame/ruleset'
import type { AirSteps } from '../agenda'
import {
  airModifier,
  airUnits,
  bombed,
  bombResult,
  drops,
  interceptionResult,
  interceptors,
  isHit,
  strikeTargets,
  supplyDrops,
} from '../rules/air'
import type { Situation } from '../situation'
import { type AirId, type Hex, opponent, type Side, type Step } from '../state'
import type { Moscow, Run } from '../world'

/** true: an air unit of this side could fly a mission now. */
const hasMissions = (at: Situation, side: Side): boolean =>
  airUnits(at, side, 'ready').some(
    (air) =>
      strikeTargets(at, side, air).length > 0 ||
      (side === 'german'
        ? supplyDrops(at, air).length > 0 ||
          airUnits(at, 'soviet', 'flying').some((one) => interceptors(at, side, one).includes(air))
        : drops(at, air).length > 0),
  )

/** What becomes of each unit of a side that flies; the other may first intercept it, where that is still open. */
const sorties = (run: Run, side: Side, isOpen: boolean): Step[] =>
  airUnits(run, side, 'flying').flatMap((air): Step[] => [
    ...(isOpen ? [{ step: 'patrol', side: opponent(side), air } as const] : []),
    { step: 'sortie', air },
  ])

/** MOS-27 to 44, 55, 56, 59: missions of the air units. */
export const air: StepRules<Moscow, AirSteps> = {
  allocate: {
    about: 'Soviet: bomb or paradrop, or done: who stays is on alert (MOS-55, MOS-56)',
    fields: ({ side }) => ({ side }),
    waits: (at, { side }) => hasMissions(at, side),
    done: true,
  },
  luftwaffe: {
    about:
      'German: intercept, bomb or dropSupply, or done: then those that were sent arrive (MOS-55, MOS-56)',
    fields: ({ side }) => ({ side }),
    waits: (at, { side }) => hasMissions(at, side),
    auto: (run, { side }) => run.push(...sorties(run, side, true)),
    done: true,
  },
  patrol: {
    about: 'intercept this air unit, or done (MOS-43)',
    fields: ({ side, airId }) => ({ side, air: airId }),
    waits: (at, { side, air: against }) => interceptors(at, side, against).length > 0,
    gaps: (open, { air: against }) => ({ air: against, hex: open.air[against]!.target ?? '' }),
    done: true,
  },
  sortie: {
    about: 'this air unit does what it was sent for, unless it was intercepted',
    fields: ({ airId }) => ({ air: airId }),
    auto: (run, step) => fly(run, step.air),
  },
  strike: {
    about: 'Soviet air units arrive that were not intercepted',
    auto: (run) => run.push(...sorties(run, 'soviet', false)),
  },
}

/** Names the dice of a throw in the air. */
const throwAir = (run: Run, air: AirId): number =>
  run.dice.roll(`air/${run.open.turn}/${run.open.raids}/${air}`, 6)

const backOf = ({ rules, open }: Situation): number => open.turn + rules.airOut

/** MOS-32 to 34, 40, 43: one air unit meets another. */
export function intercept(run: Run, unit: AirId, against: AirId): void {
  const face = throwAir(run, unit)
  const result = interceptionResult(run, unit, against, face)
  run.emit({ type: 'Intercepted', air: unit, against, face, result, back: backOf(run) })
}

/** An air unit comes to its target, if nobody has kept it from there. */
function fly(run: Run, unit: AirId): void {
  const { state, mission, target, cargo } = run.open.air[unit]!
  if (state !== 'flying' || target === null) return
  if (mission === 'supply') run.emit({ type: 'Resupplied', air: unit, hex: target })
  else if (mission === 'drop' && cargo) run.emit({ type: 'Paradropped', air: unit, unit: cargo, hex: target })
  else bomb(run, unit, target)
  if (run.open.air[unit]!.state === 'flying') run.emit({ type: 'AirReturned', air: unit })
}

/** MOS-27 to 31, 35, 36: bombs on a hex, on one unit after the other until fire from the ground drives them off. */
function bomb(run: Run, unit: AirId, hex: Hex): void {
  const { side } = run.rules.air[unit]!
  if (side === 'german' && hex === run.rules.moscow) {
    const face = throwAir(run, unit)
    run.emit({ type: 'MoscowRaided', air: unit, hex, face, panic: face >= run.rules.panicFace })
  }
  for (const victim of bombed(run, hex, side)) {
    const face = throwAir(run, unit)
    const modifier = airModifier(run, unit, victim, hex)
    const result = bombResult(run, unit, victim, hex, face)
    const hit = isHit(run, victim, result)
    run.emit({ type: 'Bombed', air: unit, unit: victim, face, modifier, result, hit, back: backOf(run) })
    if (run.open.air[unit]!.state !== 'flying') return
  }
}

/** MOS-39, MOS-40: aircraft are lost with their base, when the enemy comes there. */
export function overrunBases(run: Run, side: Side, path: readonly Hex[]): void {
  for (const unit of Object.keys(run.rules.air).sort()) {
    const { base, state } = run.open.air[unit] ?? { base: null, state: 'off' }
    if (base === null || state === 'lost' || run.rules.air[unit]!.side === side || !path.includes(base))
      continue
    const rule = run.rules.air[unit]!.kind === 'bomber' ? '40' : '39'
    run.emit({ type: 'BaseOverrun', air: unit, hex: base, rule })
  }
}

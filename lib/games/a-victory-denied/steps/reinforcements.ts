import { drawFrom } from '@/lib/kernel/dice/dice'
import { inBox } from '@/lib/wargame/occupancy'
import type { StepRule, StepRules } from '@/lib/wargame/ruleset'
import type { ReinforcementSteps } from '../agenda'
import { unplayedCopies } from '../rules/07-command'
import {
  germansInPocket,
  placementHexes,
  releasePoints,
  reservable,
  sovietsInPocket,
} from '../rules/11-placement'
import type { Situation } from '../situation'
import type { Box, CounterId, Hex, Side, Step, StepOf } from '../state'
import type { Avd, Run } from '../world'
import { drawVp, enterHex } from './enter-hex'

/** One unit that is placed at once: lost or back in the cup if it has no place, by itself if there is only one. */
const forced: StepRule<Avd, StepOf<'pvo'> | StepOf<'drawn'>> = {
  fields: ({ side, counterId }) => ({ side, unit: counterId }),
  waits: (at, { unit }) => placementHexes(at, unit).length > 1,
  auto: (run, { step, unit }) => {
    const [hex] = placementHexes(run, unit)
    if (hex) place(run, unit, hex, 0)
    else run.emit({ type: 'NotPlaced', unit, to: step === 'pvo' ? 'gone' : 'elite' })
  },
}

/** 11, 14: who arrives, and who leaves the Minsk Pocket. */
export const reinforcements: StepRules<Avd, ReinforcementSteps> = {
  reserve: {
    about: 'Soviet: reinforce from the reserve, HQs first, or done',
    fields: ({ z, side, count }) => ({
      side,
      points: count,
      unitsPlaced: z
        .boolean()
        .default(false)
        .describe('true: a combat unit has been placed, so no HQ may be'),
    }),
    // 11.1.1: over when no points are left or nobody can be placed.
    waits: (at, step) => isPlaceable(at, reservable(at, step)),
    done: true,
  },
  pvo: {
    ...forced,
    about: 'Soviet: reinforce with this PVO',
    done: 'AVD 11.1.1b',
  },
  drawElite: { auto: drawEliteArrival },
  drawn: {
    ...forced,
    about: 'Soviet: reinforce with the drawn elite',
    done: 'AVD 11.1.1c',
  },
  stars: { auto: rollStars },
  release: {
    about: 'German: releaseUnit from the Minsk Pocket, or done',
    fields: ({ side, units, count }) => ({ side, units: units.default([]), chits: count.default(0) }),
    waits: (at, { units }) => units.length > 0 || germansInPocket(at).length > 0,
    done: true,
    finish: finishRelease,
  },
  arrivals: { auto: bringArrivals },
  escape: {
    about: 'Soviet: reinforce with units that escaped from the pocket, or done',
    fields: ({ side, count }) => ({ side, left: count }),
    // 11.1.3: over when all have been placed or nobody can be.
    waits: (at, { left }) => left > 0 && isPlaceable(at, sovietsInPocket(at)),
    done: true,
  },
}

/** 11.0: the steps of a Reinforcement chit in their order (A-AVD-14). */
export function beginReinforcements(run: Run): void {
  const { turn } = run.open
  const track = run.rules.turnTrack[turn]!
  run.emit({ type: 'ReinforcementBegan' })
  const steps: Step[] = []
  steps.push({ step: 'reserve', side: 'soviet', points: track.points, unitsPlaced: false })
  const { counters } = run.rules
  const isDue = (id: CounterId) => counters[id]!.arrival === 'pvo' && counters[id]!.turn === turn
  const pvo = inBox(run, 'track').find(isDue)
  if (track.pvo > 0 && pvo) steps.push({ step: 'pvo', side: 'soviet', unit: pvo })
  for (let n = 0; n < track.elite; n++) steps.push({ step: 'drawElite' })
  if (track.stars) steps.push({ step: 'stars' })
  if (track.release === 'voluntary' && germansInPocket(run).length > 0)
    steps.push({ step: 'release', side: 'german', units: [], chits: 0 })
  else steps.push({ step: 'arrivals' })
  run.push(...steps)
  // 11.2: before all others Timoshenko's force comes on, moves and fights.
  if (turn === run.rules.firstTurn)
    bringOn(run, 'timoshenko-entry', 'soviet', 'timoshenko', { step: 'fight', side: 'soviet' })
}

/** Whoever waits in a box comes onto the map and moves, and then does what else is named. */
function bringOn(run: Run, chit: string, side: Side, box: Box, ...steps: Step[]): void {
  const force = inBox(run, box)
  if (force.length === 0) return
  const isHq = (id: CounterId) => run.rules.counters[id]!.hq
  const units = force.filter((id) => !isHq(id))
  run.emit({ type: 'Activated', chit, side, hqs: force.filter(isHq), units })
  run.push({ step: 'move', side }, ...steps, { step: 'endActivation' })
}

const isPlaceable = (at: Situation, units: readonly CounterId[]) =>
  units.some((unit) => placementHexes(at, unit).length > 0)

/** A unit comes onto the map; in an empty Victory Hex it brings a VP chit back (11.1.1, 16.2). */
export function place(run: Run, unit: CounterId, at: Hex, cost: number): void {
  const from = run.open.counters[unit]!.at as 'reserve'
  run.emit({ type: 'Reinforced', unit, at, from, cost })
  enterHex(run, unit, at)
}

/** 11.1.1: one red unit at random, if the cup is not empty. */
function drawEliteArrival(run: Run): void {
  const cup = inBox(run, 'elite')
  if (cup.length === 0) return
  const unit = drawFrom(cup, (sides) => run.dice.roll(`arrival/${run.open.turn}`, sides))
  run.emit({ type: 'EliteArrived', unit })
  run.push({ step: 'drawn', side: 'soviet', unit })
}

/** 11.3: from turn 4 a die tells how many * units join the reserve, in the order of their ids. */
function rollStars(run: Run): void {
  const waiting = inBox(run, 'stavka').sort()
  if (waiting.length === 0) return
  const face = run.dice.roll(`stars/${run.open.turn}`, 6)
  run.emit({ type: 'StarsJoined', face, units: waiting.slice(0, face) })
}

/** 14.0: the escape roll for what has been released, then the arrivals, then the escapees. */
function finishRelease(run: Run, step: StepOf<'release'>): void {
  run.pop()
  if (step.units.length === 0) return run.push({ step: 'arrivals' })
  const modifier = run.rules.turnTrack[run.open.turn]!.escapeModifier ?? 0
  const face = run.dice.roll(`escape/${run.open.turn}`, 6)
  const points = releasePoints(run, step)
  const result = run.rules.escapeResult(points, face + modifier)
  const escapees = Math.min(result.escapees, sovietsInPocket(run).length)
  run.emit({ type: 'EscapeRolled', face, modifier, points, escapees, takesVp: result.takesVp })
  run.emit({ type: 'UnitsStaged', units: step.units })
  for (let n = 0; n < step.chits; n++) addNinthArmy(run)
  // 14.0: the Soviet takes one of the German's chits unseen; with none left he has won.
  const chit = result.takesVp ? drawVp(run, 'AVD 14.0c') : undefined
  if (chit === null) return
  if (chit) run.emit({ type: 'VpEscaped', chit })
  run.push({ step: 'arrivals' }, { step: 'escape', side: 'soviet', left: escapees })
}

/** Another 9th Army chit goes into the cup, if one is left. */
export function addNinthArmy(run: Run): void {
  const chit = run.rules.ninthArmy
  if (unplayedCopies(run, run.state.hidden.cup, chit) > 0) run.emit({ type: 'ChitAdded', chit })
}

/** 11.1.2: due Germans wait at their entry hexes; on turn 4 the pocket is closed; then they come on by road. */
function bringArrivals(run: Run): void {
  const { turn } = run.open
  if (run.rules.turnTrack[turn]!.release === 'compulsory') closePocket(run)
  const due = inBox(run, 'track', 'german').filter((id) => run.rules.counters[id]!.turn === turn)
  if (due.length > 0) run.emit({ type: 'UnitsStaged', units: due })
  bringOn(run, 'entry', 'german', 'staging')
}

/** 14.0 turn 4: all Germans leave the pocket without a roll, all Soviets in it are lost. */
function closePocket(run: Run): void {
  const germans = germansInPocket(run)
  if (germans.length > 0) run.emit({ type: 'UnitsStaged', units: germans })
  for (const unit of germans) if (run.rules.counters[unit]!.hq) addNinthArmy(run)
  const units = inBox(run, 'pocket')
  if (units.length > 0) run.emit({ type: 'PocketClosed', units })
}

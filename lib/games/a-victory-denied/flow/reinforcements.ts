import { drawFrom } from '@/lib/kernel/dice'
import { escapeResult, TURN_TRACK } from '../data/charts'
import { CHITS } from '../data/chits'
import { COUNTER_IDS, COUNTERS } from '../data/counters'
import { placementHexes } from '../rules/11-placement'
import { inBox } from '../rules/occupancy'
import type { Run } from '../run'
import type { CounterId, Hex, Step, StepOf, Table } from '../state'
import { unplayedCopies } from './command'
import { endGame } from './end-game'
import { drawVp, enterHex } from './enter-hex'

/** 11.0: the steps of a Reinforcement chit in their order (A-AVD-14). */
export function beginReinforcements(run: Run): void {
  const { turn } = run.table
  const track = TURN_TRACK[turn]!
  run.add({ type: 'ReinforcementBegan' })
  const steps: Step[] = []
  steps.push({ step: 'reserve', side: 'soviet', points: track.points, unitsPlaced: false })
  const pvo = COUNTER_IDS.find((id) => COUNTERS[id]!.arrival === 'pvo' && COUNTERS[id]!.turn === turn)
  if (track.pvo > 0 && pvo && inBox(run.table, 'track').includes(pvo))
    steps.push({ step: 'pvo', side: 'soviet', unit: pvo })
  for (let n = 0; n < track.elite; n++) steps.push({ step: 'drawElite' })
  if (track.stars) steps.push({ step: 'stars' })
  if (track.release === 'voluntary' && germansInPocket(run.table).length > 0)
    steps.push({ step: 'release', side: 'german', units: [], chits: 0 })
  else steps.push({ step: 'arrivals' })
  run.plan(...steps)
  if (turn === 1) enterTimoshenko(run)
}

/** 11.2: before all others Timoshenko's force comes on, moves and fights. */
function enterTimoshenko(run: Run): void {
  const force = inBox(run.table, 'timoshenko')
  if (force.length === 0) return
  const hqs = force.filter((id) => COUNTERS[id]!.hq)
  const units = force.filter((id) => !COUNTERS[id]!.hq)
  run.add({ type: 'Activated', chit: 'timoshenko-entry', side: 'soviet', hqs, units })
  run.plan({ step: 'move', side: 'soviet' }, { step: 'fight', side: 'soviet' }, { step: 'endActivation' })
}

/** Chit of a Soviet HQ. */
export const chitOfHq = (hq: CounterId): string | null =>
  Object.keys(CHITS).find((chit) => CHITS[chit]!.hq === hq) ?? null

/** Reinforcement points of a unit of the reserve (11.1.1). */
export const reserveCost = (unit: CounterId, withChit: boolean): number =>
  (COUNTERS[unit]!.hq ? 2 : 1) + (withChit ? 1 : 0)

/** Units of the reserve that points are left for; no HQs any more once a combat unit has come (11.1.1). */
export const reservable = (table: Table, { points, unitsPlaced }: StepOf<'reserve'>): CounterId[] =>
  inBox(table, 'reserve').filter(
    (unit) => reserveCost(unit, false) <= points && !(unitsPlaced && COUNTERS[unit]!.hq),
  )

/** 11.1.1: over when no points are left or nobody can be placed. */
export function reserveDone(run: Run, step: StepOf<'reserve'>): boolean {
  const possible = reservable(run.table, step).some((unit) => placementHexes(run.table, unit).length > 0)
  if (possible) return false
  run.done()
  return true
}

/** A PVO or a drawn elite: lost or back in the cup if it has no place, placed if there is only one. */
export function placeForced(run: Run, { step, unit }: StepOf<'pvo'> | StepOf<'drawn'>): boolean {
  const hexes = placementHexes(run.table, unit)
  if (hexes.length > 1) return false
  run.done()
  if (hexes[0]) place(run, unit, hexes[0], 0)
  else run.add({ type: 'NotPlaced', unit, to: step === 'pvo' ? 'gone' : 'elite' })
  return true
}

/** A unit comes onto the map; in an empty Victory Hex it brings a VP chit back (11.1.1, 16.2). */
export function place(run: Run, unit: CounterId, at: Hex, cost: number): void {
  const from = run.table.counters[unit]!.at as 'reserve'
  run.add({ type: 'Reinforced', unit, at, from, cost })
  enterHex(run, unit, at)
}

/** 11.1.1: one red unit at random, if the cup is not empty. */
export function drawEliteArrival(run: Run): void {
  run.done()
  const cup = inBox(run.table, 'elite')
  if (cup.length === 0) return
  const unit = drawFrom(cup, (sides) => run.dice.roll(`arrival/${run.table.turn}`, sides))
  run.add({ type: 'EliteArrived', unit })
  run.plan({ step: 'drawn', side: 'soviet', unit })
}

/** 11.3: from turn 4 a die tells how many * units join the reserve, in the order of their ids. */
export function rollStars(run: Run): void {
  run.done()
  const waiting = inBox(run.table, 'stavka').sort()
  if (waiting.length === 0) return
  const face = run.dice.roll(`stars/${run.table.turn}`, 6)
  run.add({ type: 'StarsJoined', face, units: waiting.slice(0, face) })
}

export const germansInPocket = (table: Table): CounterId[] =>
  inBox(table, 'pocket').filter((unit) => COUNTERS[unit]!.side === 'german')

export const sovietsInPocket = (table: Table): CounterId[] =>
  inBox(table, 'pocket').filter((unit) => COUNTERS[unit]!.side === 'soviet' && !COUNTERS[unit]!.hq)

/** Points of a release: they choose the column of the escape table (14.0, A-AVD-31). */
export function releasePoints(table: Table, { units, chits }: StepOf<'release'>): number {
  const points = units.reduce((sum, unit) => sum + (COUNTERS[unit]!.hq ? 2 : 1), 0)
  return points + (table.options.boughtChitsCount ? chits : 0)
}

/** 14.0: the escape roll for what has been released, then the arrivals, then the escapees. */
export function finishRelease(run: Run, step: StepOf<'release'>): void {
  run.done()
  if (step.units.length === 0) return run.plan({ step: 'arrivals' })
  const modifier = TURN_TRACK[run.table.turn]!.escapeModifier ?? 0
  const face = run.dice.roll(`escape/${run.table.turn}`, 6)
  const points = releasePoints(run.table, step)
  const result = escapeResult(points, face + modifier)
  const escapees = Math.min(result.escapees, sovietsInPocket(run.table).length)
  run.add({ type: 'EscapeRolled', face, modifier, points, escapees, takesVp: result.takesVp })
  run.add({ type: 'UnitsStaged', units: step.units })
  for (let n = 0; n < step.chits; n++) addNinthArmy(run)
  if (result.takesVp && !takeVp(run)) return
  run.plan({ step: 'arrivals' }, { step: 'escape', side: 'soviet', left: escapees })
}

function addNinthArmy(run: Run): void {
  if (unplayedCopies(run, 'G-9A') > 0) run.add({ type: 'ChitAdded', chit: 'G-9A' })
}

/** 14.0: the Soviet takes one of the German's chits unseen; with none left he has won. */
function takeVp(run: Run): boolean {
  const chit = drawVp(run, `vpbox/${run.table.turn}/${run.table.vpDraws}`)
  if (chit) run.add({ type: 'VpEscaped', chit })
  else endGame(run, 'soviet', 'AVD 14.0c', 'won-no-chit')
  return chit !== null
}

/** 11.1.2: due Germans wait at their entry hexes; on turn 4 the pocket is closed; then they come on by road. */
export function bringArrivals(run: Run): void {
  run.done()
  const { turn } = run.table
  if (TURN_TRACK[turn]!.release === 'compulsory') closePocket(run)
  const due = inBox(run.table, 'track').filter(
    (id) => COUNTERS[id]!.side === 'german' && COUNTERS[id]!.turn === turn,
  )
  if (due.length > 0) run.add({ type: 'UnitsStaged', units: due })
  const waiting = inBox(run.table, 'staging')
  if (waiting.length === 0) return
  run.add({
    type: 'Activated',
    chit: 'entry',
    side: 'german',
    hqs: waiting.filter((id) => COUNTERS[id]!.hq),
    units: waiting.filter((id) => !COUNTERS[id]!.hq),
  })
  run.plan({ step: 'move', side: 'german' }, { step: 'endActivation' })
}

/** 14.0 turn 4: all Germans leave the pocket without a roll, all Soviets in it are lost. */
function closePocket(run: Run): void {
  const germans = germansInPocket(run.table)
  if (germans.length > 0) run.add({ type: 'UnitsStaged', units: germans })
  for (const unit of germans) if (COUNTERS[unit]!.hq) addNinthArmy(run)
  const units = inBox(run.table, 'pocket')
  if (units.length > 0) run.add({ type: 'PocketClosed', units })
}

/** 11.1.3: over when all have been placed or nobody can be. */
export function escapeDone(run: Run, { left }: StepOf<'escape'>): boolean {
  const possible =
    left > 0 && sovietsInPocket(run.table).some((unit) => placementHexes(run.table, unit).length > 0)
  if (possible) return false
  run.done()
  return true
}

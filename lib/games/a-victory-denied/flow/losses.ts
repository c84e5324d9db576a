import { COUNTERS } from '../data/counters'
import type { EventOf } from '../events'
import type { Run } from '../run'
import { type Box, type CounterId, counterOf, type Table } from '../state'

/** Steps that a combat unit still has (2.2.3). */
export function stepsLeft(table: Table, unit: CounterId): number {
  const counter = counterOf(table, unit)
  if (!/^\d/.test(counter.at)) return 0
  return counter.reduced ? 1 : COUNTERS[unit]!.steps
}

/** 9.4.2: where a unit goes when it is eliminated. */
export function boxAfterElimination(table: Table, unit: CounterId): Box {
  const { side, motorized, colour } = COUNTERS[unit]!
  if (side === 'german') return motorized ? 'eliminated' : 'gone'
  if (counterOf(table, unit).isolated || colour === 'star' || colour === 'pvo') return 'gone'
  return colour === 'red' ? 'elite' : 'reserve'
}

/** 10.5: where a Soviet unit goes when it is disbanded; a * unit is tan and not lost by that. */
export function boxAfterDisbanding(table: Table, unit: CounterId): Box {
  if (counterOf(table, unit).isolated) return 'gone'
  return COUNTERS[unit]!.colour === 'red' ? 'elite' : 'reserve'
}

/** Takes one step from a unit; true if it is eliminated. */
export function loseStep(run: Run, unit: CounterId, why: EventOf<'StepLost'>['why']): boolean {
  const eliminated = stepsLeft(run.table, unit) <= 1
  run.add({ type: 'StepLost', unit, to: eliminated ? boxAfterElimination(run.table, unit) : null, why })
  return eliminated
}

/** 9.5.8: the whole unit, however many steps it has. */
export function eliminate(run: Run, unit: CounterId): void {
  run.add({ type: 'StepLost', unit, to: boxAfterElimination(run.table, unit), why: 'no-retreat' })
}

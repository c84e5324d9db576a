import type { Refusal } from '@/lib/kernel/decision'
import { countersAt, enemyAt, inBox } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type Box, type CounterId, counterOf, type Face, type Hex } from '../state'
import { no } from '../world'
import { controlled, controls, scenarioOf } from './03-control'
import { crowdRefusal, fitting } from './06-stacking'
import { firstOf } from './limits'

/** What a turn brings, by the pools of the untried units (17.6). */
const scheduled = (at: Situation, turn: number): Partial<Readonly<Record<Face, number>>> =>
  scenarioOf(at).arrivals[turn] ?? {}

/** Soviet units that come with a turn: the first of each pool that wait for theirs (3.5, 8.1, 17.6), and those whose turn it is by name. */
export function soviets(at: Situation, turn: number): CounterId[] {
  const waiting = inBox(at, 'track', 'soviet')
  const drawn = Object.entries(scheduled(at, turn)).flatMap(([face, count]) => {
    if (face === 'TB' && turn === at.rules.brigadesTurn && at.open.options.tankBrigades === 'none') return []
    return waiting.filter((unit) => at.rules.counters[unit]!.face === face).slice(0, count)
  })
  return [...drawn, ...waiting.filter((unit) => at.rules.counters[unit]!.turn === turn)]
}

/** Units of the German side that come with a turn, with the reserve area in which they appear (2.17, 8.3, 8.5). */
export const germans = (at: Situation, turn: number): { unit: CounterId; at: Box }[] =>
  inBox(at, 'track', 'german')
    .filter((unit) => at.rules.counters[unit]!.turn === turn)
    .map((unit) => ({ unit, at: isSouthern(at, unit) ? 'okhSouth' : 'okhNorth' }))

/** true: Italians, Romanians and Hungarians, who come by the south alone (8.5). */
export const isSouthern = ({ rules }: Situation, unit: CounterId): boolean =>
  rules.southern.includes(rules.counters[unit]!.nation)

/** Where Soviet units come in: places they control, round military districts as well, and what a scenario names (8.7). */
export function entryHexes(at: Situation): Hex[] {
  const { rules } = at
  const { isInPlay, entries } = scenarioOf(at)
  const places = controlled(at).filter(
    (hex) => (rules.placeOf(hex)?.kind ?? 'town') !== 'town' && controls(at, 'soviet', hex),
  )
  const around = places.flatMap((hex) =>
    rules.placeOf(hex)!.headquarters && rules.takesAround(at as never, hex)
      ? rules.board.neighbours(hex)
      : [],
  )
  return [...new Set([...places, ...around, ...entries])]
    .filter((hex) => isInPlay(hex) && rules.isLand(hex) && !enemyAt(at, hex, 'soviet'))
    .filter((hex) => rules.mayEnter(at as never, hex))
    .sort()
}

/** Soviet units that may be placed now, by what is due (8.1, 8.7). */
export const toPlace = (at: Situation, from: 'arriving' | 'rvgk'): CounterId[] => inBox(at, from, 'soviet')

/** Of some units those that may come in at a hex and have room there, and how many of them together (8.7, 6.1). */
export const entering = (at: Situation, hex: Hex, units: readonly CounterId[]) =>
  fitting(
    at,
    hex,
    units.filter((unit) => firstOf(at.rules.entryBars, at, unit, hex) === null),
  )

/** Hexes at which any of some units may come in (8.7, 6.1). */
export const openEntries = (at: Situation, units: readonly CounterId[]): Hex[] =>
  entryHexes(at).filter((hex) => entering(at, hex, units).max > 0)

/** Why these units may not come in there; null if they may (8.7, 6.1). */
export function judgePlacement(
  at: Situation,
  from: 'arriving' | 'rvgk',
  units: readonly CounterId[],
  hex: Hex,
): Refusal | null {
  const stranger = units.find((unit) => !toPlace(at, from).includes(unit))
  if (stranger !== undefined) return no('PM 8.7', 'not-arriving', { unit: stranger })
  if (new Set(units).size < units.length) return no('PM 8.7', 'named-twice')
  if (!entryHexes(at).includes(hex)) return no('PM 8.7', 'no-entry', { hex }, [hex])
  for (const unit of units) {
    const bar = firstOf(at.rules.entryBars, at, unit, hex)
    if (bar) return bar
  }
  return crowdRefusal(at, units, countersAt(at, hex), hex)
}

/** Of some units in their order those that the reserve of the high command takes beside those in it (8.1). */
export function reserved(at: Situation, units: readonly CounterId[]): CounterId[] {
  const weight = (unit: CounterId) =>
    at.rules.rvgkWeight(at.rules.counters[unit]!, counterOf(at.open, unit).lost)
  let room = inBox(at, 'rvgk').reduce((left, unit) => left - weight(unit), at.rules.rvgk(at.open.turn))
  return units.filter((unit) => {
    if (weight(unit) > room) return false
    room -= weight(unit)
    return true
  })
}

/** Units beyond what the reserve takes, for which there is room on the map: they must be placed (8.1). */
export function mustPlace(at: Situation): number {
  const units = toPlace(at, 'arriving')
  return openEntries(at, units).length === 0 ? 0 : units.length - reserved(at, units).length
}

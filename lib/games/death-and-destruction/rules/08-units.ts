import type { CounterFacts } from '@/lib/games/proud-monster/data/counters'
import {
  isCutOff,
  isOverland as isHexOverland,
  livesByAir,
  supplyOf,
} from '@/lib/games/proud-monster/full/supply'
import { idsOf } from '@/lib/wargame/counters'
import { hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import { type CounterId, counterOf, OKH, type Side } from '../state'

// What the rules of chapter 8 ask of units.

const factsOf = ({ rules }: Situation, unit: CounterId) => rules.counters[unit]!

/** Units that there are by now, wherever they lie, of which something is so. */
export const unitsThat = (
  { rules, open }: Situation,
  is: (facts: CounterFacts, unit: CounterId) => boolean,
): CounterId[] =>
  idsOf(open.counters)
    .filter((unit) => is(rules.counters[unit]!, unit))
    .sort()

/** true: German, the Spanish division among them: there are no replacements for allies (8.14). */
export const isGerman = (at: Situation, unit: CounterId): boolean =>
  ['german', 'spanish'].includes(factsOf(at, unit).nation)

/** Divisions of these types are never rebuilt (8.13, 8.14, 14.8). */
const NEVER = ['artillery', 'field', 'korps-abteilung', 'security', 'flak']

/** true: a German unit that goes into the Replacement Army when it is eliminated (8.14). */
export function isRebuilt(at: Situation, unit: CounterId): boolean {
  const { size, type } = factsOf(at, unit)
  return isGerman(at, unit) && (type === 'heavy-tank' || (size === 'division' && !NEVER.includes(type)))
}

/** Which steps a unit gets: those for mechanized units, Soviet cavalry among them (8.24), or others. */
export function purseOf(at: Situation, unit: CounterId): 'mech' | 'foot' {
  const { mech, side, type } = factsOf(at, unit)
  return mech || (side === 'soviet' && type === 'cavalry') ? 'mech' : 'foot'
}

/** true: a unit has a line over land, and lives neither by air, nor by a port or the lake (8.15, 8.16, 8.20, 14.3, 14.4). */
export const isOverland = (at: Situation, unit: CounterId): boolean => {
  const hex = hexOf(at, unit)
  return factsOf(at, unit).side === 'soviet'
    ? hex === null || isHexOverland(asked(at), hex)
    : supplyOf(asked(at), unit) !== 'out' && !livesByAir(asked(at), unit)
}

/** true: a unit is cut off where it stands. */
export const isSurrounded = (at: Situation, unit: CounterId): boolean => isCutOff(asked(at), unit)

/** true: a unit is on the map or in a reserve area, which is a part of it. */
export const isInPlay = (at: Situation, unit: CounterId): boolean =>
  hexOf(at, unit) !== null || counterOf(at.open, unit).at.startsWith('okh')

/** true: a unit is where it may be given steps: in play, or in the reserve of the high command (8.15, 8.20, 8.27). */
export const isInReach = (at: Situation, unit: CounterId): boolean =>
  isInPlay(at, unit) || counterOf(at.open, unit).at === 'rvgk'
/** Units of a side that are. */
export const unitsInReach = (at: Situation, side: Side): CounterId[] =>
  [...onMapUnits(at, side), ...['rvgk', ...OKH].flatMap((box) => inBox(at, box, side))].sort()

/** Steps that a unit still has of its own. */
export const stepsOf = (at: Situation, unit: CounterId): number =>
  factsOf(at, unit).steps - counterOf(at.open, unit).lost

/** Units that have an upgrade counter beneath them, which is lost before any step (8.20). */
export const withUpgrade = ({ open }: Situation, units: readonly CounterId[]): CounterId[] =>
  units.filter((unit) => open.upgrades.beneath.includes(unit))

/** Steps of some units together, with those beneath them, as limits count them (8.20, 8.34, 11.2, 12.2). */
export const stepsIn = (at: Situation, units: readonly CounterId[]): number =>
  units.reduce((sum, unit) => sum + stepsOf(at, unit), withUpgrade(at, units).length)

/** true: a tank or mechanized corps (8.20, 8.31). */
export const isTankCorps = (at: Situation, unit: CounterId): boolean => {
  const { size, type } = factsOf(at, unit)
  return size === 'corps' && (type === 'tank' || type === 'mechanized')
}

/** The most steps that a unit may have now (8.31). */
export const mostSteps = (at: Situation, unit: CounterId): number =>
  isTankCorps(at, unit)
    ? Math.min(factsOf(at, unit).steps, at.rules.corpsSteps(at.open.turn))
    : factsOf(at, unit).steps

/** true: Soviet artillery: breakthrough or rockets (6.1, 14.5, 14.6). */
export const isGun = (at: Situation, unit: CounterId): boolean => {
  const { side, type } = factsOf(at, unit)
  return side === 'soviet' && (type === 'artillery' || type === 'rocket')
}

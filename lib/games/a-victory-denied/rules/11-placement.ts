import type { Refusal } from '@/lib/kernel/decision'
import { nearnessTo } from '@/lib/wargame/command'
import { combatUnitsAt, hqAt, inBox, onMapHqs } from '@/lib/wargame/occupancy'
import { inEnemyZoc } from '@/lib/wargame/zoc'
import type { CounterFacts } from '../data/counters'
import type { Situation } from '../situation'
import type { CounterId, Hex, StepOf } from '../state'
import { no } from '../world'
import { stackRefusal } from './05-stacking'
import { hasSupplyLine } from './10-supply'

const hasChit = ({ open }: Situation, hex: Hex): boolean => open.vpOnMap[hex] !== undefined

/** true: HQs and PVO come in on a Victory Hex that holds a VP chit (11.1.1). */
const comesToVictoryHex = ({ hq, colour }: CounterFacts): boolean => hq || colour === 'pvo'

/** Who may come in with which Soviet HQ: in its hex or next to it (11.1.1). */
const { isNear, anchorsNear, hexesNear } = nearnessTo<Situation>(
  (at) => onMapHqs(at, 'soviet'),
  (rules) => rules.placementRange,
)

/** true: an HQ in the hex or next to it has received a * unit in this phase, in its hex or next to it (11.1.1). */
const hasStarNear = (at: Situation, hex: Hex): boolean =>
  anchorsNear(at, hex).some((hq) => at.open.starHexes.some((star) => isNear(at, hq, star)))

/** A Soviet combat unit: with or next to an HQ, and not under a German zone but in three cases (11.1.1). */
function combatUnitRefusal(at: Situation, unit: CounterId, hex: Hex): Refusal | null {
  if (anchorsNear(at, hex).length === 0) return no('AVD 11.1.1a', 'place-near-hq', { hex }, [hex])
  const covered =
    hasChit(at, hex) || combatUnitsAt(at, hex, 'soviet').length > 0 || hqAt(at, hex, 'soviet') !== null
  if (!covered && inEnemyZoc(at, hex, 'soviet')) return no('AVD 11.1.1a', 'place-zoc', { hex }, [hex])
  if (at.rules.counters[unit]!.colour !== 'star' || !hasStarNear(at, hex)) return null
  return no('AVD 11.1.1a', 'place-star', { hex }, [hex])
}

/** Why a Soviet reinforcement, elite or escapee may not be placed in a hex (11.1.1, 11.1.3); null if it may. */
export function placementRefusal(at: Situation, unit: CounterId, hex: Hex): Refusal | null {
  const facts = at.rules.counters[unit]!
  const toVictoryHex = comesToVictoryHex(facts)
  const rule = facts.colour === 'pvo' ? 'AVD 11.1.1b' : 'AVD 11.1.1a'
  if (facts.side !== 'soviet') return no('AVD 11.1.2a', 'place-german', { unit })
  if (!at.rules.board.has(hex)) return no('AVD 11.1.1a', 'place-off-map', { hex })
  if (toVictoryHex && !hasChit(at, hex)) return no(rule, 'place-victory-hex', { hex }, [hex])
  const crowded = stackRefusal(at, unit, hex)
  if (crowded) return crowded
  const misplaced = toVictoryHex ? null : combatUnitRefusal(at, unit, hex)
  if (misplaced) return misplaced
  if (hasSupplyLine(at, 'soviet', hex)) return null
  return no(rule, 'place-supply', { hex }, [hex])
}

/** Where a Soviet reinforcement, elite or escapee may be placed, in ascending order (11.1.1). */
export function placementHexes(at: Situation, unit: CounterId): Hex[] {
  const toVictoryHex = comesToVictoryHex(at.rules.counters[unit]!)
  const hexes = toVictoryHex ? Object.keys(at.open.vpOnMap) : hexesNear(at)
  return hexes.filter((hex) => placementRefusal(at, unit, hex) === null).sort()
}

export const germansInPocket = (at: Situation): CounterId[] => inBox(at, 'pocket', 'german')

export const sovietsInPocket = (at: Situation): CounterId[] =>
  inBox(at, 'pocket', 'soviet').filter((unit) => !at.rules.counters[unit]!.hq)

/** Chit of a Soviet HQ. */
export const chitOfHq = ({ rules: { chits } }: Situation, hq: CounterId): string | null =>
  Object.keys(chits).find((chit) => chits[chit]!.hq === hq) ?? null

/** Reinforcement points of a unit of the reserve (11.1.1). */
export const reserveCost = ({ rules }: Situation, unit: CounterId, withChit: boolean): number =>
  rules.price[rules.counters[unit]!.hq ? 'hq' : 'unit'] + (withChit ? rules.price.chit : 0)

/** Units of the reserve that points are left for; no HQs any more once a combat unit has come (11.1.1). */
export const reservable = (at: Situation, { points, unitsPlaced }: StepOf<'reserve'>): CounterId[] =>
  inBox(at, 'reserve').filter(
    (unit) => reserveCost(at, unit, false) <= points && !(unitsPlaced && at.rules.counters[unit]!.hq),
  )

/** Points of a release: they choose the column of the escape table (14.0, A-AVD-31). */
export function releasePoints({ rules, open }: Situation, { units, chits }: StepOf<'release'>): number {
  const { hq, unit, chit } = rules.releasePoints
  const points = units.reduce((sum, id) => sum + (rules.counters[id]!.hq ? hq : unit), 0)
  return points + (open.options.boughtChitsCount ? chit * chits : 0)
}

/** What is released, with one more, and with its chit where that is bought (14.0). */
export const releasedWith = (
  released: StepOf<'release'>,
  unit: CounterId,
  withChit: boolean,
): StepOf<'release'> => ({
  ...released,
  units: [...released.units, unit],
  chits: released.chits + (withChit ? 1 : 0),
})

/** How many escape by a face of the escape table's die, and whether a VP chit goes with them (14.0). */
export function escapeOf(at: Situation, released: StepOf<'release'>, face: number) {
  const modifier = at.rules.turnTrack[at.open.turn]!.escapeModifier ?? 0
  const { escapees, takesVp } = at.rules.escapeResult(releasePoints(at, released), face + modifier)
  return { escapees: Math.min(escapees, sovietsInPocket(at).length), takesVp }
}

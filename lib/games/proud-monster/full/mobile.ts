import type { Refusal } from '@/lib/kernel/decision'
import { combatUnitsAt, countersAt, onMapUnits } from '@/lib/wargame/occupancy'
import { isMech, typeOf } from '../rules/02-units'
import { crowdRefusal } from '../rules/06-stacking'
import { barRefusal, ignoresRivers, RIVER, SHUT, STRAIT, sideBetween } from '../rules/12-costs'
import { mayGoOn, pointsLeft, stackOf } from '../rules/12-movement'
import { firstOf } from '../rules/limits'
import type { Situation } from './situation'
import { type CounterId, counterOf, type Hex, opponent, type Side } from './state'
import { type Supply, supplyOf } from './supply'
import { isMarsh } from './weather'
import { no } from './world'

/** true: Soviet cavalry, which is spent by a mobile assault (15.12). */
export const isSpent = (at: Situation, unit: CounterId): boolean =>
  at.rules.counters[unit]!.side === 'soviet' && typeOf(at, unit) === 'cavalry'

/** Why a unit takes no part in mobile assaults, wherever; null if it may (15.1, 10.1). */
function unfit(at: Situation, unit: CounterId): Refusal | null {
  const { nation } = at.rules.counters[unit]!
  if (!isMech(at, unit) && !isSpent(at, unit)) return no('PM 15.1', 'mobile-mech', { unit })
  return at.rules.southern.includes(nation)
    ? no('PM 15.1', 'mobile-ally', { unit })
    : firstOf(at.rules.mobileHalts, at, unit)
}

/** How those that might make mobile assaults are supplied as they begin to move, if not wholly (9.8, 15.4). */
export function shortAtStart(
  at: Situation,
  units: readonly CounterId[],
): Record<CounterId, Exclude<Supply, 'full'>> | undefined {
  const short = units.flatMap((unit) => {
    if (counterOf(at.open, unit).from !== null || unfit(at, unit)) return []
    const supply = supplyOf(at, unit)
    return supply === 'full' ? [] : [[unit, supply] as const]
  })
  return short.length > 0 ? Object.fromEntries(short) : undefined
}

/** true: tanks, assault guns or reconnaissance, without whom motorized infantry makes no mobile assault (15.1). */
const leads = (at: Situation, unit: CounterId): boolean => at.rules.armour.includes(typeOf(at, unit))

/** Why these units may not force their way together: motorized infantry by itself never does (15.1). */
export function armourRefusal(at: Situation, units: readonly CounterId[]): Refusal | null {
  const motorized = units.find((unit) => typeOf(at, unit) === 'motorized')
  return motorized === undefined || units.some((unit) => leads(at, unit))
    ? null
    : no('PM 15.1', 'mobile-armour', { unit: motorized })
}

/** What a mobile assault costs a unit before any river (15.2, 5.6). */
export function mobilePrice(at: Situation, unit: CounterId): number {
  const { side } = at.rules.counters[unit]!
  const { assaultPrice, firstTurnPrice, riversFrom } = at.rules
  return side === 'german' && at.open.turn <= riversFrom ? firstTurnPrice : assaultPrice[side]
}

/** The same out of its hex, with the river before it (15.2). */
export function assaultCost(at: Situation, unit: CounterId, from: Hex, target: Hex): number {
  const { side } = at.rules.counters[unit]!
  const { riverCosts } = at.rules
  const price = at.rules.mobilePrice(at as never, unit)
  const isRiver = sideBetween(at, from, target) === RIVER && !ignoresRivers(at, side)
  return price + (isRiver ? riverCosts[isMech(at, unit) ? 'mech' : 'foot'] : 0)
}

/** Why nobody makes a mobile assault out of a hex into another; null if somebody may (15.3). */
function wayRefusal(at: Situation, from: Hex, target: Hex): Refusal | null {
  const { board, placeOf } = at.rules
  if (!board.has(target) || !board.has(from) || !board.areAdjacent(from, target))
    return no('PM 15.2', 'not-adjacent', { hex: target }, board.has(from) ? [from] : [])
  const between = sideBetween(at, from, target)
  if (between === STRAIT) return no('PM 15.3', 'mobile-strait', { hex: target }, [from, target])
  if (between === SHUT) return no('PM 12.14', 'impassable', { hex: target }, [from, target])
  if (isMarsh(at, target)) return no('PM 15.3', 'mobile-marsh', { hex: target }, [target])
  if ([from, target].every((hex) => placeOf(hex)?.kind === 'city'))
    return no('PM 15.3', 'mobile-city', { hex: target }, [from, target])
  return firstOf(at.rules.mobileBars, at, from, target)
}

/** Why these units may not make this mobile assault; null if they may (15.1 to 15.8). */
export function judgeMobile(
  at: Situation,
  side: Side,
  from: Hex,
  target: Hex,
  units: readonly CounterId[],
): Refusal | null {
  const way = wayRefusal(at, from, target)
  if (way) return way
  if (combatUnitsAt(at, target, opponent(side)).length === 0)
    return no('PM 15.2', 'attack-nobody', { target }, [target])
  if (new Set(units).size < units.length) return no('PM 15.2', 'named-twice')
  const began = new Set<string>()
  for (const unit of units) {
    if (at.rules.counters[unit]?.side !== side) return no('PM 15.2', 'not-your-unit', { unit })
    if (counterOf(at.open, unit).at !== from) return no('PM 12.5', 'not-in-stack', { unit, hex: from })
    const refusal = unfit(at, unit) ?? firstOf(at.rules.mayAttackNow, at, unit)
    if (refusal) return refusal
    if (!mayGoOn(at, unit)) return no('PM 12.6', 'not-resumed', { unit })
    const cost = assaultCost(at, unit, from, target)
    if (pointsLeft(at, unit) < cost) return no('PM 15.3', 'mobile-points', { unit, cost }, [from, target])
    const barred = firstOf(at.rules.mobileTargets, at, unit, target) ?? barRefusal(at, unit, target)
    if (barred) return barred
    began.add(stackOf(at, unit))
  }
  if (began.size > 1) return no('PM 15.8', 'other-stacks', { hex: from })
  const alone = armourRefusal(at, units)
  if (alone) return alone
  const crowd = crowdRefusal(at, [...countersAt(at, from)], [], from)
  return crowd ? no('PM 15.7', 'too-many', { hex: from, count: countersAt(at, from).length }, [from]) : null
}

/** Mobile assaults that could be made now, each with all units of one stack that could take part. */
export function mobileAssaults(at: Situation, side: Side): { from: Hex; target: Hex; units: CounterId[] }[] {
  const found: { from: Hex; target: Hex; units: CounterId[] }[] = []
  const stacks = new Map<string, CounterId[]>()
  for (const unit of onMapUnits(at, side)) {
    const { at: hex, left } = counterOf(at.open, unit)
    if (left === 0) continue
    if (unfit(at, unit) || firstOf(at.rules.mayAttackNow, at, unit) || !mayGoOn(at, unit)) continue
    const key = `${hex} ${stackOf(at, unit)}`
    stacks.set(key, [...(stacks.get(key) ?? []), unit])
  }
  for (const [key, stack] of stacks) {
    const [from] = key.split(' ') as [Hex]
    for (const target of at.rules.board.neighbours(from)) {
      if (combatUnitsAt(at, target, opponent(side)).length === 0 || wayRefusal(at, from, target)) continue
      const able = stack
        .filter((unit) => pointsLeft(at, unit) >= assaultCost(at, unit, from, target))
        .filter((unit) => firstOf(at.rules.mobileTargets, at, unit, target) === null)
        .sort()
      // Without armour cavalry goes alone, and motorized infantry not at all.
      const units = armourRefusal(at, able) ? able.filter((unit) => typeOf(at, unit) !== 'motorized') : able
      if (units.length > 0 && judgeMobile(at, side, from, target, units) === null)
        found.push({ from, target, units })
    }
  }
  return found.sort((a, b) => (`${a.from} ${a.target}` < `${b.from} ${b.target}` ? -1 : 1))
}

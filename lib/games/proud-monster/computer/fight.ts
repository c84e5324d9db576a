import { bestAttack } from '@/lib/wargame/computer/attack'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { likely } from '../rules/02-units'
import { judgeAdvance, mayAdvance } from '../rules/14-advance'
import { attackTargets } from '../rules/14-attack'
import { fightOf } from '../rules/14-odds'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { finish, type Look } from './look'
import { promiseOf } from './promise'
import { entered } from './reach'
import { aimsOf, draws, ownAims, raidWorth, shutsGermany, stanceOf, threats } from './worth'

/** What an attack must promise to be made. */
export const LEAST = { attacks: 0.25, holds: 0.4 } as const

/**
 * The most promising attack that can be made now, with as many attackers as pay. `allowed`: those of some units who may attack
 * together.
 */
export function fight(
  { at, side }: Look,
  allowed: (units: readonly CounterId[]) => readonly CounterId[] = (units) => units,
): Order {
  const found = bestAttack(
    {
      strength: (unit) => likely(at, unit).attack,
      bears: () => 1,
      promises: (target, attackers) =>
        promiseOf(at, fightOf(at, side, target, attackers, combatUnitsAt(at, target, opponent(side)))),
      perStrength: 0.03,
      perOtherTarget: 0.5,
      airPrice: null,
    },
    attackTargets(at, side).map(({ target, attackers }) => ({
      target,
      units: allowed(attackers).filter((unit) => {
        const here = at.open.counters[unit]!.at
        return !shutsGermany(at, side, here) || combatUnitsAt(at, here, side).length > 1
      }),
    })),
    LEAST[stanceOf(at, side)],
  )
  return found ? { type: 'declareAttack', target: found.target, attackers: [...found.attackers] } : finish
}

/** Into the hex that has fallen, if it is an aim or nearer to one, as many as should hold it and leave nothing open. */
export function advance({ at, side }: Look): Order {
  const { target } = at.open.battle!
  const pull = draws(at, side)
  const number = (hex: string) => mapOf(at.rules).numberOf(hex)
  const aim = aimsOf(at, side).find(({ hex }) => hex === target)
  const threat = threats(at, side)[number(target)]!
  const here = (unit: CounterId) => at.open.counters[unit]!.at
  const isLast = (unit: CounterId) => combatUnitsAt(at, here(unit), side).length === 1
  const inTurn = mayAdvance(at)
    .filter((unit) => aim || pull[number(target)]! > pull[number(here(unit))]!)
    .sort(
      (a, b) =>
        Number(isLast(a)) - Number(isLast(b)) ||
        likely(at, b).defence - likely(at, a).defence ||
        a.localeCompare(b),
    )
  const most = Math.min(aim || stanceOf(at, side) === 'attacks' ? 3 : 1, at.rules.unitsInAHex)
  const before = openedBy(at, side, target, [])
  for (let n = Math.min(most, inTurn.length); n > 0; n -= 1) {
    const units = inTurn.slice(0, n)
    if (judgeAdvance(at, units) !== null) continue
    const holds = units.reduce((sum, unit) => sum + likely(at, unit).defence, 0)
    // Nobody goes where he is sure to be lost, unless it is worth it.
    if (!aim && 3 * holds < threat) break
    if (openedBy(at, side, target, units) - before > (aim?.worth ?? 0)) continue
    return { type: 'advanceUnits', units }
  }
  return finish
}

/** What lies open to the enemy when some units have advanced: places of the side, and its country. */
function openedBy(at: Situation, side: Side, target: Hex, units: readonly CounterId[]): number {
  const counters = { ...at.open.counters }
  for (const unit of units) counters[unit] = { ...counters[unit]!, at: target }
  const then = { rules: at.rules, open: { ...at.open, counters } }
  const { hexes } = mapOf(at.rules)
  const own = new Map(ownAims(at, side).map(({ hex, worth }) => [hex, worth]))
  let sum = 0
  for (const i of entered(then, side)) {
    const hex = hexes[i]!
    sum += own.get(hex) ?? 0
    if (side === 'german' && at.rules.zomo(hex) === 'germany') sum += raidWorth(at)
  }
  return sum
}

import { bestAttack } from '@/lib/wargame/computer/attack'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { likely } from '../rules/02-units'
import { mayAdvance } from '../rules/14-advance'
import { attackTargets } from '../rules/14-attack'
import { fightOf } from '../rules/14-odds'
import { opponent } from '../state'
import { finish, type Look } from './look'
import { promiseOf } from './promise'
import { aimsOf, draws, threats } from './worth'

/** What an attack must promise to be made. */
const LEAST = { german: 0.25, soviet: 0.4 } as const

/** The most promising attack that can be made now, with as many attackers as pay. */
export function fight({ at, side }: Look): Order {
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
    attackTargets(at, side).map(({ target, attackers }) => ({ target, units: attackers })),
    LEAST[side],
  )
  return found ? { type: 'declareAttack', target: found.target, attackers: [...found.attackers] } : finish
}

/** Into the hex that has fallen, if it is an aim or nearer to one, as many as should hold it. */
export function advance({ at, side }: Look): Order {
  const { target } = at.open.battle!
  const pull = draws(at, side)
  const number = (hex: string) => mapOf(at.rules).numberOf(hex)
  const isAim = aimsOf(at).some(({ hex }) => hex === target)
  const threat = threats(at, side)[number(target)]!
  const inTurn = mayAdvance(at)
    .filter((unit) => {
      const here = at.open.counters[unit]!.at
      const leaves = aimsOf(at).some(({ hex }) => hex === here) && combatUnitsAt(at, here, side).length === 1
      return !leaves && (isAim || pull[number(target)]! > pull[number(here)]!)
    })
    .sort((a, b) => likely(at, b).defence - likely(at, a).defence || a.localeCompare(b))
  const most = isAim ? 3 : side === 'german' ? 3 : 1
  const units = inTurn.slice(0, Math.min(most, at.rules.unitsInAHex))
  const holds = units.reduce((sum, unit) => sum + likely(at, unit).defence, 0)
  // Nobody goes where he is sure to be lost, unless it is worth it.
  if (units.length === 0 || (!isAim && 3 * holds < threat)) return finish
  return { type: 'advanceUnits', units }
}

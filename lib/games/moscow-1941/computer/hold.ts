import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { battleOf, strongest } from '../rules/attack'
import { odds } from '../rules/odds'
import { isCornered, resultOf } from '../rules/result'
import { factorsOf, isDispersed } from '../rules/units'
import type { Situation } from '../situation'
import type { Battle, Hex } from '../state'
import { finish, type Look, meanOf } from './look'
import { keepWorth } from './worth'

/** Parts of what the defenders are worth that they lose when they are dispersed. */
const SCATTERED = 0.25

/** What it is worth to the defenders that they may not retreat: the hex against themselves (MOS 15). */
function holdGain(at: Situation, battle: Battle): number {
  if (isCornered(at, battle)) return 0
  const { column, modifier, defence, possible } = odds(at, battle)
  if (possible) return 0
  const side = battle.side === 'german' ? 'soviet' : 'german'
  const units = factorsOf(at, battle.defenders) + 0.5
  const hex = keepWorth(at, side, battle.target)
  const judged = { ...battle, defence: defence.total }
  const resultIf = (noRetreat: boolean, face: number) =>
    resultOf(at, { ...judged, noRetreat }, { column, modifier }, face)
  return meanOf((face) => {
    const held = resultIf(true, face)
    if (held === resultIf(battle.noRetreat, face)) return 0
    if (held === 'D') return hex - SCATTERED * units
    if (held === 'DE') return -(1 - SCATTERED) * units
    return held === 'BR' ? -0.5 : 0
  })
}

/** "No Retreat!" for this attack, where the hex is worth more than those who may be lost with it. */
export const stand = ({ at }: Look): Order =>
  holdGain(at, at.open.battle!) > 0 ? { type: 'holdFast' } : finish

/** The strongest attack that the enemy could make on each hex from where he stands. */
function attacksAtHand({ at, side, enemy }: Look): Battle[] {
  const ready = onMapUnits(at, enemy).filter((unit) => !isDispersed(at, unit))
  const targets = new Set(onMapUnits(at, side).map((unit) => hexOf(at, unit)!))
  return [...targets].sort().flatMap((target: Hex) => {
    const near = ready.filter((unit) => at.rules.board.areAdjacent(hexOf(at, unit)!, target))
    return near.length > 0 ? [battleOf(at, enemy, target, strongest(at, near))] : []
  })
}

/** Parts of the attacks at hand that the enemy makes, and what the order must promise in factors. */
const MADE = 0.5
const LEAST = 0.5

/** true: it pays to forbid all Soviet retreats of this turn. Moscow decides for itself. */
export const forbidsRetreat = (look: Look): boolean =>
  attacksAtHand(look)
    .filter(({ target }) => target !== look.at.rules.moscow)
    .reduce((sum, battle) => sum + MADE * holdGain(look.at, battle), 0) > LEAST

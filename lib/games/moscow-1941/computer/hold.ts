import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { battleOf, fighters, strongest } from '../rules/attack'
import { odds } from '../rules/odds'
import { counted, isCornered } from '../rules/result'
import { factorsOf, isDispersed } from '../rules/units'
import type { Situation } from '../situation'
import type { Battle, Hex } from '../state'
import { best, entriesOf, finish, type Look, pathsOf } from './look'
import { keepWorth, standWorth } from './worth'

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
  let gain = 0
  for (let face = 1; face <= 6; face += 1) {
    const printed = at.rules.crtResult(column, face + modifier)
    const [free, held] = [counted(at, judged, printed), counted(at, { ...judged, noRetreat: true }, printed)]
    if (free === held) continue
    if (held === 'D') gain += hex - SCATTERED * units
    else if (held === 'DE') gain -= (1 - SCATTERED) * units
    else if (held === 'BR') gain -= 0.5
  }
  return gain / 6
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

/** Beaten defenders give way by their own will where they are better off, though dispersed (MOS 5, 7, 8). */
export function giveWay(look: Look): Order {
  const { at } = look
  const { defenders, target, side: attacker } = at.open.battle!
  const left = defenders.filter((unit) => hexOf(at, unit) !== null)
  const worthAt = (hex: Hex) => left.reduce((sum, unit) => sum + standWorth(at, unit, hex), 0)
  const here = hexOf(at, left[0]!)!
  const price = left.filter((unit) => !isDispersed(at, unit)).length > 0 ? SCATTERED * factorsOf(at, left) : 0
  const more = fighters(at, attacker).filter((unit) => at.rules.board.areAdjacent(hexOf(at, unit)!, target))
  // Who is not attacked again here loses nothing by staying.
  const fear = more.length > 0 ? 0.3 * factorsOf(at, left) : 0
  const found = best(look, entriesOf(look, 'giveWay').flatMap(pathsOf), (path) => worthAt(path[0]!))
  return found && found.worth + fear - price > worthAt(here)
    ? { type: 'giveWay', path: found.choice }
    : finish
}

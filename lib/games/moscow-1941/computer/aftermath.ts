import { hexesToNearest } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { isSupplied } from '../rules/supply'
import { factorOf } from '../rules/units'
import type { Step } from '../state'
import { best, bestOrder, entriesOf, finish, type Look, mayFinish, pathsOf, unitOf } from './look'
import { placeWorth, standWorth } from './worth'

/** The weakest goes first. */
const weakest =
  (type: 'takeLoss' | 'loseIsolated') =>
  (look: Look): Order =>
    bestOrder(look, type, (entry) => -factorOf(look.at, unitOf(entry))) ?? finish

/** Beaten defenders go where it costs them most: out of supply, away from their places; else they stay. */
function driveBack(look: Look): Order {
  const { at, enemy, side } = look
  const { target } = at.open.battle!
  const found = best(look, entriesOf(look, 'driveBack').flatMap(pathsOf), (path) => {
    const end = path.at(-1)!
    const cut = isSupplied(at, enemy, end) ? 0 : 2
    return 0.5 + placeWorth(at, side, target) + cut + 0.3 * path.length - placeWorth(at, enemy, end)
  })
  return found && found.worth > 0 ? { type: 'driveBack', path: found.choice } : finish
}

/** Into the hex that has fallen, if it is better there; whoever must, the one who loses least by it (MOS 24). */
function advance(look: Look): Order {
  const { at } = look
  const choices = entriesOf(look, 'advanceUnit').flatMap((entry) =>
    pathsOf(entry).map((path) => ({ unit: unitOf(entry), path })),
  )
  const found = best(look, choices, ({ unit, path }) => {
    const here = at.open.counters[unit]!.at
    const near = hexesToNearest(at, path.at(-1)!, look.enemy) > 1 ? 0.1 : 0
    return standWorth(at, unit, path.at(-1)!) - standWorth(at, unit, here) + near
  })
  if (found && (found.worth > 0 || !mayFinish(look))) return { type: 'advanceUnit', ...found.choice }
  return finish
}

/** What follows a battle, and who is lost of those that are cut off. */
export const aftermath: { [Name in Step['step']]?: (look: Look) => Order } = {
  drive: driveBack,
  losses: weakest('takeLoss'),
  advance,
  isolated: weakest('loseIsolated'),
}

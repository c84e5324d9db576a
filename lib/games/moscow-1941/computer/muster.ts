import { hexesToNearest, hexOf } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { railways } from '../rules/replacements'
import { factorOf } from '../rules/units'
import { forbidsRetreat } from './hold'
import { best, entriesOf, finish, type Look, ordersOf, unitOf } from './look'
import { isGuard } from './march'
import { placeWorth, standWorth } from './worth'

/** What a better place must be worth more, who goes there by rail and is dispersed, and beside the enemy (MOS 46). */
const ENTRAINED = 0.6
const BESIDE_ENEMY = 4

/** The best journey by rail there is; null: none pays. */
function entrain(look: Look): Order | null {
  const { at, enemy } = look
  const choices = entriesOf(look, 'railMove')
    .filter((entry) => !isGuard(look, unitOf(entry)))
    .flatMap((entry) => entry.choose!.from.map((to) => ({ unit: unitOf(entry), to })))
  const found = best(look, choices, ({ unit, to }) => {
    const price = ENTRAINED + (hexesToNearest(at, to, enemy) <= 1 ? BESIDE_ENEMY : 0)
    return standWorth(at, unit, to) - standWorth(at, unit, hexOf(at, unit)!) - price
  })
  if (!found || found.worth <= 0) return null
  const { unit, to } = found.choice
  return { type: 'railMove', unit, path: [...railways(at, unit).get(to)!] }
}

/** The replacement phase: what arrives, and armies that come back, go where they are of most use; then reserves by rail. */
export function muster(look: Look): Order {
  const { at } = look
  for (const type of ['reinforce', 'replaceUnit'] as const) {
    const found = best(
      look,
      ordersOf(look, type),
      ({ unit, to }) => factorOf(at, unit) + standWorth(at, unit, to),
    )
    if (found) return found.choice
  }
  const train = entrain(look)
  if (train) return train
  return entriesOf(look, 'forbidRetreat').length > 0 && forbidsRetreat(look)
    ? { type: 'forbidRetreat' }
    : finish
}

/** What a drop must promise: the corps is dispersed where it lands, and few come back from there (MOS 42). */
const LEAST_DROP = 2

/** Parachutes on a place that nobody watches; rarely. */
export function drop(look: Look): Order | null {
  const { at, side, enemy } = look
  const found = best(look, ordersOf(look, 'paradrop'), ({ to }) =>
    at.open.held[to] === enemy && hexesToNearest(at, to, enemy) > 1 ? placeWorth(at, side, to) : -Infinity,
  )
  return found && found.worth >= LEAST_DROP ? found.choice : null
}

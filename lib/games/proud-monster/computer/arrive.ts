import { cached } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { likely } from '../rules/02-units'
import { convertible, guardsDue } from '../rules/08-guards'
import { entering, openEntries, toPlace } from '../rules/08-reinforcements'
import type { Situation } from '../situation'
import { type CounterId, dueStep, type Hex, type Side } from '../state'
import { finish, type Look } from './look'
import { draws, menace, ownAims, threats } from './worth'

/** Units that come in at once where they are needed. */
const TOGETHER = 3

/** Hexes about a place in which units count as its defenders. */
const NEAR = 2

/** What has to be kept, by how much less stands about it than could come. */
const needs = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): readonly { at: number; worth: number }[] => {
    const { hexesBetween, numberOf } = mapOf(at.rules)
    const units = onMapUnits(at, side).map(
      (unit) => [numberOf(hexOf(at, unit)!), likely(at, unit).defence] as const,
    )
    return ownAims(at, side).map(({ hex, worth }) => {
      const place = numberOf(hex)
      const near = menace(at, side, { hex, worth })
      const stands = units.reduce(
        (sum, [from, has]) => sum + (hexesBetween(from, place) <= NEAR ? has : 0),
        0,
      )
      return { at: place, worth: near > stands ? worth * (1 - stands / near) : 0 }
    })
  },
  ({ open }) => [open.taken, open.turn, open.couplet],
)

/** How much more is needed at a hex than stands about it, by the nearest of what has to be kept. */
export const needAt = (at: Situation, side: Side, hex: Hex): number => {
  const { hexesBetween, numberOf } = mapOf(at.rules)
  return needs(at, side).reduce(
    (most, need) => Math.max(most, (5 * need.worth) / (5 + hexesBetween(need.at, numberOf(hex)))),
    0,
  )
}

/** What other nearness to what matters counts beside a need. */
const DRAWN = 0.3

/** Where reinforcements are needed most: near what has to be kept, in strength, and not under the guns of the enemy. */
export function place({ at, side }: Look): Order {
  const source = dueStep(at.open)?.step === 'reinforce' ? 'arriving' : 'rvgk'
  const units = toPlace(at, source)
  const number = (hex: string) => mapOf(at.rules).numberOf(hex)
  const worth = (hex: string): number =>
    needAt(at, side, hex) +
    DRAWN * draws(at, side)[number(hex)]! -
    0.1 * threats(at, side)[number(hex)]! -
    combatUnitsAt(at, hex, side).length
  const [hex] = openEntries(at, units).sort((a, b) => worth(b) - worth(a) || a.localeCompare(b))
  if (hex === undefined) return finish
  const { from, max } = entering(at, hex, units)
  return { type: 'placeUnits', hex, units: from.slice(0, Math.min(TOGETHER, max)) }
}

/** The first Guards unit takes the place of the first that may give it up. */
export function form({ at }: Look): Order {
  for (const guard of guardsDue(at)) {
    const [unit]: (CounterId | undefined)[] = convertible(at, guard)
    if (unit !== undefined) return { type: 'formGuards', guard, unit }
  }
  return finish
}

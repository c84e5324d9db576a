import { nextForAssault } from '@/lib/wargame/computer/assault'

import { nextInLine } from '@/lib/wargame/computer/line'
import { combatUnitsAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { leftAfter, movers, reach } from '../rules/movement'
import { factorOf } from '../rules/units'
import { type CounterId, counterOf, type Hex } from '../state'
import { assaultRules } from './fight'
import { finish, type Look } from './look'
import { CAPITAL, isThreatened, mustStandIn, placeWorth, riskAt, standWorth } from './worth'

/** What an assault must promise for units to be brought up for it. */
const LEAST_ASSAULT = { german: 0.6, soviet: 0.5 } as const
/** What a better place must be worth more than the present one. */
const LEAST_GAIN = 0.2
/** A place that the enemy could take keeps its last units if it is worth so much. */
const KEPT = 2

/** true: without this unit a place is open to an enemy who can come, or is not held as it must be. */
export function isGuard({ at, side }: Look, unit: CounterId): boolean {
  const hex = hexOf(at, unit)!
  const worth = placeWorth(at, side, hex)
  if (worth < KEPT) return false
  const others = combatUnitsAt(at, hex, side).filter((one) => one !== unit)
  if (others.length === 0 && (worth > CAPITAL || mustStandIn(at, side, hex))) return true
  if (!isThreatened(at, side, hex)) return false
  return (
    others.length === 0 ||
    (worth > CAPITAL && riskAt(at, side, hex, others) > riskAt(at, side, hex, [...others, unit]))
  )
}

/** Movement segment: bring up attackers, then everybody to where he is of most use. */
export function march(look: Look): Order {
  const { at, side, enemy, luck } = look
  const units = movers(at).filter((unit) => !isGuard(look, unit))
  const free = new Set(units)
  const { rules } = at
  /** Who has no factor left for the attack does not come for one (MOS 26). */
  const toFight = (unit: CounterId): Hex[] =>
    [...reach(at, unit)]
      .filter(([, path]) => leftAfter(at, unit, path)! >= rules.attackCost * rules.parts)
      .map(([hex]) => hex)
  const inPlace = onMapUnits(at, side).filter(
    (unit) =>
      !free.has(unit) && counterOf(at.open, unit).state === 'fresh' && !counterOf(at.open, unit).fought,
  )
  const next = nextForAssault(assaultRules(look), {
    units: [...units, ...inPlace],
    reach: (unit) => (free.has(unit) ? toFight(unit) : []),
    targets: new Set(onMapUnits(at, enemy).map((unit) => hexOf(at, unit)!)),
    ...{ least: LEAST_ASSAULT[side], onMarch: undefined, free },
  })
  if (next) return moveTo(look, next.unit, next.from)
  const inTurn = [...free].sort((a, b) => factorOf(at, b) - factorOf(at, a) || a.localeCompare(b))
  const line = nextInLine(
    {
      luck,
      hexOf: (unit) => hexOf(at, unit),
      reach: (unit) => reach(at, unit).keys(),
      worth: (_ground: null, unit, hex) => standWorth(at, unit, hex),
      leastGain: () => LEAST_GAIN,
    },
    inTurn,
    null,
  )
  return line ? moveTo(look, line.unit, line.to) : finish
}

const moveTo = ({ at }: Look, unit: CounterId, to: Hex): Order => ({
  type: 'moveUnit',
  unit,
  path: [...reach(at, unit).get(to)!],
})

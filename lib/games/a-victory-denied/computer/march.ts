import { nextForAssault } from '@/lib/wargame/computer/assault'
import { best } from '@/lib/wargame/computer/choose'
import { nextInLine } from '@/lib/wargame/computer/line'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { movers } from '../orders/move'
import { reach } from '../rules/08-movement'
import type { CounterId, Hex } from '../state'
import { assaultRules } from './fight'
import { frontOf, goalOf } from './front'
import { isKeeping, keeperTo, leadsKeepers } from './gates'
import { numberOf } from './ground'
import { guardTo, isGuard } from './guard'
import { finish, type Look } from './look'
import { isGarrison, leadsReserve, reserveTo } from './reserve'
import { type Ground, groundOf, hqWorth, rearOf, standWorth } from './stand'
import { entryWorth, isPrize, pressure } from './worth'

/** What an assault must promise for units to be brought up for it; Germans had better go on past small prey. */
const LEAST_ASSAULT = { german: 0.8, soviet: 0.45 } as const
/** What a better place must be worth more than the present one. */
const LEAST_GAIN = 0.25

type Ways = ReadonlyMap<CounterId, ReturnType<typeof reach>>

/** Movement segment: take what lies open, bring up attackers, then form the line, then the headquarters follow. */
export function march(look: Look): Order {
  const { at, table } = look
  const { counters } = at.rules
  const ways = new Map<CounterId, ReturnType<typeof reach>>()
  for (const unit of movers(table)) ways.set(unit, reach(at, unit))
  const stays = (unit: CounterId) => isGuard(at, unit) || isGarrison(at, unit) || isKeeping(at, unit)
  const units = [...ways.keys()].filter((unit) => !counters[unit]!.hq && !stays(unit))
  const hqs = [...ways.keys()].filter((unit) => counters[unit]!.hq && !leadsReserve(at, unit))
  return (
    capture(look, ways, units) ??
    guard(look, ways, units) ??
    keep(look, ways) ??
    reserve(look, ways) ??
    bringUp(look, ways, units) ??
    moveHeadquarters(look, ways, hqs) ??
    forced(look, ways) ??
    finish
  )
}

const moveTo = (unit: CounterId, to: Hex, ways: Ways): Order => ({
  type: 'moveUnit',
  unit,
  path: ways.get(unit)!.get(to)!.path,
})

/** Victory Hexes that lie open, and hexes that win the game. */
function capture(look: Look, ways: Ways, units: readonly CounterId[]): Order | null {
  const { at, side, enemy } = look
  const choices = units.flatMap((unit) =>
    [...ways.get(unit)!]
      .filter(([to]) => entryWorth(at, side, to) > 0)
      .map(([to, { sixths }]) => ({ unit, to, sixths })),
  )
  const press = pressure(at, enemy)
  const found = best(look, choices, ({ unit, to, sixths }) => {
    if (isPrize(at, side, to)) return 1000
    // The one who has most of his march left takes it, so that he may go on.
    const spare = sixths / 60
    const weak =
      side === 'soviet' ? 0 : 0.05 * Math.max(0, press[numberOf(at, to)]! - at.rules.counters[unit]!.defence)
    return entryWorth(at, side, to) - spare - weak
  })
  return found && found.worth > 0 ? moveTo(found.choice.unit, found.choice.to, ways) : null
}

/** What a guard may cost before the enemy is one move away: Germans take theirs from behind the front. */
const MOST_AHEAD = { german: 1, soviet: 6 } as const
/** Who comes on behind it is a guard at any price, panzers at none, and nobody is in the race of the first turn. */
const ANY = 1000

/** What it may cost that a hex is surely not stormed whose loss ends the game. */
const STAKE = 30

/** Who keeps the enemy from what ends the game. */
function guard({ at, side }: Look, ways: Ways, units: readonly CounterId[]): Order | null {
  let ground: Ground | undefined
  const worth = (unit: CounterId, hex: Hex) => {
    ground ??= groundOf(at, side, new Set(units))
    return standWorth(ground, unit, hex)
  }
  /** What a unit gives up: its place, or for who comes on the best that he could have. */
  const given = new Map<CounterId, number>()
  const worthNow = (unit: CounterId) => {
    const here = hexOf(at, unit)
    const most =
      given.get(unit) ??
      Math.max(...(here ? [here] : [...ways.get(unit)!.keys()]).map((hex) => worth(unit, hex)))
    given.set(unit, most)
    return most
  }
  const mostAhead = (unit: CounterId) => {
    if (side === 'german' && (at.open.turn === 1 || at.rules.counters[unit]!.corps)) return -ANY
    return side === 'german' && hexOf(at, unit) === null ? ANY : MOST_AHEAD[side]
  }
  const found = guardTo(at, side, {
    units,
    reach: (unit) => ways.get(unit)!.keys(),
    price: (unit, to) => worthNow(unit) - worth(unit, to),
    ...{ mostAhead, stake: STAKE },
  })
  return found && moveTo(found.unit, found.to, ways)
}

/** The reserve goes to where guards are missing, and an HQ with it. */
function reserve({ at, side }: Look, ways: Ways): Order | null {
  const pieces = [...ways.keys()]
  const found = reserveTo(at, side, pieces, (piece) => ways.get(piece)!.keys())
  return found && moveTo(found.unit, found.to, ways)
}

/** Germans keep the gates of the pocket. */
function keep({ at, side }: Look, ways: Ways): Order | null {
  const found = side === 'german' ? keeperTo(at, [...ways.keys()], (piece) => ways.get(piece)!.keys()) : null
  return found && moveTo(found.unit, found.to, ways)
}

/** Attackers for the most promising assaults, one after the other; those without a part in them form the line. */
function bringUp(look: Look, ways: Ways, units: readonly CounterId[]): Order | null {
  const { at, table, side } = look
  const goal = goalOf(at, side)
  const free = new Set(units)
  const { chit, march, units: active } = table.activation!
  const muster = {
    units: active,
    // Guards take part from where they stand.
    reach: (unit: CounterId) => (units.includes(unit) ? ways.get(unit)!.keys() : []),
    targets: onMapUnits(at, look.enemy).map((unit) => hexOf(at, unit)!),
    ...{ least: LEAST_ASSAULT[side], onMarch: march?.unit, free },
  }
  const ground = groundOf(at, side, free, goal)
  const next = chit === 'entry' ? null : nextForAssault(assaultRules(look, ground), muster)
  if (next) return moveTo(next.unit, next.from, ways)
  const isSame = free.size === units.length
  return formLine(look, ways, free, isSame ? ground : groundOf(at, side, free, goal))
}

/** What tells where units may go. */
const placing = ({ at, luck }: Look, ways: Ways) => ({
  luck,
  hexOf: (unit: CounterId) => hexOf(at, unit),
  reach: (unit: CounterId) => ways.get(unit)!.keys(),
})

/** Who is on the march, then who stands best where he is put, each with what is best when those before have theirs. */
function formLine(look: Look, ways: Ways, units: ReadonlySet<CounterId>, begin: Ground): Order | null {
  const { at, table, side } = look
  const march = table.activation?.march?.unit
  const rank = (unit: CounterId) =>
    (unit === march ? 100 : 0) + at.rules.counters[unit]!.defence + (hexOf(at, unit) ? 0 : 20)
  const inTurn = [...units].sort((a, b) => rank(b) - rank(a) || a.localeCompare(b))
  const inHand = new Set(units)
  const next = nextInLine(
    {
      ...placing(look, ways),
      worth: standWorth,
      leastGain: (unit) => LEAST_GAIN * (unit === march ? 3 : 1),
      placed: (ground, unit) => {
        inHand.delete(unit)
        const here = hexOf(at, unit)
        // A unit that stays where nobody wants to pass changes no way of the enemy.
        const matters = here !== null && ground.front.block[numberOf(at, here)]! > 0
        return matters ? { ...ground, front: frontOf(at, side, inHand) } : ground
      },
    },
    inTurn,
    { ...begin, inHand },
  )
  return next && moveTo(next.unit, next.to, ways)
}

const LEAST_HQ_GAIN = 0.6

function moveHeadquarters(look: Look, ways: Ways, hqs: readonly CounterId[]): Order | null {
  if (hqs.length === 0) return null
  const { at, side } = look
  const { reach, ...rest } = placing(look, ways)
  const rules = {
    ...rest,
    reach: (hq: CounterId) => {
      const all = [...reach(hq)]
      const near = side === 'german' ? all.filter((hex) => leadsKeepers(at, hq, hex)) : all
      return near.length > 0 ? near : all
    },
    ...{ worth: hqWorth, leastGain: () => LEAST_HQ_GAIN },
  }
  const next = nextInLine(rules, [...hqs].sort(), rearOf(look.at, look.side))
  return next && moveTo(next.unit, next.to, ways)
}

/** 11.2.2: who must come on does, wherever it may. */
function forced(look: Look, ways: Ways): Order | null {
  if (look.legal.some(({ order }) => order.type === 'done')) return null
  const [unit, reached] = [...ways].find(([, to]) => to.size > 0)!
  return moveTo(unit, best(look, [...reached.keys()], () => 0)!.choice, ways)
}

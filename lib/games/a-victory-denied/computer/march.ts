import { COUNTERS } from '../data/counters'
import { movers } from '../decide/move'
import type { Order } from '../orders'
import { reach } from '../rules/08-movement'
import { numberOf } from '../rules/ground'
import { hexOf } from '../rules/occupancy'
import type { CounterId, Hex } from '../state'
import { type Assault, bestAssault, type Places } from './assault'
import { frontOf, goalOf } from './front'
import { best, finish, type Look } from './look'
import { type Ground, groundOf, hqWorth, rearOf, standWorth } from './stand'
import { entryWorth, isPrize, pressure } from './worth'

/** What an assault must promise for units to be brought up for it; Germans had better go on past small prey. */
const LEAST_ASSAULT = { german: 0.8, soviet: 0.45 } as const
/** What a better place must be worth more than the present one. */
const LEAST_GAIN = 0.25

type Reached = ReturnType<typeof reach>

/** Movement segment: take what lies open, bring up attackers, then form the line, then the headquarters follow. */
export function march(look: Look): Order {
  const { table } = look
  const ways = new Map<CounterId, Reached>()
  for (const unit of movers(table)) ways.set(unit, reach(table, unit))
  const units = [...ways.keys()].filter((unit) => !COUNTERS[unit]!.hq)
  const hqs = [...ways.keys()].filter((unit) => COUNTERS[unit]!.hq)
  return (
    capture(look, ways, units) ??
    bringUp(look, ways, units) ??
    moveHeadquarters(look, ways, hqs) ??
    forced(look, ways) ??
    finish
  )
}

const moveTo = (unit: CounterId, to: Hex, ways: ReadonlyMap<CounterId, Reached>): Order => ({
  type: 'moveUnit',
  unit,
  path: ways.get(unit)!.get(to)!.path,
})

/** Victory Hexes that lie open, and hexes that win the game. */
function capture(
  look: Look,
  ways: ReadonlyMap<CounterId, Reached>,
  units: readonly CounterId[],
): Order | null {
  const { table, side, enemy } = look
  const choices = units.flatMap((unit) =>
    [...ways.get(unit)!]
      .filter(([to]) => entryWorth(table, side, to) > 0)
      .map(([to, { sixths }]) => ({ unit, to, sixths })),
  )
  const press = pressure(table, enemy)
  const found = best(look, choices, ({ unit, to, sixths }) => {
    if (isPrize(side, to)) return 1000
    // The one who has most of his march left takes it, so that he may go on.
    const spare = sixths / 60
    const weak = side === 'soviet' ? 0 : 0.05 * Math.max(0, press[numberOf(to)]! - COUNTERS[unit]!.defence)
    return entryWorth(table, side, to) - spare - weak
  })
  return found && found.worth > 0 ? moveTo(found.choice.unit, found.choice.to, ways) : null
}

/** Attackers for the most promising assaults, one after the other; those without a part in them form the line. */
function bringUp(
  look: Look,
  ways: ReadonlyMap<CounterId, Reached>,
  units: readonly CounterId[],
): Order | null {
  const { table } = look
  const goal = goalOf(table, look.side)
  const free = new Set(units)
  const posted = new Set<CounterId>()
  const targets = new Set<Hex>()
  const fights = table.activation!.chit !== 'entry'
  const ground = groundOf(table, look.side, free, goal)
  while (fights) {
    const assault = bestAssault(look, ground, placesOf(look, ways, posted), targets, LEAST_ASSAULT[look.side])
    if (!assault) break
    const order = firstMove(look, ways, assault)
    if (order) return order
    // Everybody is in his place for this one.
    targets.add(assault.target)
    for (const { unit } of assault.posts) {
      free.delete(unit)
      posted.add(unit)
    }
  }
  return formLine(look, ways, free, targets.size > 0 ? groundOf(table, look.side, free, goal) : ground)
}

/** Where each active unit may fight from. Units with a part in an assault already are left out. */
function placesOf(look: Look, ways: ReadonlyMap<CounterId, Reached>, posted: ReadonlySet<CounterId>): Places {
  const { table } = look
  const places = new Map<CounterId, Set<Hex>>()
  for (const unit of table.activation!.units) {
    if (posted.has(unit)) continue
    const here = hexOf(table, unit)
    const hexes = new Set(ways.get(unit)?.keys())
    if (here) hexes.add(here)
    places.set(unit, hexes)
  }
  return places
}

function firstMove(look: Look, ways: ReadonlyMap<CounterId, Reached>, { posts }: Assault): Order | null {
  const march = look.table.activation?.march?.unit
  const due = posts.filter(({ unit, from }) => hexOf(look.table, unit) !== from && ways.get(unit)?.has(from))
  const next = due.find(({ unit }) => unit === march) ?? due[0]
  return next ? moveTo(next.unit, next.from, ways) : null
}

/** Units in the order in which they are placed: who is on the march, then who stands best where he is put. */
function inTurn(look: Look, units: Iterable<CounterId>): CounterId[] {
  const march = look.table.activation?.march?.unit
  const rank = (unit: CounterId) =>
    (unit === march ? 100 : 0) + COUNTERS[unit]!.defence + (hexOf(look.table, unit) ? 0 : 20)
  return [...units].sort((a, b) => rank(b) - rank(a) || a.localeCompare(b))
}

/** Each unit goes to the place that is best for it when those before it have theirs. */
function formLine(
  look: Look,
  ways: ReadonlyMap<CounterId, Reached>,
  units: ReadonlySet<CounterId>,
  begin: Ground,
): Order | null {
  const inHand = new Set(units)
  let ground = { ...begin, inHand }
  for (const unit of inTurn(look, units)) {
    const here = hexOf(look.table, unit)
    const found = best(look, [...ways.get(unit)!.keys()], (to) => standWorth(ground, unit, to))
    const least = LEAST_GAIN * (unit === look.table.activation?.march?.unit ? 3 : 1)
    if (found && (here === null || found.worth > standWorth(ground, unit, here) + least))
      return moveTo(unit, found.choice, ways)
    inHand.delete(unit)
    // A unit that stays where nobody wants to pass changes no way of the enemy.
    if (here !== null && ground.front.block[numberOf(here)]! > 0)
      ground = { ...ground, front: frontOf(look.table, look.side, inHand) }
  }
  return null
}

const LEAST_HQ_GAIN = 0.6

function moveHeadquarters(
  look: Look,
  ways: ReadonlyMap<CounterId, Reached>,
  hqs: readonly CounterId[],
): Order | null {
  if (hqs.length === 0) return null
  const rear = rearOf(look.table, look.side)
  for (const hq of [...hqs].sort()) {
    const here = hexOf(look.table, hq)
    const found = best(look, [...ways.get(hq)!.keys()], (to) => hqWorth(rear, hq, to))
    if (found && (here === null || found.worth > hqWorth(rear, hq, here) + LEAST_HQ_GAIN))
      return moveTo(hq, found.choice, ways)
  }
  return null
}

/** 11.2.2: who must come on does, wherever it may. */
function forced(look: Look, ways: ReadonlyMap<CounterId, Reached>): Order | null {
  if (look.legal.some(({ order }) => order.type === 'done')) return null
  const [unit, reached] = [...ways].find(([, to]) => to.size > 0)!
  return moveTo(unit, best(look, [...reached.keys()], () => 0)!.choice, ways)
}

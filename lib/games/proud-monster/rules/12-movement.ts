import type { Refusal } from '@/lib/kernel/decision'
import { cached } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { enemyAt, held, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { waysFrom } from '@/lib/wargame/search'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, OKH, type Okh, opponent, type Place, type Side } from '../state'
import { no } from '../world'
import { moveOf } from './02-units'
import { scenarioOf } from './03-control'
import { barRefusal, gaitOf, groundCost, isForeign, STRAIT, sideBetween, stepCost, stepper } from './12-costs'
import { firstOf, listed, type MoveRule } from './limits'

const isOkh = (place: Place): place is Okh => (OKH as readonly string[]).includes(place)

/** Points that a unit has left: all of them before it has begun (12.1, 12.2). */
export const pointsLeft = (at: Situation, unit: CounterId): number =>
  counterOf(at.open, unit).left ??
  listed<MoveRule>(at.rules.movement).reduce((move, rule) => rule(at, unit, move), moveOf(at, unit))

/** Where a unit stood when this movement phase began: its stack (12.5). */
export const stackOf = ({ open }: Situation, unit: CounterId): Place => {
  const { from, at } = counterOf(open, unit)
  return from ?? at
}

/** true: a unit may still go on: it has not moved, or the stack is on the move with which it began (12.2, 12.6). */
export function mayGoOn(at: Situation, unit: CounterId): boolean {
  const { from, left } = counterOf(at.open, unit)
  const isReady = from === null || (from === at.open.moving && left !== 0)
  return isReady && !firstOf(at.rules.halts, at, unit)
}

/** Hexes by which units come onto the map out of a reserve area (8.2, 8.5). */
const doors = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules, open }, okh: Okh): readonly Hex[] =>
    mapOf(rules).hexes.filter(
      (hex) => rules.okhBeside(hex) === okh && rules.scenarios[open.scenario].isInPlay(hex),
    ),
  ({ open }) => [open.scenario],
)

/** What a unit has left when it has gone this way (12.1, 12.3, 12.16); null: it cannot. */
export function leftAfter(at: Situation, unit: CounterId, from: Place, path: readonly Hex[]): number | null {
  const all = pointsLeft(at, unit)
  const fresh = counterOf(at.open, unit).from === null
  let left = all
  let here = from
  for (const [i, hex] of path.entries()) {
    if (!isOkh(here) && sideBetween(at, here, hex, 'move') === STRAIT)
      return fresh && path.length === 1 && groundCost(at, unit, hex) !== null ? 0 : null
    const cost = isOkh(here) ? entryCost(at, unit, here, hex) : stepCost(at, unit, here, hex)
    if (cost === null) return null
    // Everybody comes one hex far, with all that he has (12.3).
    if (cost > left) return fresh && i === 0 && path.length === 1 ? 0 : null
    left -= cost
    here = hex
  }
  return left
}

/** Points for the first hex out of a reserve area (8.3): no river lies before it. */
function entryCost(at: Situation, unit: CounterId, okh: Okh, hex: Hex): number | null {
  if (!doors(at, okh).includes(hex) || isForeign(at, unit, hex)) return null
  return groundCost(at, unit, hex)
}

/**
 * Why some units may not go this way together; null if they may (12.1 to 12.7, 12.14 to 12.16, 12.22, 8.3). Whether there is
 * room for them is asked when the phase ends (6.2).
 */
export function judgeMove(
  at: Situation,
  side: Side,
  from: Place,
  units: readonly CounterId[],
  path: readonly Hex[],
): Refusal | null {
  const { board, counters } = at.rules
  if (!board.has(from) && !(side === 'german' && isOkh(from))) return no('PM 12.22', 'not-on-map', { from })
  if (new Set(units).size < units.length) return no('PM 12.2', 'named-twice')
  const stacks = new Set<Place>()
  for (const unit of units) {
    if (counters[unit]?.side !== side) return no('PM 12.1', 'not-your-unit', { unit })
    if (counterOf(at.open, unit).at !== from) return no('PM 12.5', 'not-in-stack', { unit, hex: from })
    const halted = firstOf(at.rules.halts, at, unit)
    if (halted) return halted
    if (!mayGoOn(at, unit) && isOkh(from)) return no('PM 8.3', 'shifted-already', { unit })
    if (!mayGoOn(at, unit))
      return counterOf(at.open, unit).from === at.open.moving
        ? no('PM 12.2', 'no-points-left', { unit })
        : no('PM 12.6', 'not-resumed', { unit })
    stacks.add(stackOf(at, unit))
  }
  if (stacks.size > 1) return no('PM 12.5', 'other-stacks', { hex: from })
  let here = from
  for (const hex of path) {
    const refusal = hexRefusal(at, side, here, hex)
    if (refusal) return refusal
    here = hex
  }
  const slow = units.find((unit) => leftAfter(at, unit, from, path) === null)
  if (slow !== undefined) return wayRefusal(at, slow, units.length, from, path)
  for (const unit of units) {
    const refusal = firstOf(at.rules.rests, at, unit, path)
    if (refusal) return refusal
  }
  return null
}

/** Why nobody of a side goes from a hex into the next, or out of a reserve area into one. */
function hexRefusal(at: Situation, side: Side, from: Place, hex: Hex): Refusal | null {
  const { board } = at.rules
  if (isOkh(from)) {
    if (!doors(at, from).includes(hex)) return no('PM 8.2', 'no-door', { hex }, board.has(hex) ? [hex] : [])
  } else if (!board.has(hex) || !board.areAdjacent(from, hex))
    return no('PM 12.1', 'not-adjacent', { hex }, [from])
  return enemyAt(at, hex, side) ? no('PM 12.4', 'hex-of-enemy', { hex }, [hex]) : null
}

/** The rule that a unit would break on this way. */
function wayRefusal(
  at: Situation,
  unit: CounterId,
  together: number,
  from: Place,
  path: readonly Hex[],
): Refusal {
  const hexes = path.filter((hex) => at.rules.board.has(hex))
  for (const hex of hexes) {
    const barred = barRefusal(at, unit, hex)
    if (barred) return barred
  }
  const legs = path.map((hex, i) => [path[i - 1] ?? from, hex] as const)
  for (const [a, b] of legs) {
    if (isOkh(a)) continue
    if (sideBetween(at, a, b, 'move') === STRAIT && groundCost(at, unit, b) !== null)
      return no('PM 12.16', 'strait-from-start', { unit }, [a, b])
    if (!scenarioOf(at).isInPlay(b)) return no('PM 12.14', 'not-in-play', { hex: b }, [b])
    if (stepCost(at, unit, a, b) === null) return no('PM 12.14', 'impassable', { hex: b }, [a, b])
  }
  const points = pointsLeft(at, unit)
  if (together > 1) return no('PM 12.7', 'slowest', { unit, points }, hexes)
  return no(
    counterOf(at.open, unit).from === null && path.length === 1 ? 'PM 12.14' : 'PM 12.1',
    'too-far',
    { unit, points },
    hexes,
  )
}

/**
 * Every place where a stack of the acting side could be moved from, with who may still go (12.5, 12.6), of all or of those
 * who are asked for.
 */
export function movableStacks(
  at: Situation,
  isAsked: (unit: CounterId) => boolean = () => true,
): { from: Place; units: CounterId[] }[] {
  const { acting } = at.open
  const ready = [
    ...onMapUnits(at, acting),
    ...(acting === 'german' ? OKH.flatMap((okh) => inBox(at, okh, acting)) : []),
  ].filter((unit) => isAsked(unit) && mayGoOn(at, unit) && pointsLeft(at, unit) > 0)
  return [...grouped(ready, (unit) => `${counterOf(at.open, unit).at} ${stackOf(at, unit)}`).values()]
    .map((units) => ({ from: counterOf(at.open, units[0]!).at, units }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

type Ways = ReadonlyMap<Hex, readonly Hex[]>

/** Every hex to which a unit may go from where it is, with a cheapest way there. */
export const reach = cached(
  ({ open }: Situation) => open.counters,
  (at, unit: CounterId): Ways => waysTogether(at, [unit]),
  (at) => [
    ...[at.open.moving, at.open.turn],
    ...at.rules.season(at as never),
    ...at.rules.stores(at as never),
  ],
)

/** Where some units of a stack come that all pay what the slowest of them pays for each hex. */
function waysTogether(at: Situation, units: readonly CounterId[]): Ways {
  const { rules, open } = at
  const first = units[0]!
  const { at: start, from } = counterOf(open, first)
  const found = new Map<Hex, readonly Hex[]>()
  if (!(rules.board.has(start) || isOkh(start)) || units.some((unit) => !mayGoOn(at, unit))) return found
  const map = mapOf(rules)
  const enemies = held(at, opponent(rules.counters[first]!.side))
  const most = (costs: readonly (number | null)[]) =>
    costs.reduce((sum, cost) => (sum === null || cost === null ? null : Math.max(sum, cost)), 0)
  const steps = units.map((unit) => stepper(at, unit))
  const [step] = steps.length === 1 ? steps : [(a: number, b: number) => most(steps.map((of) => of(a, b)))]
  const firsts = (isOkh(start) ? doors(at, start) : rules.board.neighbours(start)).filter(
    (hex) => enemies[map.numberOf(hex)] === 0,
  )
  const entry = (hex: Hex) => (isOkh(start) ? most(units.map((unit) => entryCost(at, unit, start, hex))) : 0)
  const starts = isOkh(start) ? firsts.filter((door) => entry(door) !== null) : [start]
  const mayRest = (way: readonly Hex[]): boolean =>
    units.every((unit) => firstOf(rules.rests, at, unit, way) === null)
  const points = Math.min(...units.map((unit) => pointsLeft(at, unit)))
  const free = (a: number, b: number) => (enemies[b] !== 0 ? null : step!(a, b))
  for (const [hex, way] of waysFrom(rules, starts, points, free, (hex) => entry(hex)!)) {
    const path = isOkh(start) ? way : way.slice(1)
    if (hex !== start && mayRest(path)) found.set(hex, path)
  }
  // Whoever has not moved yet comes one hex far in any case (12.3, 12.16).
  if (from === null)
    for (const hex of firsts)
      if (
        !found.has(hex) &&
        mayRest([hex]) &&
        units.every((unit) => leftAfter(at, unit, start, [hex]) !== null)
      )
        found.set(hex, [hex])
  return found
}

/**
 * Where some units of a stack may go together (12.7), with a way that all can afford: of those that are cheapest for one of
 * them, or for the slowest at each hex, the one that leaves most to him who has least left.
 */
export function waysOf(at: Situation, units: readonly CounterId[]): Ways {
  // Those that go alike and as far have the same ways, but for where they may not end.
  const kinds = grouped(
    units,
    (unit) => `${gaitOf(at, unit)} ${pointsLeft(at, unit)} ${at.rules.counters[unit]!.nation}`,
  )
  const firsts = [...kinds.values()].map(([unit]) => unit!)
  if (firsts.length === 0) return new Map()
  const ways = firsts.length === 1 ? reach(at, firsts[0]!) : waysOfKinds(at, firsts)
  const mayRest = (way: readonly Hex[]) =>
    units.every((unit) => firstOf(at.rules.rests, at, unit, way) === null)
  return units.length === 1 ? ways : new Map([...ways].filter(([, way]) => mayRest(way)))
}

/** The same of units no two of which go alike. */
function waysOfKinds(at: Situation, units: readonly CounterId[]): Ways {
  const { at: from } = counterOf(at.open, units[0]!)
  const found = new Map<Hex, readonly Hex[]>()
  const most = new Map<Hex, number>()
  for (const ways of [...units.map((unit) => reach(at, unit)), waysTogether(at, units)])
    for (const [hex, way] of ways) {
      const left = Math.min(...units.map((unit) => leftAfter(at, unit, from, way) ?? -1))
      if (left <= (most.get(hex) ?? -1)) continue
      most.set(hex, left)
      found.set(hex, way)
    }
  return found
}

/** What the slowest of some units pays of what it has on its way, and what it keeps. */
export function priceOf(at: Situation, units: readonly CounterId[], path: readonly Hex[]) {
  const from = counterOf(at.open, units[0]!).at
  const prices = units.map((unit) => ({
    whole: pointsLeft(at, unit),
    left: leftAfter(at, unit, from, path) ?? 0,
  }))
  const { whole, left } = prices.reduce((a, b) => (b.left < a.left ? b : a))
  return { whole, cost: whole - left }
}

/** The table once some units of a stack have gone this way and may go on with what it has left them (12.2, 12.5). */
export function goneOn(at: Situation, units: readonly CounterId[], path: readonly Hex[]): Situation {
  const moving = stackOf(at, units[0]!)
  const gone = units.map((unit) => {
    const here = counterOf(at.open, unit)
    const left = leftAfter(at, unit, here.at, path) ?? 0
    return [unit, { ...here, at: path.at(-1)!, from: moving, left }] as const
  })
  const counters = { ...at.open.counters, ...Object.fromEntries(gone) }
  return { ...at, open: { ...at.open, counters, moving } }
}

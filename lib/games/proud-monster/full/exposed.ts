import { cached } from '@/lib/wargame/cached'
import { idsOf } from '@/lib/wargame/counters'
import type { Post } from '@/lib/wargame/gathered'
import { mapOf } from '@/lib/wargame/map'
import { countersAt, held, hexOf, onMapUnits, sideAt } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { waysFrom } from '@/lib/wargame/search'
import { type StrikeRules, strikers } from '@/lib/wargame/strikers'
import { likely, moveOf } from '../rules/02-units'
import { crowdRefusal } from '../rules/06-stacking'
import { gaitOf, RIVER, STRAIT, sideBetween, stepper } from '../rules/12-costs'
import { reach } from '../rules/12-movement'
import { battleOf, nextRefusal } from '../rules/14-attack'
import type { Fight } from '../rules/14-odds'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { airFactor, airOf } from './air'
import { foreseen } from './foreseen'
import { isConcentric } from './odds'
import { whole, wholeOf } from './situation'

/**
 * Of units in the next turn of their side, by what is printed or is the mean of a pool; from as many sides as they can
 * (14.14). `goes`: whoever stands beside the hex may make room (6.2).
 */
const strikesOf = (goes: boolean): StrikeRules<Situation> => ({
  strikesFrom: (at, unit) => [hexOf(at, unit)!, ...(goes ? reach(at, unit).keys() : [])],
  counts: (at, unit, from, target) => (nextRefusal(at, unit, from, target) ? 0 : likely(at, unit).attack),
  mayJoin: (at, unit, others, from) => {
    const there = goes ? [] : countersAt(at, from).filter((one) => one !== unit && !others.includes(one))
    return crowdRefusal(at, [unit], [...there, ...others], from) === null
  },
  // One who comes over land is enough to spare all the rivers (14.19).
  isLast: (at, from, target) => sideBetween(at, from, target) === RIVER,
  isSpread: true,
})

export const strikes = strikesOf(true)

/** What may come upon a hex; `least`: of units that are seen alone; `most`: with those beneath them, on a map where all of them have come. */
export interface Coming {
  readonly least: Fight | null
  readonly most: Fight
  readonly then: Situation
}

/**
 * The most that a side may attack a hex with, as it stands or with all on the map that it can bring up: also with those whom
 * the other side does not see, as many as may lie beneath the tops of stacks (14.7), from as many sides as it can (14.14), and
 * with aircraft where it brings up somebody (10.2); null: nobody may. `at`: as the side finds the map that moves next. Who is
 * still to come onto the map, or comes by sea or air, is not in it.
 */
export function comingAgainst(at: Situation, target: Hex, side: Side, goes: boolean): Coming | null {
  const { board } = at.rules
  const units = onMapUnits(at, side).filter(
    (unit) => board.distance(hexOf(at, unit)!, target) <= 1 + (goes ? moveOf(at, unit) : 0),
  )
  const rules = strikesOf(goes)
  const seen = strikers(rules, at, { units, target, goes })
  const hidden = hiddenNear(at, target, side, goes)
  const strikesFrom: typeof rules.strikesFrom = (now, unit, isGoing) =>
    hidden.get(unit) ?? rules.strikesFrom(now, unit, isGoing)
  const asked = { units: [...units, ...hidden.keys()], target, goes }
  const all = hidden.size > 0 ? strikers({ ...rules, strikesFrom }, at, asked) : seen
  if (all.length === 0) return null
  const fight = battleOf(at, side, target, [])
  const comingAs = (posts: readonly Post[]): Coming => {
    const then = goes ? thereWith(at, side, posts) : at
    return {
      ...{ least: seen.length > 0 ? { ...fight, attackers: [...seen] } : null, then },
      most: { ...battleOf(then, side, target, []), attackers: [...posts] },
    }
  }
  const come = comingAs(all)
  const places = (unit: CounterId) => new Set(strikesFrom(at, unit, goes))
  const round = goes ? fromAllSides(at, target, all, places) : null
  const others = round && comingAs(round)
  return others && ratioOf(others) > ratioOf(come) ? others : come
}

const ratioOf = ({ most, then }: Coming): number => foreseen(whole(then), most).most.ratio

/** Slots of hexes round another out of which it is attacked from all sides, each part of them with no more than it takes (14.14). */
const SIDES_ROUND = [
  [0, 3],
  [1, 4],
  [2, 5],
  [0, 2, 4],
  [1, 3, 5],
] as const

/** The same units, some of them out of other hexes, so that they come from all sides; null: they do, or cannot. */
function fromAllSides(
  at: Situation,
  target: Hex,
  posts: readonly Post[],
  placesOf: (unit: CounterId) => ReadonlySet<Hex>,
): readonly Post[] | null {
  const isWhole = wholeOf(at)
  if (!isWhole || isConcentric(isWhole, target, new Set(posts.map(({ from }) => from)))) return null
  const { around, hexes, numberOf } = mapOf(at.rules)
  const may = new Map(posts.map(({ unit }) => [unit, placesOf(unit)]))
  /** Whoever goes into each of some hexes, one into each; the weakest, as they find room most easily. */
  const seated = (round: readonly Hex[], taken: readonly Post[]): readonly Post[] | null => {
    const [from, ...rest] = round
    if (from === undefined) return taken
    for (const { unit } of [...posts].reverse()) {
      if (taken.some((one) => one.unit === unit) || !may.get(unit)!.has(from)) continue
      const found = seated(rest, [...taken, { unit, from }])
      if (found) return found
    }
    return null
  }
  for (const slots of SIDES_ROUND) {
    const round = slots.map((slot) => hexes[around[6 * numberOf(target) + slot]!])
    if (round.some((hex) => hex === undefined)) continue
    const moved = seated(round as Hex[], [])
    if (!moved) continue
    const from = new Map(moved.map((one) => [one.unit, one.from]))
    return posts.map((one) => ({ unit: one.unit, from: from.get(one.unit) ?? one.from }))
  }
  return null
}

/** The map once they all stand where they attack from, and aircraft of theirs over as many stacks as it has (10.2). */
function thereWith(at: Situation, side: Side, posts: readonly Post[]): Situation {
  const counters = { ...at.open.counters }
  for (const { unit, from } of posts) counters[unit] = { ...counters[unit]!, at: from }
  const there = { ...at, open: { ...at.open, counters } }
  const of = wholeOf(there)
  if (!of) return there
  const tops = [...grouped(posts, ({ from }) => from).values()].map(([top]) => top!.unit)
  const air = { ...of.open.air }
  for (const one of airOf(of, side)) delete air[one]
  if (airFactor(of, side) > 0)
    for (const [n, one] of airOf(of, side).entries()) if (n < tops.length) air[one] = tops[n]!
  return { ...there, open: { ...there.open, air } as never }
}

/** Units that nobody sees, and from where each of them may attack, as many as may lie beneath tops near enough (14.7). */
function hiddenNear(
  at: Situation,
  target: Hex,
  side: Side,
  goes: boolean,
): ReadonlyMap<CounterId, readonly Hex[]> {
  const found = new Map<CounterId, readonly Hex[]>()
  const covered = coveredOf(at, side)
  const all = wholeOf(at)
  if (!all || covered.length === 0) return found
  const { board } = at.rules
  const stacks = all.open.several.filter((hex) => sideAt(at, hex) === side)
  const far = goes ? Math.max(...covered.map((unit) => moveOf(at, unit))) : 0
  const near = stacks.filter((hex) => board.distance(hex, target) <= 1 + far)
  const beside = board.neighbours(target)
  const places = new Map<CounterId, readonly Hex[]>()
  for (const some of grouped(covered, (unit) => (goes ? kindOf(at, unit) : '')).values()) {
    const reached = goes ? reachedFrom(at, side, some[0]!, near) : new Set(near)
    const those = beside.filter((hex) => reached.has(hex))
    if (those.length > 0) for (const unit of some) places.set(unit, those)
  }
  // One at least lies beneath each of the other stacks.
  const most = Math.max(0, covered.length - (stacks.length - near.length))
  return new Map([...places].sort(([a], [b]) => likely(at, b).attack - likely(at, a).attack).slice(0, most))
}

/** Units of a side that nobody else sees (14.7). */
const coveredOf = cached(
  ({ open }: Situation) => open.counters,
  ({ rules, open }, side: Side): readonly CounterId[] =>
    idsOf(open.counters).filter(
      (unit) => open.counters[unit]!.at === 'covered' && rules.counters[unit]!.side === side,
    ),
)

/** What those have alike who pay the same everywhere and come as far. */
const kindOf = (at: Situation, unit: CounterId): string =>
  `${gaitOf(at, unit)} ${at.rules.counters[unit]!.nation} ${moveOf(at, unit)}`

/** Hexes to which a unit would come from any of some hexes, these among them (12.1, 12.3, 12.16). */
function reachedFrom(at: Situation, side: Side, unit: CounterId, from: readonly Hex[]): ReadonlySet<Hex> {
  const { numberOf } = mapOf(at.rules)
  const enemies = held(at, opponent(side))
  const step = stepper(at, unit)
  const free = (a: number, b: number) => (enemies[b] ? null : step(a, b))
  const found = new Set(waysFrom(at.rules, from, moveOf(at, unit), free).keys())
  // Everybody comes one hex far (12.3), and so across a strait (12.16).
  for (const hex of from)
    for (const next of at.rules.board.neighbours(hex))
      if (
        !enemies[numberOf(next)] &&
        (step(numberOf(hex), numberOf(next)) !== null || sideBetween(at, hex, next, 'move') === STRAIT)
      )
        found.add(next)
  return found
}

import { mapOf } from '@/lib/wargame/map'
import { onMapUnits, unitPlaces } from '@/lib/wargame/occupancy'
import { assigned } from '@/lib/wargame/staff/assign'
import { leastLine } from '@/lib/wargame/staff/cut'
import { isMech, likely } from '../rules/02-units'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import type { Books } from './books'
import { comesIn, passesOf } from './reach'
import { behind, isLong, ownAims, raidWorth, shelter, stanceOf, threats, unitWorth } from './worth'

/** What it costs to bind a unit, and what it costs on top if it comes only later. */
const BINDS = { attacks: 0.3, holds: 0.35 } as const
const LATER = 0.3
/** What it costs to bind one next to the enemy. */
const BESIDE = { attacks: 0.15, holds: 0.35 } as const
/** What each hex of ground is worth that is not given up, for what lies behind it. */
const GROUND = { attacks: 0.004, holds: 0.03 } as const
/** What a place is worth into which the enemy comes next, after that, or only later, for what it is worth to hold. */
const SOON = { attacks: [1, 1, 0.3, 0], holds: [1, 1, 0.8, 0.5] } as const
/** The defence of one unit that is usual in a line. */
const USUAL = { german: 5, soviet: 3 } as const
/** What the loss of a unit in the line counts, for each point that it is worth. */
const MINDS = { attacks: 1, holds: 0.8 } as const
/** Part of what could come that falls upon one hex of a line. */
const SHARE = 0.25
/** Part of the peril of his front that a German who gives way takes with him. */
const FOLLOWS = 0.8
/**
 * Times that a line is drawn anew where nobody could be found for a hex of it, at most. Where a front has to last it is so long
 * that many hexes are left, and one hole that is taken for held opens all that lies behind. The learning scenarios were
 * balanced with fewer.
 */
const TRIES = { short: 5, long: 60 } as const

/** What is lost with each hex into which the enemy of a side can come, by number. */
function lostWith(at: Situation, side: Side): Float64Array {
  const { hexes, numberOf } = mapOf(at.rules)
  const turns = comesIn(at, side)
  const ground = behind(at, side)
  const stance = stanceOf(at, side)
  const worth = Float64Array.from(hexes, (_hex, i) => (turns[i]! <= 2 ? GROUND[stance] * ground[i]! : 0))
  for (const { hex, worth: of } of ownAims(at, side)) {
    const number = numberOf(hex)
    worth[number]! += of * SOON[stance][turns[number]!]!
  }
  if (side === 'german')
    for (const [i, hex] of hexes.entries())
      if (at.rules.zomo(hex) === 'germany') worth[i]! += raidWorth(at) * SOON.attacks[turns[i]!]!
  return worth
}

/**
 * The defence that is usual in a hex of a line: of one unit; a German who has a front to hold stands in it as closely as he does now,
 * and gave it up for one alone that would be lost.
 */
function usualIn(at: Situation, side: Side): number {
  if (side !== 'german' || stanceOf(at, side) !== 'holds') return USUAL[side]
  const all = onMapUnits(at, side).reduce((sum, unit) => sum + likely(at, unit).defence, 0)
  return Math.max(USUAL[side], all / Math.max(1, new Set(unitPlaces(at, side)).size))
}

/** How likely it is that so much defence is lost in a hex before its side moves again, from 0 to 1. */
function peril(at: Situation, side: Side, hex: Hex, defence: number): number {
  const near = threats(at, side)[mapOf(at.rules).numberOf(hex)]!
  const odds = (SHARE * near) / (defence * shelter(at, hex))
  return Math.min(1, Math.max(0, (odds - 0.7) / 3))
}

/** A line as it is held now, or will be. */
export interface Front {
  /** Its hexes, manned or not. */
  readonly posts: readonly Hex[]
  /** 1: a hex into which the enemy comes all the same. */
  readonly open: Uint8Array
}

/**
 * Draws the line that costs least and mans each of its hexes that the enemy could reach with one unit of those who are free.
 */
export function holdLine(books: Books): Front {
  const { at, side } = books
  const stance = stanceOf(at, side)
  const map = mapOf(at.rules)
  const reachers = books.reachers()
  const worth = lostWith(at, side)
  const passes = passesOf(at)
  const turns = comesIn(at, side)
  const from = unitPlaces(at, opponent(side))
  const bare = new Set<Hex>()
  const lasts = isLong(at)
  const defence = usualIn(at, side)
  const most = TRIES[lasts ? 'long' : 'short']
  const isLate = (i: number) => turns[i]! >= 2
  const besides = new Set(from.flatMap((hex) => [...map.around.subarray(6 * hex, 6 * hex + 6)]))
  const isAble = (unit: CounterId, hex: Hex) => books.free.has(unit) && books.hasRoom(unit, hex)
  const ableAt = (hex: Hex) => (reachers.get(hex) ?? []).filter((unit) => isAble(unit, hex))
  // The enemy follows: where a front has to last it is nowhere much safer than where it is.
  const near = [...besides].filter((i) => i >= 0).map((i) => peril(at, side, map.hexes[i]!, defence))
  const isFollowed = lasts && side === 'german' && stance === 'holds' && near.length > 0
  const least = isFollowed ? (FOLLOWS * near.reduce((sum, one) => sum + one, 0)) / near.length : 0
  const costOf = (hex: Hex, i: number): number => {
    if (books.fixedIn(hex).length > 0) return 0
    const isManned = !bare.has(hex) && (reachers.get(hex) ?? []).some((unit) => isAble(unit, hex))
    if (!isManned && !isLate(i)) return Infinity
    // Who stands next to the enemy attacks from there, and is not bound.
    const binds = besides.has(i) ? BESIDE[stance] : BINDS[stance]
    return (
      binds +
      (isManned ? 0 : LATER) +
      MINDS[stance] * USUAL[side] * Math.max(least, peril(at, side, hex, defence))
    )
  }
  for (let n = 1; ; n += 1) {
    const line = leastLine(map, { from, passes, cost: Float64Array.from(map.hexes, costOf), worth })
    const due = line.posts.filter((i) => books.fixedIn(map.hexes[i]!).length === 0)
    const manned = assigned(
      due.map((i) => ({
        place: map.hexes[i]!,
        // Where a front has to last, a town of one's own in it is manned before open ground.
        weight: (isLate(i) ? 1 : 2) + (lasts ? worth[i]! : 0),
        units: inTurn(books, map.hexes[i]!, ableAt(map.hexes[i]!)),
      })),
    )
    const empty = due.filter((i) => !isLate(i) && !manned.has(map.hexes[i]!))
    if (empty.length > 0 && n < most) {
      for (const i of empty) bare.add(map.hexes[i]!)
      continue
    }
    for (const [hex, unit] of manned) {
      books.send(unit, hex)
      books.posted.set(unit, hex)
    }
    return { posts: line.posts.map((i) => map.hexes[i]!), open: line.open }
  }
}

/** Who stands in a line first: who is there already, who is slow, and who is no great loss. */
function inTurn({ at, placeOf }: Books, hex: Hex, units: readonly CounterId[]): CounterId[] {
  const price = (unit: CounterId): number =>
    unitWorth(at, unit) +
    (isMech(at, unit) ? 3 : 0) -
    (placeOf(unit) === hex ? 2 : 0) -
    0.2 * likely(at, unit).defence
  return [...units].sort((a, b) => price(a) - price(b) || a.localeCompare(b))
}

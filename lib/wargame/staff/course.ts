import { once } from '../cached'
import { type MapRules, mapOf } from '../map'
import { LeastCosts } from '../search'
import { hexesToEnemies, nearEnemies, nextToEnemies, type StaffFacts } from './facts'
import type { LineTask } from './papers'

// Where a line runs: hexes alone, whoever stands in them then.

/** Parts of a front so far apart are no line; and as far as a line looks for the enemy whom it follows. */
const APART = 6
const SIGHT = 8
/** So many hexes more than straight on a line goes round something. */
const ROUND = 6
/** What a hex costs that a line runs through: one where the group stands already, and another, with nothing in its favour. */
const HELD = 2
const OPEN = 6
/** How many times a river in front makes a hex worth more for a line: as hills do. */
const BANK = 1.4
const roomOf = once((rules: MapRules) => new LeastCosts(mapOf(rules).hexes.length))

/** 1: a river runs before a hex, by number: who comes over it comes from nearer to the enemy. */
const banksOf = once((facts: StaffFacts): Uint8Array => {
  const { around, hexes } = mapOf(facts.rules)
  const far = hexesToEnemies(facts)
  const isBefore = (hex: number, next: number) =>
    next >= 0 && far[next]! < far[hex]! && facts.isRiver(hex, next)
  return Uint8Array.from(hexes, (_, hex) =>
    Number([...around.subarray(6 * hex, 6 * hex + 6)].some((next) => isBefore(hex, next))),
  )
})

/**
 * Hexes through which a line runs from one hex to another, both by number, over ground that the group may enter; `banks`: 1 where
 * a river is in its favour.
 */
function between(
  facts: StaffFacts,
  units: readonly string[],
  from: number,
  to: number,
  banks?: Uint8Array,
): number[] {
  const { rules, enemies } = facts
  const { around, numberOf, hexesBetween } = mapOf(rules)
  const far = hexesBetween(from, to)
  if (far <= 1) return [from, to]
  const own = new Set(units.map((unit) => numberOf(facts.hexOf(unit))))
  const step = facts.stepOf(units[0]!)
  const ground = (hex: number) => Math.round(OPEN / (facts.shelter(hex) * (banks?.[hex] ? BANK : 1)))
  const room = roomOf(rules)
  room.run([[from, 0]], OPEN * (far + ROUND), (hex, spent) => {
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot += 1) {
      const next = around[slot]!
      if (next < 0 || enemies[next] || (step(hex, next) === null && next !== to)) continue
      room.offer(next, hex, spent + (own.has(next) ? HELD : ground(next)))
    }
  })
  const path = room.pathTo(to)
  return path[0] === from ? path : []
}

/** Hexes of a line through some that its owner has named, in his order. */
export function lineThrough(
  facts: StaffFacts,
  units: readonly string[],
  marks: readonly string[],
): readonly string[] {
  const { hexes, numberOf } = mapOf(facts.rules)
  const banks = banksOf(facts)
  const parts = marks
    .slice(1)
    .map((mark, n) => between(facts, units, numberOf(marks[n]!), numberOf(mark), banks))
  return [...new Set([...marks.slice(0, 1).map(numberOf), ...parts.flat()])]
    .filter((hex) => !facts.enemies[hex])
    .map((hex) => hexes[hex]!)
}

/**
 * The line on which a group stands now: its hexes next to the enemy, or next to one that he can enter, from one to the
 * nearest other, with what lies between where that is not far; where there are none, all of its hexes. `comes`: hexes, by
 * number, that he can enter.
 */
export function frontOf(
  facts: StaffFacts,
  units: readonly string[],
  comes = facts.entered(new Map()),
): readonly string[] {
  const { around, numberOf, hexes, hexesBetween } = mapOf(facts.rules)
  const all = [...new Set(units.map((unit) => numberOf(facts.hexOf(unit))))].sort((a, b) => a - b)
  const isFront = (hex: number) =>
    [...around.subarray(6 * hex, 6 * hex + 6)].some(
      (next) => next >= 0 && (facts.enemies[next] || comes.has(next)),
    )
  const front = all.filter(isFront)
  const open = new Set(front.length > 0 ? front : all)
  // The ends are those that are farthest apart.
  let [first, far] = [[...open][0], -1]
  for (const a of open)
    for (const b of open) if (hexesBetween(a, b) > far) [first, far] = [a, hexesBetween(a, b)]
  const line: number[] = []
  while (first !== undefined) {
    const last = line.at(-1)
    const apart = last === undefined ? 0 : hexesBetween(last, first)
    if (last !== undefined && apart > 1 && apart <= APART)
      line.push(...between(facts, units, last, first).slice(1, -1))
    line.push(first)
    open.delete(first)
    const here: number = first
    first = [...open].reduce<number | undefined>(
      (a, b) => (a === undefined || hexesBetween(here, b) < hexesBetween(here, a) ? b : a),
      undefined,
    )
  }
  return [...new Set(line)].map((hex) => hexes[hex]!)
}

/** A line some hexes farther on: what would lie in the sea or at the enemy is cut out, and the ends are joined. */
function movedOn(
  facts: StaffFacts,
  units: readonly string[],
  line: readonly string[],
  slot: number,
  by: number,
) {
  const { around, hexes, numberOf } = mapOf(facts.rules)
  const step = facts.stepOf(units[0]!)
  const onward = line.flatMap((hex) => {
    let now = numberOf(hex)
    for (let n = 0; n < by; n += 1) {
      const next = around[6 * now + slot]!
      if (next < 0 || facts.enemies[next] || step(now, next) === null) return []
      now = next
    }
    return [hexes[now]!]
  })
  return lineThrough(facts, units, onward)
}

/** The hexes next to the enemy that are nearest to a line, one for each of its hexes; whoever is near nobody stays. */
function upToEnemy(facts: StaffFacts, units: readonly string[], line: readonly string[]): readonly string[] {
  const { around, hexes, numberOf, hexesBetween } = mapOf(facts.rules)
  const step = facts.stepOf(units[0]!)
  const isOpen = (hex: number) =>
    [...around.subarray(6 * hex, 6 * hex + 6)].some((next) => next >= 0 && step(next, hex) !== null)
  const near = nextToEnemies(facts)
  const goals = [...near.keys()].filter((hex) => near[hex] && !facts.enemies[hex] && isOpen(hex))
  return [
    ...new Set(
      line.map((hex) => {
        const from = numberOf(hex)
        let [best, least] = [from, SIGHT + 1]
        for (const goal of goals)
          if (hexesBetween(from, goal) < least) [best, least] = [goal, hexesBetween(from, goal)]
        return hexes[best]!
      }),
    ),
  ]
}

/**
 * The nearest hexes to a line behind a river, that by which `at` lies or else the nearest, one for each of its hexes that are not
 * too far, with what lies between; the line itself where there is none.
 */
function behindRiver(
  facts: StaffFacts,
  units: readonly string[],
  line: readonly string[],
  at: string | undefined,
): readonly string[] {
  const { around, hexes, numberOf, hexesBetween } = mapOf(facts.rules)
  const step = facts.stepOf(units[0]!)
  const banks = banksOf(facts)
  const isOpen = (hex: number) =>
    !facts.enemies[hex] &&
    [...around.subarray(6 * hex, 6 * hex + 6)].some((next) => next >= 0 && step(next, hex) !== null)
  const here = new Uint8Array(hexes.length)
  for (const hex of line) here[numberOf(hex)] = 1
  // Hexes as far as a line looks.
  const inSight = nearEnemies({ rules: facts.rules, enemies: here }, SIGHT)
  const open = [...banks.keys()].filter((hex) => banks[hex] && inSight[hex] && isOpen(hex))
  /** Of some hexes that which lies nearest to a hex. */
  const nearest = (hex: number, among: readonly number[]): number =>
    among.reduce((a, b) => (hexesBetween(hex, b) < hexesBetween(hex, a) ? b : a))
  if (open.length === 0) return line
  const starts = at === undefined ? line.map((hex) => nearest(numberOf(hex), open)) : []
  const farFrom = (bank: number) => Math.min(...line.map((hex) => hexesBetween(numberOf(hex), bank)))
  const start =
    at === undefined
      ? starts.reduce((a, b) => (farFrom(b) < farFrom(a) ? b : a))
      : nearest(numberOf(at), open)
  // One river: its hexes lie beside each other.
  const [isBank, river] = [new Set(open), new Set([start])]
  for (const hex of river)
    for (const next of around.subarray(6 * hex, 6 * hex + 6)) if (isBank.has(next)) river.add(next)
  const all = [...river]
  const posts = line
    .map((hex) => [numberOf(hex), nearest(numberOf(hex), all)] as const)
    .filter(([hex, bank]) => hexesBetween(hex, bank) <= SIGHT)
  return posts.length === 0
    ? line
    : lineThrough(facts, units, [...new Set(posts.map(([, bank]) => hexes[bank]!))])
}

/** A line after what it is told to do, hex by hex. */
export function lineOf(
  facts: StaffFacts,
  units: readonly string[],
  line: readonly string[],
  task: LineTask,
): readonly string[] {
  if (units.length === 0) return []
  if (task.verb === 'follow') return upToEnemy(facts, units, line)
  if (task.verb === 'river') return behindRiver(facts, units, line, task.at)
  return task.verb === 'shift' ? movedOn(facts, units, line, task.slot, task.hexes) : line
}

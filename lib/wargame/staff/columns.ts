import { mapOf } from '../map'
import { grouped } from '../pools'
import { FAR } from '../search'
import { nearEnemies, nextToEnemies, type StaffFacts, Standing } from './facts'
import { costsTo } from './march'
import { type Group, halted, type March, type Papers } from './papers'

/** Units that go a way together in this turn; `turns`: how many more they are on the march after it. */
export interface Leg {
  readonly units: readonly string[]
  readonly from: string
  readonly path: readonly string[]
  readonly to: string
  readonly turns: number
}

/** Why units on the march stay where they are. */
export type HaltWhy = 'enemy' | 'supply' | 'full' | 'no-way'
export interface Halt {
  readonly units: readonly string[]
  readonly from: string
  readonly to: string
  readonly why: HaltWhy
}

export interface Marched {
  /** In the order of the hexes from where they start, so that their sequence tells nothing. */
  readonly legs: readonly Leg[]
  readonly halts: readonly Halt[]
  /** Units that are where they were to go, or as near as there is room. */
  readonly there: readonly string[]
}

export const NO_MARCH: Marched = { legs: [], halts: [], there: [] }

/** The papers without the marches of those who are where they were to go, once they have gone on; who follows an army goes on with it. */
export const arrived = (papers: Papers, { legs, there }: Marched): Papers => {
  const stay = new Set(papers.marches.flatMap(({ follows, units }) => (follows ? units : [])))
  const gone = [...there, ...legs.filter(({ turns }) => turns === 0).flatMap(({ units }) => units)]
  return halted(
    papers,
    gone.filter((unit) => !stay.has(unit)),
  )
}

/**
 * Marches with their ends as they are now: who follows an army goes to the nearest of its hexes that no enemy is beside, or
 * else to the nearest of them all. Where it is no more its followers go on to where it was last.
 */
export function followed(
  facts: StaffFacts,
  marches: readonly March[],
  armies: readonly Group[],
): readonly March[] {
  const { numberOf, hexesBetween } = mapOf(facts.rules)
  const here = new Set(facts.units)
  const near = nextToEnemies(facts)
  return marches.map((march) => {
    const follower = march.units.find((unit) => here.has(unit))
    const army = march.follows === undefined ? null : armies.find(({ name }) => name === march.follows)
    if (!army || follower === undefined) return march
    const from = numberOf(facts.hexOf(follower))
    const led = new Set(march.units)
    const far = (hex: string) =>
      hexesBetween(from, numberOf(hex)) + (near[numberOf(hex)] ? mapOf(facts.rules).hexes.length : 0)
    const hexes = army.units
      .filter((unit) => here.has(unit) && !led.has(unit))
      .map((unit) => facts.hexOf(unit))
    if (hexes.length === 0) return march
    return { ...march, to: hexes.reduce((a, b) => (far(b) < far(a) ? b : a)) }
  })
}

/** Who comes so near to another of its army, in hexes, is with it. */
const WITH_ARMY = 2

/**
 * Marches of those who have just come, each behind its own army, where they stand far from it: unless they are on a march
 * already, were led elsewhere, or are to stay.
 */
export function joining(
  facts: StaffFacts,
  { marches, stays = [] }: Papers,
  armies: readonly Group[],
  come: readonly string[],
): readonly March[] {
  const { numberOf, hexesBetween } = mapOf(facts.rules)
  const known = new Set([...stays, ...marches.flatMap(({ units }) => units)])
  const open = new Set(come.filter((unit) => facts.fresh.has(unit) && !known.has(unit)))
  const far = (one: string, other: string) =>
    hexesBetween(numberOf(facts.hexOf(one)), numberOf(facts.hexOf(other)))
  return armies.flatMap(({ name, units }) => {
    const others = units.filter((unit) => !open.has(unit))
    const behind = units.filter(
      (unit) => open.has(unit) && others.length > 0 && others.every((other) => far(unit, other) > WITH_ARMY),
    )
    return behind.length > 0 ? [{ units: behind, to: facts.hexOf(others[0]!), follows: name }] : []
  })
}

/** So many hexes from its goal a column is there, if there is no room any nearer. */
const BESIDE_GOAL = 2

/** Units that go together to a hex, from where they stand or wait. */
export interface Column {
  readonly units: readonly string[]
  readonly from: string
  readonly to: string
  /** How many hexes from any enemy they stop; absent: one. */
  readonly apart?: number | undefined
}

/**
 * What columns on the march do in this turn: each goes as near to its goal as it may, those who are nearest first, and
 * stops before a hex next to an enemy or as far from him as it was told, one that is out of supply, and one that is full.
 * Who was touched in this turn stays.
 */
export function marched(facts: StaffFacts, marches: readonly March[]): Marched {
  const { fresh } = facts
  const isHere = new Set(facts.units)
  const columns = marches.flatMap(({ units, to, apart }) => {
    const here = units.filter((unit) => isHere.has(unit))
    const parts = grouped(here, (unit) => `${facts.hexOf(unit)} ${facts.kindOf(unit)} ${fresh.has(unit)}`)
    return [...parts.values()].map((some) => ({ units: some, from: facts.hexOf(some[0]!), to, apart }))
  })
  const there = columns.filter(({ from, to }) => from === to)
  const going = columns.filter(({ from, to, units }) => from !== to && fresh.has(units[0]!))
  const done = gone(facts, going)
  return { ...done, there: [...there.flatMap(({ units }) => units), ...done.there] }
}

/** Where columns go that may: those who wait beside the map are as far from everywhere, and come in as they are named. */
export function gone(facts: StaffFacts, columns: readonly Column[]): Marched {
  const { rules } = facts
  const { numberOf, hexesBetween } = mapOf(rules)
  const standing = new Standing(facts)
  const nearBy = new Map<number, Uint8Array>()
  const nearIn = (hexes: number): Uint8Array => {
    const near = nearBy.get(hexes) ?? nearEnemies(facts, hexes)
    nearBy.set(hexes, near)
    return near
  }
  const known = new Map<string, Int16Array>()
  const left = (unit: string, to: string): Int16Array => {
    const key = `${facts.kindOf(unit)} ${to}`
    const costs = known.get(key) ?? costsTo(rules, [numberOf(to)], facts.stepOf(unit))
    known.set(key, costs)
    return costs
  }
  const inTurn = columns
    .map((one) => ({ ...one, far: left(one.units[0]!, one.to)[numberOf(one.from)] ?? FAR }))
    .sort((a, b) => a.far - b.far || numberOf(a.from) - numberOf(b.from))

  const legs: Leg[] = []
  const halts: Halt[] = []
  const there: string[] = []
  for (const { units, from, to, apart = 1, far } of inTurn) {
    const near = nearIn(apart)
    const start = numberOf(from)
    const isNear = start >= 0 && hexesBetween(start, numberOf(to)) <= BESIDE_GOAL
    const costs = left(units[0]!, to)
    const nearer = [...facts.ways(units)]
      .map(([end, path]) => ({ end, path, rest: costs[numberOf(end)]! }))
      .filter(({ rest }) => rest < far)
      .sort((a, b) => a.rest - b.rest || numberOf(a.end) - numberOf(b.end))
    // Whoever names a hex next to the enemy wants units there.
    const unseen = nearer.filter(({ path }) => path.every((hex) => hex === to || !near[numberOf(hex)]))
    const fed = unseen.filter(({ end }) => !facts.isCutOff(units[0]!, end))
    const best = fed.find(({ end }) => standing.mayEnd(units, end))
    if (best) {
      standing.go(units, from, best.end)
      const turns = Math.ceil(best.rest / Math.max(1, facts.pointsOf(units[0]!)))
      legs.push({ units, from, path: best.path, to, turns })
    } else if (isNear && fed.length > 0) there.push(...units)
    else {
      const why = nearer.length === 0 ? 'no-way' : unseen.length === 0 ? 'enemy' : null
      halts.push({ units, from, to, why: why ?? (fed.length === 0 ? 'supply' : 'full') })
    }
  }
  return { legs: legs.sort((a, b) => numberOf(a.from) - numberOf(b.from)), halts, there }
}

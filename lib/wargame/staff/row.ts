import { DIRECTIONS } from '@/lib/hex/axial'
import { mapOf } from '../map'
import { grouped } from '../pools'
import { FAR } from '../search'
import type { Halt, HaltWhy, Leg, Marched } from './columns'
import { nextToEnemies, type StaffFacts, Standing } from './facts'
import { costsTo } from './march'

/** Units of a group that go alike and stand together, of those that may go. */
const columnsOf = (facts: StaffFacts, units: readonly string[]) => {
  const fresh = units.filter((unit) => facts.fresh.has(unit))
  return [...grouped(fresh, (unit) => `${facts.hexOf(unit)} ${facts.kindOf(unit)}`).values()].map((some) => ({
    units: some,
    from: facts.hexOf(some[0]!),
  }))
}

const told = (facts: StaffFacts, legs: Leg[], halts: Halt[]): Marched => {
  const { numberOf } = mapOf(facts.rules)
  return { legs: legs.sort((a, b) => numberOf(a.from) - numberOf(b.from)), halts, there: [] }
}

/**
 * A group follows the enemy: who is next to him stays, all others go as near to him as they may, the nearest first, where
 * fewest stand already.
 */
export function closedUp(facts: StaffFacts, units: readonly string[]): Marched {
  const { rules, enemies } = facts
  const { numberOf } = mapOf(rules)
  const standing = new Standing(facts)
  const near = nextToEnemies(facts)
  const goals = [...near.keys()].filter((hex) => near[hex] === 1 && enemies[hex] === 0)
  const known = new Map<string, Int16Array>()
  const left = (unit: string): Int16Array => {
    const kind = facts.kindOf(unit)
    const costs = known.get(kind) ?? costsTo(rules, goals, facts.stepOf(unit))
    known.set(kind, costs)
    return costs
  }
  const columns = columnsOf(facts, units)
    .filter(({ from }) => near[numberOf(from)] === 0)
    .map((one) => ({ ...one, far: left(one.units[0]!)[numberOf(one.from)]! }))
    .sort((a, b) => a.far - b.far || numberOf(a.from) - numberOf(b.from))
  const legs: Leg[] = []
  const halts: Halt[] = []
  for (const { units: some, from, far } of columns) {
    const costs = left(some[0]!)
    const nearer = [...facts.ways(some)]
      .map(([end, path]) => ({ end, path, rest: costs[numberOf(end)]! }))
      .filter(({ rest }) => rest < far)
      .sort(
        (a, b) =>
          a.rest - b.rest ||
          standing.at(a.end).length - standing.at(b.end).length ||
          numberOf(a.end) - numberOf(b.end),
      )
    const fed = nearer.filter(({ end }) => !facts.isCutOff(some[0]!, end))
    const best = fed.find(({ end }) => standing.mayEnd(some, end))
    if (best) {
      standing.go(some, from, best.end)
      const turns = Math.ceil(best.rest / Math.max(1, facts.pointsOf(some[0]!)))
      legs.push({ units: some, from, path: best.path, to: best.end, turns })
    } else {
      const why: HaltWhy = far >= FAR || nearer.length === 0 ? 'no-way' : fed.length === 0 ? 'supply' : 'full'
      halts.push({ units: some, from, to: from, why })
    }
  }
  return told(facts, legs, halts)
}

/** A group goes some hexes in one of six directions, by the slot of a hexside, keeping its form; each as far of that as it may. */
export function shifted(facts: StaffFacts, units: readonly string[], slot: number, hexes: number): Marched {
  const { rules } = facts
  const { around, numberOf, hexes: names } = mapOf(rules)
  const standing = new Standing(facts)
  const along = DIRECTIONS[slot]!
  // How far a hex lies in this direction: who is in front makes room first.
  const ahead = (hex: string): number => {
    const { q, r } = rules.board.axial(hex)
    return q * along.q + r * along.r + (q + r) * (along.q + along.r)
  }
  const columns = columnsOf(facts, units).sort(
    (a, b) => ahead(b.from) - ahead(a.from) || numberOf(a.from) - numberOf(b.from),
  )
  const legs: Leg[] = []
  const halts: Halt[] = []
  for (const { units: some, from } of columns) {
    const ray: string[] = []
    for (let hex = numberOf(from); ray.length < hexes; ) {
      hex = around[6 * hex + slot]!
      if (hex < 0) break
      ray.push(names[hex]!)
    }
    const ways = facts.ways(some)
    const open = ray.filter((hex) => ways.has(hex))
    const fed = open.filter((hex) => !facts.isCutOff(some[0]!, hex))
    const end = fed.findLast((hex) => standing.mayEnd(some, hex))
    if (end !== undefined) {
      standing.go(some, from, end)
      legs.push({ units: some, from, path: ways.get(end)!, to: end, turns: 0 })
    } else {
      const why: HaltWhy = open.length === 0 ? 'no-way' : fed.length === 0 ? 'supply' : 'full'
      halts.push({ units: some, from, to: from, why })
    }
  }
  return told(facts, legs, halts)
}

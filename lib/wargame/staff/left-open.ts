import { mapOf } from '../map'
import { grouped } from '../pools'
import { frontOf, lineThrough } from './course'
import { nearEnemies, type StaffFacts, type Throat } from './facts'
import { letThrough, type Quality, qualityOf } from './line'
import type { Group } from './papers'

/**
 * Holes in the lines of armies that were shut as the turn began: hexes between those who stand beside the enemy, into which he
 * can come now and could not before. Those that lie beside each other are one.
 */
export function newHoles(facts: StaffFacts, armies: readonly Group[]): readonly (readonly string[])[] {
  const { numberOf } = mapOf(facts.rules)
  const moved = facts.units.filter((unit) => facts.began(unit) !== facts.hexOf(unit))
  if (moved.length === 0) return []
  const comes = facts.entered(new Map())
  const came = facts.entered(new Map(moved.map((unit) => [unit, facts.began(unit)])))
  const isNew = (hex: string) => comes.has(numberOf(hex)) && !came.has(numberOf(hex))
  const open = new Set(armies.flatMap(({ units }) => frontOf(facts, units, comes)).filter(isNew))
  return joinedHexes(facts, open)
}

/** Some hexes, those that lie beside each other together. */
function joinedHexes({ rules }: StaffFacts, hexes: Iterable<string>): string[][] {
  const { numberOf, hexesBetween } = mapOf(rules)
  const open = new Set(hexes)
  const parts: string[][] = []
  for (const start of open) {
    const part = [start]
    open.delete(start)
    for (const hex of part)
      for (const next of open)
        if (hexesBetween(numberOf(hex), numberOf(next)) === 1) {
          part.push(next)
          open.delete(next)
        }
    parts.push(part)
  }
  return parts
}

/** Hexes of which each alone cuts own units off, if the enemy comes into it next, the one that cuts off most first. */
export function openThroats(facts: StaffFacts): readonly Throat[] {
  const all = facts.throats()
  if (all.length === 0) return []
  const comes = facts.entered(new Map())
  const { numberOf } = mapOf(facts.rules)
  const open = all.filter(({ hex }) => comes.has(numberOf(hex)))
  // Of hexes that cut off the same one is told.
  return [...grouped(open, ({ units }) => units.join(' ')).values()]
    .map(([one]) => one!)
    .sort((a, b) => b.units.length - a.units.length)
}

/** Lines so far apart, in hexes, are no neighbours. */
const NEIGHBOURS = 6

/**
 * How good the front is where the lines of two armies should meet: holes are hexes between the end of one and the nearest of
 * another's, into which the enemy can come. Those within a line are told where its army is.
 */
export function seams(facts: StaffFacts, armies: readonly Group[]): Quality {
  const { numberOf, hexesBetween } = mapOf(facts.rules)
  const comes = facts.entered(new Map())
  const near = nearEnemies(facts, NEIGHBOURS)
  const lines = armies
    .map(({ units }) => ({ units, line: frontOf(facts, units, comes) }))
    .filter(({ line }) => line.some((hex) => near[numberOf(hex)] === 1))
  const own = new Set(lines.flatMap(({ line }) => line))
  const open = new Set<string>()
  for (const { units, line } of lines)
    for (const end of new Set([line[0]!, line.at(-1)!])) {
      const others = lines.flatMap((one) => (one.line === line ? [] : one.line))
      const far = (hex: string) => hexesBetween(numberOf(end), numberOf(hex))
      const next = others.reduce<string | null>((a, b) => (a === null || far(b) < far(a) ? b : a), null)
      if (next === null || far(next) < 2 || far(next) > NEIGHBOURS) continue
      for (const hex of lineThrough(facts, units, [end, next]))
        if (!own.has(hex) && comes.has(numberOf(hex))) open.add(hex)
    }
  return letThrough(facts, joinedHexes(facts, open), new Map())
}

/** A run of so few open hexes is none of the whole front. */
const LEAST_HOLE = 2

/** Holes in the whole front of a side through each of which the enemy reaches something that counts. */
export function frontHoles(
  facts: StaffFacts,
): readonly { hexes: readonly string[]; through: readonly string[] }[] {
  if (facts.units.length === 0) return []
  const none = new Map()
  const { holes } = qualityOf(facts, frontOf(facts, facts.units), none)
  return holes
    .filter((hexes) => hexes.length >= LEAST_HOLE)
    .map((hexes) => ({ hexes, through: letThrough(facts, [hexes], none).through }))
    .filter(({ through }) => through.length > 0)
}

import { mapOf } from '../map'
import { grouped } from '../pools'
import type { StaffFacts, Throat } from './facts'
import { frontOf } from './line'
import type { Group } from './papers'

/**
 * Holes in the lines of armies that were shut as the turn began: hexes between those who stand beside the enemy, into which he
 * can come now and could not before. Those that lie beside each other are one.
 */
export function newHoles(facts: StaffFacts, armies: readonly Group[]): readonly (readonly string[])[] {
  const { numberOf, hexesBetween } = mapOf(facts.rules)
  const moved = facts.units.filter((unit) => facts.began(unit) !== facts.hexOf(unit))
  if (moved.length === 0) return []
  const comes = facts.entered(new Map())
  const came = facts.entered(new Map(moved.map((unit) => [unit, facts.began(unit)])))
  const isNew = (hex: string) => comes.has(numberOf(hex)) && !came.has(numberOf(hex))
  const open = new Set(armies.flatMap(({ units }) => frontOf(facts, units, comes)).filter(isNew))
  const holes: string[][] = []
  for (const start of open) {
    const hole = [start]
    open.delete(start)
    for (const hex of hole)
      for (const next of open)
        if (hexesBetween(numberOf(hex), numberOf(next)) === 1) {
          hole.push(next)
          open.delete(next)
        }
    holes.push(hole)
  }
  return holes
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

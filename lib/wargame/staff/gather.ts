import { mapOf } from '../map'
import { grouped } from '../pools'
import type { Leg } from './columns'
import { hexesToEnemies, nextToEnemies, type StaffFacts, Standing } from './facts'

/** A corps whose units stand apart, and how they come to stand together; `hex` null: there is none where all of them can. */
export interface Gathering {
  readonly corps: string
  readonly units: readonly string[]
  readonly hex: string | null
  readonly legs: readonly Leg[]
}

/** Nearer than this to an enemy nobody has to come for an attack: he may stand out of his touch. */
const APART = 2

/**
 * The hex in which each corps that stands apart can stand together, whole: only those who begin a phase in one hex attack
 * together while they move. It is as near to the enemy as the foremost of it, so that nobody goes back from the front; then as
 * many as possible stay where they are; then a hex out of the enemy's touch, then the shortest ways. `corpsOf`: null for units
 * that do not attack while they move.
 */
export function gathered(facts: StaffFacts, corpsOf: (unit: string) => string | null): Gathering[] {
  const { numberOf } = mapOf(facts.rules)
  const standing = new Standing(facts)
  const near = nextToEnemies(facts)
  const toEnemies = hexesToEnemies(facts)
  const far = (hex: string) => toEnemies[numberOf(hex)]!
  const found = [...grouped(facts.units, corpsOf)].flatMap(([corps, units]): Gathering[] => {
    if (corps === null || new Set(units.map(facts.hexOf)).size < 2) return []
    const parts = [
      ...grouped(units, (unit) => `${facts.hexOf(unit)} ${facts.kindOf(unit)} ${facts.fresh.has(unit)}`),
    ].map(([, some]) => {
      const from = facts.hexOf(some[0]!)
      const ways = facts.fresh.has(some[0]!) ? facts.ways(some) : new Map<string, readonly string[]>()
      return { units: some, from, ways }
    })
    const [first] = parts as [(typeof parts)[number], ...typeof parts]
    const foremost = Math.max(APART, Math.min(...parts.map(({ from }) => far(from))))
    const ends = [...new Set([first.from, ...first.ways.keys()])].flatMap((hex) => {
      const moving = parts.filter(({ from }) => from !== hex)
      const comes = moving.every(
        ({ units: some, ways }) => ways.has(hex) && !some.some((unit) => facts.isCutOff(unit, hex)),
      )
      if (!comes || !standing.mayEnd(units, hex)) return []
      const moved = moving.reduce((sum, part) => sum + part.units.length, 0)
      const length = moving.reduce((sum, { ways }) => sum + ways.get(hex)!.length, 0)
      const behind = Math.max(foremost, far(hex))
      return [{ hex, moving, order: [behind, moved, near[numberOf(hex)]!, length, numberOf(hex)] }]
    })
    if (ends.length === 0) return [{ corps, units, hex: null, legs: [] }]
    const { hex, moving } = ends.reduce((a, b) => (isBefore(b.order, a.order) ? b : a))
    for (const { units: some, from } of moving) standing.go(some, from, hex)
    const legs = moving.map(({ units: some, from, ways }) => ({
      ...{ units: some, from, path: ways.get(hex)!, to: hex, turns: 0 },
    }))
    return [{ corps, units, hex, legs }]
  })
  return found
}

/** Compares lists of figures of one length, the first that differs decides. */
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const n = a.findIndex((value, i) => value !== b[i])
  return n >= 0 && a[n]! < b[n]!
}

import { remembered } from '@/lib/wargame/computer/remembered'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, held } from '@/lib/wargame/occupancy'
import { keyOf } from '../../computer/plan'
import { promiseOf } from '../../computer/promise'
import type { Order as BeginnerOrder } from '../../orders'
import { isMech, likely } from '../../rules/02-units'
import { judgeMove, leftAfter, movableStacks, pointsLeft, stackOf, waysOf } from '../../rules/12-movement'
import { firstOf } from '../../rules/limits'
import { assaultCost, judgeMobile } from '../mobile'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, opponent, type Side } from '../state'

/** A mobile assault, with the way to the hex out of which it is made. */
interface Strike {
  readonly units: readonly CounterId[]
  readonly from: string
  readonly path: readonly Hex[]
  readonly out: Hex
  readonly target: Hex
  readonly worth: number
}

/** What a mobile assault must promise, and what each point of strength that makes it could do elsewhere. */
const LEAST = { german: 1, soviet: 2 } as const
const PER_STRENGTH = 0.06
/** How much stronger than the defenders those must be who are thought of at all. */
const STRONGER = 2

/** Units of a stack that force their way together: as a rule the mechanized of one stack (15.1, 15.8). */
const forces = (at: Situation, units: readonly CounterId[]): CounterId[] =>
  units.filter(
    (unit) =>
      isMech(at, unit) &&
      !at.rules.southern.includes(at.rules.counters[unit]!.nation) &&
      firstOf(at.rules.mayAttackNow, at, unit) === null,
  )

/** The position when some units have gone a way. */
function gone(at: Situation, { units, from, path, out }: Strike): Situation {
  const began = stackOf(at, units[0]!)
  const counters = { ...at.open.counters }
  for (const unit of units) {
    const left = path.length === 0 ? pointsLeft(at, unit) : leftAfter(at, unit, from, path)!
    counters[unit] = { ...counterOf(at.open, unit), at: out, from: began, left }
  }
  return { rules: at.rules, open: { ...at.open, counters, moving: began } }
}

/** Every strike of one stack that might pay, the most promising first. */
function strikesFrom(at: Situation, side: Side, from: string, units: readonly CounterId[]): Strike[] {
  const { board } = at.rules
  const { numberOf } = mapOf(at.rules)
  const enemies = held(at, opponent(side))
  const strength = units.reduce((sum, unit) => sum + likely(at, unit).attack, 0)
  const ways = new Map<Hex, readonly Hex[]>(waysOf(at, units))
  if (board.has(from)) ways.set(from, [])
  const best = new Map<Hex, { out: Hex; path: readonly Hex[]; left: number }>()
  for (const [out, path] of ways)
    for (const target of board.neighbours(out)) {
      if (enemies[numberOf(target)] === 0) continue
      const left = Math.min(
        ...units.map(
          (unit) =>
            (path.length === 0 ? pointsLeft(at, unit) : (leftAfter(at, unit, from, path) ?? -1)) -
            assaultCost(at, unit, out, target),
        ),
      )
      if (left >= 0 && left > (best.get(target)?.left ?? -1)) best.set(target, { out, path, left })
    }
  return [...best]
    .flatMap(([target, { out, path }]): Strike[] => {
      const defenders = at.rules.defenders(at as never, combatUnitsAt(at, target, opponent(side)))
      if (strength < STRONGER * defenders.reduce((sum, unit) => sum + likely(at, unit).defence, 0)) return []
      const attackers = units.map((unit) => ({ unit, from: out }))
      const fight = { side, target, defenders, attackers, mobile: true }
      const worth = promiseOf(at, fight) - PER_STRENGTH * strength
      return worth > LEAST[side] ? [{ units, from, path, out, target, worth }] : []
    })
    .sort((a, b) => b.worth - a.worth)
}

/** The most promising mobile assault of all stacks that have not gone on to other things; null: none pays. */
const bestStrike = remembered(
  keyOf as unknown as (at: Situation) => string,
  (at): { readonly strike: Strike | null } => {
    const side = at.open.acting
    const found = movableStacks(at)
      .map(({ from, units }) => ({ from, units: forces(at, units) }))
      .filter(({ units }) => units.length > 0)
      .flatMap(({ from, units }) => strikesFrom(at, side, from, units))
      .sort((a, b) => b.worth - a.worth)
    const lawful = (one: Strike) => judgeMobile(gone(at, one), side, one.out, one.target, one.units) === null
    return { strike: found.find(lawful) ?? null }
  },
)

/** The next order of a mobile assault that pays: the way there, or the assault itself. */
export function strike(at: Situation): BeginnerOrder | null {
  const { strike: found } = bestStrike(at)
  if (!found) return null
  const { units, from, path, out, target } = found
  const side = at.open.acting
  const are = (hex: string) => units.every((unit) => at.open.counters[unit]!.at === hex)
  if (are(out) && judgeMobile(at, side, out, target, units) === null)
    return { type: 'mobileAssault', from: out, target, units } as unknown as BeginnerOrder
  if (path.length > 0 && are(from) && judgeMove(at, side, from, units, path) === null)
    return { type: 'moveStack', from, units: [...units], path: [...path] }
  return null
}

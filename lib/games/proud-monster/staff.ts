import { once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Leg } from '@/lib/wargame/staff/columns'
import type { StaffFacts } from '@/lib/wargame/staff/facts'
import { entered } from './computer/reach'
import { ownAims } from './computer/worth'
import type { Order } from './orders'
import { moveOf } from './rules/02-units'
import { crowdRefusal } from './rules/06-stacking'
import { gaitOf, stepper } from './rules/12-costs'
import { movableStacks, pointsLeft, waysOf } from './rules/12-movement'
import type { Situation } from './situation'
import { counterOf, dueStep, opponent, type Side } from './state'

const townsOf = once(({ board, placeOf }: Situation['rules']) => board.hexes.filter((hex) => placeOf(hex)))

/** What a staff of this game is told, of what its side sees; `isCutOff`: out of supply, where there is any (9.2). */
export function staffFacts(
  at: Situation,
  side: Side,
  isCutOff: (unit: string, hex: string) => boolean = () => false,
): StaffFacts {
  const { acting } = at.open
  const units = onMapUnits(at, side)
  const isMoving = acting === side && dueStep(at.open)?.step === 'move'
  const stacks = isMoving ? movableStacks(at) : []
  const isFresh = (unit: string) => hexOf(at, unit) !== null && counterOf(at.open, unit).from === null
  const fresh = new Set(stacks.flatMap((stack) => stack.units.filter(isFresh)))
  const kinds = new Map<string, string>()
  const kindOf = (unit: string): string => {
    const { nation } = at.rules.counters[unit]!
    const kind =
      kinds.get(unit) ?? `${gaitOf(at, unit)} ${nation} ${fresh.has(unit) ? pointsLeft(at, unit) : ''}`
    kinds.set(unit, kind)
    return kind
  }
  return {
    ...{ rules: at.rules, units, fresh, kindOf, isCutOff, towns: townsOf(at.rules) },
    enemies: held(at, opponent(side)),
    hexOf: (unit) => hexOf(at, unit)!,
    pointsOf: (unit) => moveOf(at, unit),
    stepOf: (unit) => stepper(at, unit),
    ways: (some) => waysOf(at, some),
    bare: (moved) => bareAfter(at, side, moved),
    hasRoom: (some, others, hex) => crowdRefusal(at, some, others, hex) === null,
  }
}

/** Own places that count in which nobody stands once some have moved, and into which the enemy can come next (4.5). */
function bareAfter(at: Situation, side: Side, moved: ReadonlyMap<string, string>): string[] {
  const counters = { ...at.open.counters }
  for (const [unit, hex] of moved) counters[unit] = { ...counterOf(at.open, unit), at: hex }
  const then = { rules: at.rules, open: { ...at.open, counters } }
  const { numberOf } = mapOf(at.rules)
  const comes = entered(then, side)
  return ownAims(then, side)
    .map(({ hex }) => hex)
    .filter((hex) => combatUnitsAt(then, hex, side).length === 0 && comes.has(numberOf(hex)))
}

/** Whether a unit is out of the game for good, or until it is raised anew (8.1). */
export function isGone({ open }: Situation, unit: string): boolean {
  const at = open.counters[unit]?.at
  return at === undefined || at === 'dead' || at === 'gone'
}

/** The order by which units go a leg of their march (12.5). */
export const legOrder = ({ from, units, path }: Pick<Leg, 'from' | 'units' | 'path'>): Order => ({
  type: 'moveStack',
  from,
  units: [...units],
  path: [...path],
})

import { once } from '@/lib/wargame/cached'
import type { Post } from '@/lib/wargame/gathered'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, held, hexOf, onMapUnits, unitPlaces } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { AttackFacts } from '@/lib/wargame/staff/attack'
import type { Leg } from '@/lib/wargame/staff/columns'
import type { Elsewhere, StaffFacts } from '@/lib/wargame/staff/facts'
import { LEAST } from './computer/fight'
import { likelyRatio, promiseOf } from './computer/promise'
import { entered, enteredBy } from './computer/reach'
import { ownAims, shelter, stanceOf } from './computer/worth'
import type { Order } from './orders'
import { likely, moveOf } from './rules/02-units'
import { crowdRefusal } from './rules/06-stacking'
import { gaitOf, RIVER, sideBetween, stepper } from './rules/12-costs'
import { movableStacks, pointsLeft, waysOf } from './rules/12-movement'
import { attackTargets, battleOf, fighterRefusal, nextRefusal } from './rules/14-attack'
import {
  type Fight,
  firstRatio,
  groundAttack,
  lastRatio,
  type Odds,
  oddsRange,
  oddsText,
  ratioOf,
} from './rules/14-odds'
import { firstOf } from './rules/limits'
import type { Situation } from './situation'
import { counterOf, dueStep, type Hex, opponent, type Side } from './state'

/** Places by which armies are called; of one with several hexes the first, as no two armies go by one name. */
const townsOf = once(({ board, placeOf }: Situation['rules']) =>
  [
    ...grouped(
      board.hexes.filter((hex) => placeOf(hex)),
      (hex) => placeOf(hex)!.name,
    ).values(),
  ].map(([first]) => first!),
)

/** What a staff is told of supply; where there is none nobody is cut off. */
interface Fed extends Pick<StaffFacts, 'isCutOff' | 'throats' | 'rings' | 'unfed'> {
  /** Where enemies stand who are out of supply on a map as it will be. */
  pockets(after: Situation): readonly Hex[]
}
const ALWAYS: Fed = {
  ...{ isCutOff: () => false, throats: () => [], rings: () => new Map(), pockets: () => [], unfed: () => [] },
}

/**
 * What a staff of this game is told, of what its side sees; `fed`: of supply (9.2, 9.4, 9.18); `supposed`: the same with units
 * where nobody sees them, by which attacks are reckoned.
 */
export function staffFacts(
  at: Situation,
  side: Side,
  { pockets, ...fed }: Fed = ALWAYS,
  supposed: () => Situation = () => at,
): StaffFacts {
  const { acting } = at.open
  const units = onMapUnits(at, side)
  const isMoving = acting === side && dueStep(at.open)?.step === 'move'
  const stacks = isMoving ? movableStacks(at) : []
  const untouched = stacks.flatMap(({ units: some }) =>
    some.filter((unit) => counterOf(at.open, unit).from === null),
  )
  const fresh = new Set(untouched.filter((unit) => hexOf(at, unit) !== null))
  // Out of a reserve area they come by a move (8.3).
  const waiting = new Map(
    untouched.filter((unit) => !fresh.has(unit)).map((unit) => [unit, String(counterOf(at.open, unit).at)]),
  )
  const kinds = new Map<string, string>()
  const kindOf = (unit: string): string => {
    const { nation } = at.rules.counters[unit]!
    const kind =
      kinds.get(unit) ??
      `${gaitOf(at, unit)} ${nation} ${fresh.has(unit) || waiting.has(unit) ? pointsLeft(at, unit) : ''}`
    kinds.set(unit, kind)
    return kind
  }
  return {
    ...{ rules: at.rules, units, fresh, waiting, kindOf, ...fed, towns: townsOf(at.rules) },
    pockets: (moved) => pockets(moved.size > 0 ? after(at, moved) : at),
    enemies: held(at, opponent(side)),
    hexOf: (unit) => hexOf(at, unit)!,
    began: (unit) => {
      const { from, at: here } = counterOf(at.open, unit)
      const place = String(from ?? here)
      return at.rules.board.has(place) ? place : null
    },
    pointsOf: (unit) => moveOf(at, unit),
    stepOf: (unit) => stepper(at, unit),
    ways: (some) => waysOf(at, some),
    entered: (moved) => entered(after(at, moved), side),
    bare: (moved, by) => bareAfter(after(at, moved), side, by),
    shelter: (hex) => shelter(at, mapOf(at.rules).hexes[hex]!),
    isRiver: (hex, next) => {
      const { hexes } = mapOf(at.rules)
      return at.rules.riverBetween(hexes[hex]!, hexes[next]!)
    },
    suffices: (target, posts) => {
      const seen = supposed()
      const able = posts.filter(({ unit, from }) => nextRefusal(seen, unit, from, target) === null)
      const fight = fightFrom(seen, side, target, able)
      const isLawful =
        firstOf(
          at.rules.attackBars,
          at,
          able.map(({ unit }) => unit),
        ) === null
      return fight.defenders.length > 0 && able.length > 0 && isLawful && likelyRatio(seen, fight) >= GOOD
    },
    hasRoom: (some, others, hex) => crowdRefusal(at, some, others, hex) === null,
  }
}

/** The position once some have gone elsewhere. */
function after({ rules, open }: Situation, moved: Elsewhere): Situation {
  const counters = { ...open.counters }
  for (const [unit, hex] of moved) counters[unit] = { ...counterOf(open, unit), at: hex ?? 'gone' }
  return { rules, open: { ...open, counters } }
}

/** Own places that count in which nobody stands, and into which the enemy can come next, or by some hexes (4.5). */
function bareAfter(at: Situation, side: Side, by: readonly Hex[] | undefined): Hex[] {
  const { numberOf } = mapOf(at.rules)
  const comes = by ? enteredBy(at, side, by) : entered(at, side)
  return ownAims(at, side)
    .map(({ hex }) => hex)
    .filter((hex) => combatUnitsAt(at, hex, side).length === 0 && comes.has(numberOf(hex)))
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

/** An attack of 3:1 is not left unmade. */
const GOOD = ratioOf(3, 1)

/** What one who attacks with others alone counts for each that he has, so that he is thought of after them. */
const SUPPORTS = 0.001

type Range = { readonly least: Odds; readonly most: Odds }

/** What is given up for an attack, in points of strength as the computer player counts them. */
const PRICES = { nothing: 0, reserve: 0, thin: 0.25, hole: 0.5, ring: 4, place: 6 } as const

/** The fight of some units out of hexes where they stand or will stand. */
export const fightFrom = (at: Situation, side: Side, target: string, posts: readonly Post[]): Fight => ({
  ...battleOf(at, side, target, []),
  attackers: posts.map(({ unit, from }) => ({ unit, from })),
})

/**
 * What a staff of this game is told of attacks, prepared ones (14.1), of what its side sees; `supposed`: the same with units
 * where nobody sees them, by which attacks are weighed; `range`: the least and the most that the odds of a fight may come to
 * then; `told`: the same by what everybody knows, with as many beneath the top of a stack as may lie there.
 */
export function attackFacts(
  at: Situation,
  side: Side,
  staff: StaffFacts,
  {
    supposed = at,
    range = (fight) => oddsRange(at, fight),
    told,
  }: {
    readonly supposed?: Situation
    readonly range?: (fight: Fight) => Range
    readonly told?: (fight: Fight) => Range
  } = {},
): AttackFacts {
  // Beyond either end of the table all ratios are as one (14.10).
  const [below, beyond] = [firstRatio(at) - 1, lastRatio(at) + 1]
  const within = (ratio: number) => Math.min(beyond, Math.max(below, ratio))
  const reachIn = ({ least, most }: Range) => ({ least: within(least.ratio), most: within(most.ratio) })
  const isNow = dueStep(at.open)?.step === 'assault'
  const mayJoin = (units: readonly string[]) => firstOf(at.rules.attackBars, at, units) === null
  const mayAlone = (unit: string) => fighterRefusal(at, unit) === null && mayJoin([unit])
  // Who may not attack alone joins others of his hex once nobody moves any more: before that whom he supports may go elsewhere.
  const isSupport = (unit: string) =>
    isNow &&
    fighterRefusal(at, unit) === null &&
    combatUnitsAt(at, hexOf(at, unit)!, side).some((one) => mayAlone(one) && mayJoin([one, unit]))
  const targets = isNow
    ? attackTargets(at, side).map(({ target }) => target)
    : [...new Set(unitPlaces(at, opponent(side)))].map((hex) => mapOf(at.rules).hexes[hex]!)
  return {
    ...{ staff, targets, least: LEAST[stanceOf(at, side)], prices: PRICES, mayJoin },
    mayFight: (unit) => mayAlone(unit) || isSupport(unit),
    // Whom he supports comes before him.
    counts: (unit, from, target) =>
      nextRefusal(at, unit, from, target)
        ? 0
        : (mayJoin([unit]) ? 1 : SUPPORTS) *
          groundAttack(at, fightFrom(at, side, target, [{ unit, from }]), (one) => likely(at, one)),
    // One who comes over land is enough to spare all the rivers (14.19).
    isLast: (from, target) => sideBetween(at, from, target) === RIVER,
    reach: (target, posts, isWhole) => {
      const found = reachIn(range(fightFrom(supposed, side, target, posts)))
      if (!isWhole || !told) return found
      return { ...found, worst: reachIn(told(fightFrom(at, side, target, posts))).least }
    },
    ...(told ? { told: (target, posts) => reachIn(told(fightFrom(at, side, target, posts))) } : {}),
    top: beyond,
    good: { column: GOOD, text: oddsText(at, GOOD) },
    worth: (target, posts) => promiseOf(supposed, fightFrom(supposed, side, target, posts)),
  }
}

import { once } from '@/lib/wargame/cached'
import { changed, idsOf } from '@/lib/wargame/counters'
import { piecesIn } from '@/lib/wargame/occupancy'
import { airSeenBy } from './air-seen'
import type { Rules } from './in-force'
import { beforeOpening } from './mutual'
import { type CounterId, type Place, SIDES, type Side, type Table, type Viewer } from './state'

// 14.7: who looks at a stack of the other side sees the unit on top, and whether there is more beneath it. All that rules
// judge and browsers preview is asked of the table as its viewer sees it; only carrying an order out opens the whole.

type Counters = Table['counters']
type Counter = Counters[CounterId]

/**
 * Which of two units of a stack lies above the other (14.7): who was put there last; else Flak, which never attacks (10.1),
 * lies beneath those who may; else the first by name. Below zero: the first of the two.
 */
export const byHeight =
  (rules: Pick<Rules, 'counters'>, counters: Counters) =>
  (a: CounterId, b: CounterId): number => {
    const isFlak = (unit: CounterId) => Number(rules.counters[unit]?.type === 'flak')
    return counters[b]!.above - counters[a]!.above || isFlak(a) - isFlak(b) || (a < b ? -1 : 1)
  }

/** The unit on top of some of one stack. */
export const topOf = (
  rules: Pick<Rules, 'counters'>,
  counters: Counters,
  units: readonly CounterId[],
): CounterId => {
  const compare = byHeight(rules, counters)
  return units.reduce((top, unit) => (compare(unit, top) < 0 ? unit : top))
}

/** Stacks of a side: all units of it that lie in one place together. */
function stacksOf(rules: Rules, { counters }: Table, side: Side): ReadonlyMap<Place, CounterId[]> {
  const stacks = new Map<Place, CounterId[]>()
  for (const unit of idsOf(counters)) {
    const { at } = counters[unit]!
    if (rules.counters[unit]!.side !== side || rules.openBoxes.includes(at)) continue
    const stack = stacks.get(at)
    if (stack) stack.push(unit)
    else stacks.set(at, [unit])
  }
  return stacks
}

/** Units of a side that others do not see: beneath the top of a stack, and in the reserve; none that are in a battle. */
const covered = (rules: Rules, table: Table, side: Side): CounterId[] =>
  [...stacksOf(rules, table, side)].flatMap(([place, units]) => coveredOf(rules, table, place, units))

/** The same of one stack, which is all that a side has in a place. */
function coveredOf(rules: Rules, table: Table, place: Place, units: readonly CounterId[]): CounterId[] {
  const top = rules.shutBoxes.includes(place) ? null : topOf(rules, table.counters, units)
  const { battle } = table
  const isFighting = (unit: CounterId) =>
    battle !== null &&
    (battle.defenders.includes(unit) || battle.attackers.some((attacker) => attacker.unit === unit))
  return units.filter((unit) => unit !== top && !isShown(table, unit) && !isFighting(unit))
}

/** true: it lies where both knew it to lie as a game began in its midst. */
const isShown = ({ shown, counters }: Table, unit: CounterId): boolean =>
  shown !== undefined && shown[unit] === counters[unit]!.at

/**
 * The table of a game that begins where another one stood: both know who lies beneath others, until he goes elsewhere.
 * Null as long as one side has filed what the other has not seen yet (8.1); a pause that is filed alone is not (9.19).
 */
export function withStacksKnown(rules: Rules, table: Table): Table | null {
  if (table.mutual) return null
  const { shown: _before, ...bare } = table
  const units = SIDES.flatMap((side) => covered(rules, bare, side)).sort()
  const { logistics } = table
  return {
    ...bare,
    ...(units.length > 0 && {
      shown: Object.fromEntries(units.map((unit) => [unit, table.counters[unit]!.at])),
    }),
    ...(logistics.planned === 'filed' && { logistics: { ...logistics, planned: null } }),
  }
}

/** Who has gone elsewhere is no longer known; what is done unseen is judged when it is opened (8.1). */
export function shownAfter({ shown, counters, phase }: Table): Table['shown'] {
  if (!shown || phase === 'reinforcement') return shown
  const there = Object.entries(shown).filter(([unit, at]) => counters[unit]?.at === at)
  if (there.length === Object.keys(shown).length) return shown
  return there.length > 0 ? Object.fromEntries(there) : undefined
}

const seenTables = new WeakMap<Table, Map<Rules, Map<Viewer, Table>>>()

/** The table as somebody sees it: of the other side's stacks, and a spectator of both, the top alone. */
export function seenBy(rules: Rules, table: Table, viewer: Viewer): Table {
  const byRules = seenTables.get(table) ?? new Map<Rules, Map<Viewer, Table>>()
  seenTables.set(table, byRules)
  const byViewer = byRules.get(rules) ?? new Map<Viewer, Table>()
  byRules.set(rules, byViewer)
  const known = byViewer.get(viewer)
  if (known) return known
  const seen = lookAt(rules, viewer === 'soviet' ? table : beforeOpening(table), viewer)
  byViewer.set(viewer, seen)
  return seen
}

function lookAt(rules: Rules, table: Table, viewer: Viewer): Table {
  const hidden = SIDES.filter((side) => side !== viewer).flatMap((side) => covered(rules, table, side))
  // Which stack is on the move would tell of one that is moved beneath others.
  const moving = table.acting === viewer ? table.moving : null
  const several = new Set(table.several)
  const changes = new Map<CounterId, Counter>()
  // How often a stack was arranged is its owner's affair.
  for (const unit of idsOf(table.counters)) {
    const counter = table.counters[unit]!
    if (counter.above > 0 && rules.counters[unit]!.side !== viewer) changes.set(unit, levelled(counter))
  }
  for (const unit of hidden) {
    const { at, tried } = table.counters[unit]!
    if (!rules.shutBoxes.includes(at)) several.add(at)
    changes.set(unit, nowhere(tried))
  }
  const counters = changed(table.counters, changes)
  // How many have come into Leningrad would tell how many stand there.
  const lakeEntries = viewer === 'soviet' ? table.lakeEntries : 0
  const sea = viewer === 'soviet' ? table.sea : { ...table.sea, used: 0, fresh: [] }
  // Nobody learns from markers who lies beneath others.
  const openly = (units: readonly CounterId[]) => units.filter((unit) => !hidden.includes(unit))
  const [refitting, refitted] = [openly(table.refitting), openly(table.refitted)]
  const lists = { several: [...several].sort(), refitting, refitted }
  const seen = { ...table, counters, moving, lakeEntries, sea, ...lists }
  const { aerial, concentrated, resting } = table.logistics
  const { planned } = table.logistics
  const logistics = {
    ...table.logistics,
    // 9.19: a pause is filed in secret, and declared as the turn ends.
    planned: planned === 'filed' && viewer !== 'german' ? null : planned,
    ...{ aerial: aerial.map(openly), concentrated: concentrated && openly(concentrated) },
    resting: openly(resting),
  }
  return { ...seen, logistics, air: airSeenBy(rules, seen, table, viewer) }
}

// What is seen of a counter stays the same object as long as it is the same: much is kept by it, from order to order.
const levelled = once((counter: Counter): Counter => ({ ...counter, above: 0 }))
const unseen = new Map<Counter['tried'], Counter>()

/** All that is known of a unit that lies beneath another: that it is somewhere, and what a battle has shown of it. */
function nowhere(tried: Counter['tried']): Counter {
  const known = unseen.get(tried) ?? { ...NOWHERE, tried }
  unseen.set(tried, known)
  return known
}

const NOWHERE = {
  at: 'covered',
  lost: 0,
  from: null,
  left: null,
  fought: false,
  above: 0,
  began: null,
} as const

/** true: somebody sees where a unit is: as `seenBy` has it, of this unit alone. */
export function isSeen(rules: Rules, table: Table, unit: CounterId, viewer: Viewer): boolean {
  const known = seenTables.get(table)?.get(rules)?.get(viewer)
  if (known) return known.counters[unit]?.at !== 'covered'
  const now = viewer === 'soviet' ? table : beforeOpening(table)
  const { side } = rules.counters[unit]!
  const place = now.counters[unit]?.at
  if (place === undefined || side === viewer || rules.openBoxes.includes(place)) return place !== 'covered'
  return !coveredOf(rules, now, place, piecesIn({ rules, open: now }, place, side)).includes(unit)
}

/** true: more than one unit of the other side lies there, as far as the table tells. */
export const isSeveral = (table: Table, hex: Place): boolean => table.several.includes(hex)

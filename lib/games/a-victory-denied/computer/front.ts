import { COUNTERS } from '../data/counters'
import { MOSCOW, POCKET, VICTORY_HEXES } from '../data/map'
import { zocMask } from '../rules/06-zoc'
import { around, hexes, hexesBetween, numberOf, pocket } from '../rules/ground'
import { held, hexOf, onMapUnits } from '../rules/occupancy'
import { controllerOf } from '../rules/victory-hexes'
import { type CounterId, type Hex, opponent, type Side, type Table } from '../state'
import { FAR, type Going, type Spread, spread } from './spread'
import { chitWorth, germanLead } from './worth'

/** How far the computer looks ahead, in movement points. */
const HORIZON = 60
/** How far it looks out for the enemy. */
const DANGER = 44
/** Points to fight through a held hex. */
const FIGHT = 8

const prizesOf = (side: Side): readonly Hex[] => (side === 'german' ? MOSCOW : [...POCKET])

/** How urgent it is to stop an enemy who is so many points away from what he wants. */
function urgency(enemy: Side, points: number): number {
  const steps = enemy === 'german' ? [11, 17, 25, 36] : [5, 8, 12, 18]
  const at = steps.findIndex((step) => points <= step)
  return [1, 0.65, 0.4, 0.2, 0.08][at < 0 ? 4 : at]!
}

/** What the loss of the game weighs against single chits, when the enemy is near to it. */
function prizeFear(enemy: Side, points: number): number {
  const steps = enemy === 'german' ? [11, 17, 25, 36] : [7, 12, 18, 24]
  const at = steps.findIndex((step) => points <= step)
  return [80, 40, 18, 6, 1][at < 0 ? 4 : at]!
}

export interface Front {
  /** Points the enemy needs to get to each hex. */
  readonly enemyCost: Int16Array
  /** What a unit in each hex would do to stop him, by hex number. */
  readonly block: Float32Array
  /** What a unit saves that stands in a Victory Hex of ours, by hex number. */
  readonly garrison: ReadonlyMap<number, number>
}

/** Zone of control and places of a side without the units that are still in hand. */
function fixed(table: Table, side: Side, inHand: ReadonlySet<CounterId>) {
  if (inHand.size === 0) return { zone: zocMask(table, side), held: held(table, side) }
  const zone = new Uint8Array(hexes.length)
  const taken = new Uint8Array(hexes.length)
  for (const unit of onMapUnits(table, side)) {
    if (inHand.has(unit)) continue
    const at = numberOf(hexOf(table, unit)!)
    taken[at] = 2
    for (let slot = 0; slot < 6; slot += 1) {
      const next = around[6 * at + slot]!
      if (next >= 0) zone[next] = 1
    }
  }
  return { zone, held: taken }
}

/** How the enemy may come, with all own units in their place but those in hand. */
function enemySpread(table: Table, side: Side, inHand: ReadonlySet<CounterId>): Spread {
  const enemy = opponent(side)
  const starts = onMapUnits(table, enemy)
    .filter((unit) => COUNTERS[unit]!.move > 0)
    .map((unit): [number, number] => {
      const { motorized } = COUNTERS[unit]!
      const { isolated, oos } = table.counters[unit]!
      const late = enemy === 'german' && !motorized ? 6 : 0
      return [numberOf(hexOf(table, unit)!), late + (isolated || oos ? 4 : 0)]
    })
  const going: Going = {
    motorized: enemy === 'german',
    ...fixed(table, side, inHand),
    through: FIGHT,
    ...(enemy === 'german' ? { shut: pocket } : {}),
  }
  return spread(starts, going, DANGER)
}

/** Everything of ours that the enemy wants, with what it is worth to keep it. */
function wanted(table: Table, side: Side, { cost }: Spread): [number, number][] {
  const enemy = opponent(side)
  const list: [number, number][] = []
  for (const hex of Object.keys(VICTORY_HEXES)) {
    const at = numberOf(hex)
    if (controllerOf(table, hex) === side && cost[at]! < FAR)
      list.push([at, chitWorth(table, hex) * urgency(enemy, cost[at]!)])
  }
  let nearest = -1
  for (const hex of prizesOf(enemy)) {
    const at = numberOf(hex)
    if (cost[at]! < FAR && (nearest < 0 || cost[at]! < cost[nearest]!)) nearest = at
  }
  if (nearest >= 0) list.push([nearest, prizeFear(enemy, cost[nearest]!)])
  return list
}

/** How far before its aim a way is worth blocking, in hexes, and how much less for each of them. */
const WAY = 16
const FADE = 0.94
/** A zone of control over a way, against a unit that stands in it. */
const BESIDE = 0.35

/** Where units are needed to stop the enemy. */
export function frontOf(table: Table, side: Side, inHand: ReadonlySet<CounterId>): Front {
  const ways = enemySpread(table, side, inHand)
  const block = new Float32Array(hexes.length)
  const aims = wanted(table, side, ways)
  for (const [aim, worth] of aims) {
    let weight = worth
    for (let at = aim, n = 0; at >= 0 && n < WAY; at = ways.before[at]!, n += 1) {
      // The enemy's own hex cannot be blocked.
      if (ways.before[at]! < 0) break
      block[at]! += weight
      for (let slot = 0; slot < 6; slot += 1) {
        const next = around[6 * at + slot]!
        if (next >= 0) block[next]! += weight * BESIDE
      }
      weight *= n === 0 ? 0.75 : FADE
    }
  }
  return { enemyCost: ways.cost, block, garrison: new Map(aims) }
}

/** What aims cost to begin with: the dearer they are the more they must be near. */
const HANDICAP = { major: 0, minor: 4, moscow: 4, pocket: 2, panzers: 7 } as const
/** The German main effort: who has Smolensk has the road to all the rest. */
const SMOLENSK: Hex = '3327'
const EFFORT = 8
/** How much dearer all other aims are when only Moscow can still win the game. */
const OFF_THE_ROAD = 14
/** A lead that no fighting of the last turns makes good: so many points behind. */
const LOST = -12
/** Points an aim becomes dearer for each own unit that is there already, and how near that is, in hexes. */
const CROWD = 3
const CROWD_HEXES = 2
/** Points to fight through a held hex when going forward. */
const THROUGH = 4

/** Points from each hex to the aim that is best to go for; FAR beyond the horizon. */
export function goalOf(table: Table, side: Side): Int16Array {
  const enemy = opponent(side)
  const own = onMapUnits(table, side).map((unit) => numberOf(hexOf(table, unit)!))
  const starts: [number, number][] = []
  const aim = (hex: Hex, handicap: number, crowd = CROWD) => {
    const at = numberOf(hex)
    const near = own.filter((unit) => hexesBetween(unit, at) <= CROWD_HEXES).length
    starts.push([at, handicap + crowd * near])
  }
  // Points alone hardly win where Moscow is the objective (16.3.1), nor elsewhere if they are too few.
  const toMoscow =
    side === 'german' &&
    (table.directive === 'moscow' || (table.directive === 'distracted' && germanLead(table) < LOST))
  for (const [hex, star] of Object.entries(VICTORY_HEXES)) {
    if (controllerOf(table, hex) !== enemy) continue
    const effort = side === 'german' && hex !== SMOLENSK ? EFFORT : 0
    aim(hex, HANDICAP[star] + (toMoscow ? OFF_THE_ROAD : effort))
  }
  if (side === 'german')
    for (const hex of MOSCOW) aim(hex, toMoscow ? 0 : HANDICAP.moscow, toMoscow ? 0 : CROWD)
  else {
    for (const hex of POCKET) if (own.length > 0) aim(hex, HANDICAP.pocket)
    for (const unit of onMapUnits(table, enemy))
      if (COUNTERS[unit]!.kind === 'panzer') aim(hexOf(table, unit)!, HANDICAP.panzers)
  }
  const going: Going = {
    motorized: side === 'german',
    zone: zocMask(table, enemy),
    held: held(table, enemy),
    through: THROUGH,
    ...(side === 'german' ? { shut: pocket } : {}),
  }
  return spread(starts, going, HORIZON, true).cost
}

import { graded } from '@/lib/wargame/computer/choose'
import { blockOn, presenceIn } from '@/lib/wargame/computer/front'
import { FAR, type Spread } from '@/lib/wargame/computer/influence'
import { held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { zocMask } from '@/lib/wargame/zoc'
import { controllerOf } from '../rules/victory-hexes'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { fieldsOf, numberOf, unitHexes } from './ground'
import { prizesOf } from './guard'
import { chitWorth, germanLead } from './worth'

/** How far the computer looks ahead, in movement points. */
const HORIZON = 60
/** How far it looks out for the enemy. */
const DANGER = 44
/** Points to fight through a held hex. */
const FIGHT = 8

/** How urgent it is to stop an enemy who is so many points away from what he wants. */
const urgency = (enemy: Side, points: number): number =>
  graded(points, enemy === 'german' ? [11, 17, 25, 36] : [5, 8, 12, 18], [1, 0.65, 0.4, 0.2, 0.08])

/** What the loss of the game weighs against single chits, when the enemy is near to it. */
const prizeFear = (enemy: Side, points: number): number =>
  graded(points, enemy === 'german' ? [11, 17, 25, 36] : [7, 12, 18, 24], [80, 40, 18, 6, 1])

export interface Front {
  /** Points the enemy needs to get to each hex. */
  readonly enemyCost: Int16Array
  /** What a unit in each hex would do to stop him, by hex number. */
  readonly block: Float32Array
  /** What a unit saves that stands in a Victory Hex of ours, by hex number. */
  readonly garrison: ReadonlyMap<number, number>
}

/** How the enemy may come, with all own units in their place but those in hand. */
function enemySpread(at: Situation, side: Side, inHand: ReadonlySet<CounterId>): Spread {
  const enemy = opponent(side)
  const { map, costs, spread } = fieldsOf(at.rules)
  const starts = onMapUnits(at, enemy)
    .filter((unit) => at.rules.counters[unit]!.move > 0)
    .map((unit): [number, number] => {
      const { motorized } = at.rules.counters[unit]!
      const { isolated, oos } = at.open.counters[unit]!
      const late = enemy === 'german' && !motorized ? 6 : 0
      return [numberOf(at, hexOf(at, unit)!), late + (isolated || oos ? 4 : 0)]
    })
  const inPlace = presenceIn(map, unitHexes(at, side, inHand))
  return spread(starts, { ...costs[enemy], ...inPlace, through: FIGHT }, DANGER)
}

/** Everything of ours that the enemy wants, with what it is worth to keep it. */
function wanted(at: Situation, side: Side, { cost }: Spread): [number, number][] {
  const enemy = opponent(side)
  const list: [number, number][] = []
  for (const hex of Object.keys(at.rules.victoryHexes)) {
    const place = numberOf(at, hex)
    if (controllerOf(at, hex) === side && cost[place]! < FAR)
      list.push([place, chitWorth(at, hex) * urgency(enemy, cost[place]!)])
  }
  const prizes = prizesOf(at.rules, enemy).map((hex) => numberOf(at, hex))
  const [nearest] = prizes.filter((place) => cost[place]! < FAR).sort((a, b) => cost[a]! - cost[b]!)
  if (nearest !== undefined) list.push([nearest, prizeFear(enemy, cost[nearest]!)])
  return list
}

const BLOCKING = { hexes: 16, beforeAim: 0.75, fade: 0.94, beside: 0.35 }

/** Where units are needed to stop the enemy. */
export function frontOf(at: Situation, side: Side, inHand: ReadonlySet<CounterId>): Front {
  const ways = enemySpread(at, side, inHand)
  const aims = wanted(at, side, ways)
  return {
    enemyCost: ways.cost,
    block: blockOn(fieldsOf(at.rules).map, ways, aims, BLOCKING),
    garrison: new Map(aims),
  }
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
export function goalOf(at: Situation, side: Side): Int16Array {
  const enemy = opponent(side)
  const own = unitHexes(at, side)
  const starts: [number, number][] = []
  const { map, costs, spread } = fieldsOf(at.rules)
  const aim = (hex: Hex, handicap: number, crowd = CROWD) => {
    const place = map.numberOf(hex)
    const near = own.filter((unit) => map.hexesBetween(unit, place) <= CROWD_HEXES).length
    starts.push([place, handicap + crowd * near])
  }
  // Points alone hardly win where Moscow is the objective (16.3.1), nor elsewhere if they are too few.
  const toMoscow =
    side === 'german' &&
    (at.open.directive === 'moscow' || (at.open.directive === 'distracted' && germanLead(at) < LOST))
  for (const [hex, star] of Object.entries(at.rules.victoryHexes)) {
    if (controllerOf(at, hex) !== enemy) continue
    const effort = side === 'german' && hex !== SMOLENSK ? EFFORT : 0
    aim(hex, HANDICAP[star] + (toMoscow ? OFF_THE_ROAD : effort))
  }
  if (side === 'german')
    for (const hex of at.rules.moscow) aim(hex, toMoscow ? 0 : HANDICAP.moscow, toMoscow ? 0 : CROWD)
  else {
    for (const hex of at.rules.pocket) if (own.length > 0) aim(hex, HANDICAP.pocket)
    for (const unit of onMapUnits(at, enemy))
      if (at.rules.counters[unit]!.kind === 'panzer') aim(hexOf(at, unit)!, HANDICAP.panzers)
  }
  const inTheWay = { zone: zocMask(at, enemy), held: held(at, enemy), through: THROUGH }
  return spread(starts, { ...costs[side], ...inTheWay }, HORIZON, true).cost
}

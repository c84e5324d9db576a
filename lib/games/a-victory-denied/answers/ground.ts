import type { Refusal } from '@/lib/kernel/decision'
import type { Answer } from '@/lib/kernel/game'
import { enterCost, TERRAIN_CHART, terrainShift } from '../data/charts'
import { COUNTERS } from '../data/counters'
import {
  hasRoad,
  isBridged,
  POCKET,
  riverBetween,
  roadBetween,
  terrainOf,
  touchesMajorRiver,
  townOf,
  VICTORY_HEXES,
} from '../data/map'
import { board } from '../geometry'
import { no } from '../no'
import { stackRefusal } from '../rules/05-stacking'
import { inEnemyZoc, zocOf } from '../rules/06-zoc'
import { combatUnitsAt, countersAt } from '../rules/occupancy'
import { controllerOf } from '../rules/victory-hexes'
import { type CounterId, type Hex, opponent, type Side, type Table } from '../state'
import { answer, nameOf, step, verdict } from './answer'

/** Ground, place, costs and shift of a hex (TEC). */
export function terrainAnswer(table: Table, hex: Hex): Answer {
  const terrain = terrainOf(hex)
  const town = townOf(hex) ?? null
  const cost = { foot: enterCost(hex, false), motor: enterCost(hex, true) }
  const ground = TERRAIN_CHART[terrain].shift
  const built = town && town.kind !== 'none' ? TERRAIN_CHART[town.kind].shift : 0
  const value = {
    terrain,
    town: town && { name: town.name, kind: town.kind, victory: town.victory },
    cost,
    shiftLeft: terrainShift(hex),
    road: hasRoad(hex),
    touchesMajorRiver: touchesMajorRiver(hex),
    pocket: POCKET.has(hex),
    controller: controllerOf(table, hex),
    counters: countersAt(table, hex),
  }
  return answer(
    value,
    step('AVD 2.1.1', 'answer-terrain', terrain, { terrain }),
    step('AVD 8.1.2', 'answer-enter', cost, cost),
    ground > 0 ? step('AVD 9.3.3', 'answer-shift', ground, { what: terrain, shift: ground }) : null,
    built > 0 ? step('AVD 9.3.3', 'answer-shift', built, { what: town!.name, shift: built }) : null,
    VICTORY_HEXES[hex] ? step('AVD 16.2', 'answer-controller', controllerOf(table, hex)) : null,
  )
}

/** River, bridge and road between two neighbours. */
export function hexsideAnswer(from: Hex, to: Hex): Answer | Refusal {
  if (!board.areAdjacent(from, to)) return no('AVD 8.1.2', 'answer-apart', {}, [from, to])
  const river = riverBetween(from, to) ?? null
  const bridged = isBridged(from, to)
  const road = roadBetween(from, to)
  return answer(
    { river, bridged, road },
    river ? step('AVD 8.1.3', 'answer-river', river, { river }) : null,
    bridged ? step('AVD 2.1.3', 'answer-bridge', true) : null,
    road ? step('AVD 8.3.1', 'answer-road', true) : null,
    river || road ? null : step('AVD 8.1.3', 'answer-open', null),
  )
}

export const distanceAnswer = (from: Hex, to: Hex): Answer => {
  const hexes = board.distance(from, to)
  return answer(hexes, step('AVD 7.3.4', 'answer-distance', hexes))
}

/** Is a hex under the zone of the enemy of a side, and whose; without a hex: all hexes that are (6). */
export function zocAnswer(table: Table, side: Side, hex?: Hex): Answer {
  if (hex === undefined) {
    const hexes = [...zocOf(table, opponent(side))].sort()
    return answer(hexes, step('AVD 6.1', 'answer-zoc-all', hexes.length))
  }
  const exerting = board
    .neighbours(hex)
    .flatMap((next) => combatUnitsAt(table, next, opponent(side)).map((unit) => ({ unit, next })))
  return answer(
    inEnemyZoc(table, hex, side),
    ...exerting.map(({ unit, next }) =>
      step('AVD 6.1', 'answer-zoc-of', unit, { unit: nameOf(unit), hex: next }),
    ),
    exerting.length === 0 ? step('AVD 6.1', 'answer-zoc-none', false, { hex }) : null,
  )
}

/** May this unit end in a hex; without a unit: may all that stand there (5). */
export function stackingAnswer(table: Table, hex: Hex, unit?: CounterId): Answer {
  const ids = unit === undefined ? countersAt(table, hex) : [unit]
  const refusal = ids.map((id) => stackRefusal(table, id, hex)).find((one) => one !== null)
  return verdict(refusal ?? null, 'AVD 5.1', 'answer-stack')
}

/** What is printed on a counter (2.2.2, 2.3.2). */
export function counterAnswer(unit: CounterId): Answer {
  const facts = COUNTERS[unit]!
  return answer(facts, step(facts.hq ? 'AVD 2.3.2' : 'AVD 2.2.2', 'answer-counter', facts.name))
}

import type { Refusal } from '@/lib/kernel/decision'
import type { Answer } from '@/lib/kernel/game'
import { enterCost, MINOR_RIVER_COST, ZOC_COST } from '../data/charts'
import { COUNTERS } from '../data/counters'
import { isBridged, riverBetween, terrainOf } from '../data/map'
import { no } from '../no'
import { inEnemyZoc } from '../rules/06-zoc'
import { allowance, judgeMove, reach } from '../rules/08-movement'
import { hexOf } from '../rules/occupancy'
import type { CounterId, Hex, Table } from '../state'
import { answer, mp, nameOf, type Step, step } from './answer'

/** Movement points of a unit as it is now (8.1.2, 10.3). */
export function allowanceAnswer(table: Table, unit: CounterId): Answer {
  const facts = COUNTERS[unit]!
  const { reduced, oos, isolated } = table.counters[unit] ?? { reduced: false, oos: false, isolated: false }
  const printed = (reduced && facts.reduced ? facts.reduced : facts).move
  const value = allowance(table, unit)
  if (facts.hq) return answer(value, step('AVD 2.3.2', 'answer-printed', printed))
  return answer(
    value,
    step('AVD 2.2.2', 'answer-printed', printed),
    oos ? step('AVD 10.3.2', 'answer-halved-oos', printed / 2) : null,
    isolated ? step('AVD 10.3.3', 'answer-halved-isolated', printed / (oos ? 4 : 2)) : null,
    oos || isolated ? step('AVD 1.3', 'answer-rounded', value) : null,
  )
}

/** The pieces of the cost of a path at normal costs, in MP: ground, rivers, zones (8.1.2, 8.1.3, 8.2.1). */
function normalSteps(table: Table, unit: CounterId, path: readonly Hex[]): Step[] {
  const { side, motorized } = COUNTERS[unit]!
  const inZone = (hex: Hex) => inEnemyZoc(table, hex, side)
  return path.flatMap((hex, i) => {
    const from = path[i - 1] ?? hexOf(table, unit)
    const river = from && !isBridged(from, hex) ? riverBetween(from, hex) : undefined
    const minor = MINOR_RIVER_COST[motorized ? 'motor' : 'foot']
    return [
      step('AVD 8.1.2', 'answer-cost-ground', enterCost(hex, motorized), { hex, terrain: terrainOf(hex) }),
      ...(river === 'minor' ? [step('AVD 8.1.3', 'answer-cost-minor', minor, { hex })] : []),
      ...(river === 'major' ? [step('AVD 8.1.3', 'answer-cost-major', 0, { hex })] : []),
      ...(from && inZone(from)
        ? [step('AVD 8.2.1', 'answer-cost-leave', ZOC_COST.leave, { hex, from })]
        : []),
      ...(inZone(hex) ? [step('AVD 8.2.1', 'answer-cost-enter', ZOC_COST.enter, { hex })] : []),
    ]
  })
}

function roadSteps(table: Table, path: readonly Hex[]): Step[] {
  const each = table.options.roadCost === 'half' ? 3 : 2
  return path.map((hex) => step('AVD 8.3.1', 'answer-cost-road', mp(each), { hex }))
}

/** What a path costs, hex by hex, in the cheaper of the two ways that are lawful; or why it is not lawful (8). */
export function movementCost(table: Table, unit: CounterId, path: readonly Hex[]): Answer | Refusal {
  const judged = judgeMove(table, unit, path)
  if ('no' in judged) return judged
  const { normal, road, halted, overrun } = judged
  const byRoad = road !== null && (normal === null || road < normal)
  const total = byRoad ? road : normal!
  const march = table.activation?.march?.unit === unit ? table.activation.march : null
  const before = (byRoad ? march?.road : march?.normal) ?? 0
  const points = allowance(table, unit)
  const value = {
    mp: mp(total),
    sixths: total,
    normal: normal === null ? null : mp(normal),
    strategic: road === null ? null : mp(road),
    allowance: points,
    left: halted ? 0 : mp(6 * points - total),
    sixthsLeft: halted ? 0 : 6 * points - total,
    halted,
    overrun,
  }
  return answer(
    value,
    before > 0 ? step('AVD 8.1.2', 'answer-spent', mp(before)) : null,
    ...(byRoad ? roadSteps(table, path) : normalSteps(table, unit, path)),
    step('AVD 8.1.2', 'answer-cost-total', mp(total)),
    step('AVD 8.1.2', 'answer-allowance', points),
    overrun ? step('AVD 12.1', 'answer-overrun', overrun, { hex: path.at(-1)! }) : null,
  )
}

/** Every hex a unit can reach with cost and a cheapest path (8). */
export function reachAnswer(table: Table, unit: CounterId): Answer | Refusal {
  const place = table.counters[unit]?.at
  if (hexOf(table, unit) === null && place !== 'staging' && place !== 'timoshenko')
    return no('AVD 8.1.5', 'move-not-here', { unit: nameOf(unit) })
  if (COUNTERS[unit]!.colour === 'pvo') return no('AVD 8.1.6', 'move-pvo', { unit: nameOf(unit) })
  const hexes = [...reach(table, unit)].map(
    ([to, { sixths, path, road }]) => [to, { mp: mp(sixths), sixths, strategic: road, path }] as const,
  )
  return answer(
    Object.fromEntries(hexes),
    ...allowanceAnswer(table, unit).steps,
    step('AVD 8.1.2', 'answer-allowance', allowance(table, unit)),
  )
}

import { hexOf } from '@/lib/wargame/occupancy'
import { inEnemyZoc } from '@/lib/wargame/zoc'
import { allowance, judgeMove, reach } from '../rules/08-movement'
import { groundOf } from '../rules/ground'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex } from '../state'
import { no } from '../world'
import { answer, mp, nameOf, question, type Step, step } from './answer'

/** How a unit comes by its movement points: printed, halved, rounded (8.1.2, 10.3). */
function allowanceSteps(at: Situation, unit: CounterId): (Step | null)[] {
  const facts = at.rules.counters[unit]!
  const { reduced, oos, isolated } = counterOf(at.open, unit)
  const printed = (reduced && facts.reduced ? facts.reduced : facts).move
  if (facts.hq) return [step('AVD 2.3.2', 'answer-printed', printed)]
  return [
    step('AVD 2.2.2', 'answer-printed', printed),
    oos ? step('AVD 10.3.2', 'answer-halved-oos', printed / 2) : null,
    isolated ? step('AVD 10.3.3', 'answer-halved-isolated', printed / (oos ? 4 : 2)) : null,
    oos || isolated ? step('AVD 1.3', 'answer-rounded', allowance(at, unit)) : null,
  ]
}

/** The pieces of the cost of a path at normal costs, in MP: ground, rivers, zones (8.1.2, 8.1.3, 8.2.1). */
function normalSteps(at: Situation, unit: CounterId, path: readonly Hex[]): Step[] {
  const { counters, isBridged, riverBetween, minorRiverCost, terrainOf, zocCost } = at.rules
  const { side, motorized } = counters[unit]!
  const { numberOf, motorCost, footCost } = groundOf(at.rules)
  const enterCost = motorized ? motorCost : footCost
  const inZone = (hex: Hex) => inEnemyZoc(at, hex, side)
  return path.flatMap((hex, i) => {
    const from = path[i - 1] ?? hexOf(at, unit)
    const river = from && !isBridged(from, hex) ? riverBetween(from, hex) : undefined
    const minor = minorRiverCost[motorized ? 'motor' : 'foot']
    return [
      step('AVD 8.1.2', 'answer-cost-ground', enterCost[numberOf(hex)], { hex, terrain: terrainOf(hex) }),
      ...(river === 'minor' ? [step('AVD 8.1.3', 'answer-cost-minor', minor, { hex })] : []),
      ...(river === 'major' ? [step('AVD 8.1.3', 'answer-cost-major', 0, { hex })] : []),
      ...(from && inZone(from) ? [step('AVD 8.2.1', 'answer-cost-leave', zocCost.leave, { hex, from })] : []),
      ...(inZone(hex) ? [step('AVD 8.2.1', 'answer-cost-enter', zocCost.enter, { hex })] : []),
    ]
  })
}

function roadSteps({ rules, open }: Situation, path: readonly Hex[]): Step[] {
  const each = rules.roadCost[open.options.roadCost]
  return path.map((hex) => step('AVD 8.3.1', 'answer-cost-road', mp(each), { hex }))
}

export const movement = {
  allowance: question({
    about: 'movement points now (8.1.2, 10.3)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: (at, { unit }) => answer(allowance(at, unit), ...allowanceSteps(at, unit)),
  }),

  movementCost: question({
    about: 'cost of a path in MP and, exactly, in sixths of a MP, hex by hex, or the refusal (8)',
    fields: ({ z, counterId: unit, hexId }) => ({
      unit,
      path: z.array(hexId).min(1).max(40).describe('hexes entered one after the other, without the start'),
    }),
    answer: (at, { unit, path }) => {
      const judged = judgeMove(at, unit, path)
      if ('no' in judged) return judged
      const { normal, road, halted, overrun } = judged
      const byRoad = road !== null && (normal === null || road < normal)
      const total = byRoad ? road : normal!
      const march = at.open.activation?.march?.unit === unit ? at.open.activation.march : null
      const before = (byRoad ? march?.road : march?.normal) ?? 0
      const points = allowance(at, unit)
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
        ...(byRoad ? roadSteps(at, path) : normalSteps(at, unit, path)),
        step('AVD 8.1.2', 'answer-cost-total', mp(total)),
        step('AVD 8.1.2', 'answer-allowance', points),
        overrun ? step('AVD 12.1', 'answer-overrun', overrun, { hex: path.at(-1)! }) : null,
      )
    },
  }),

  reach: question({
    about: 'hexes a unit can reach, with costs in MP and in sixths of a MP, and paths (8)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: (at, { unit }) => {
      const place = at.open.counters[unit]?.at
      if (hexOf(at, unit) === null && place !== 'staging' && place !== 'timoshenko')
        return no('AVD 8.1.5', 'move-not-here', { unit: nameOf(at, unit) })
      if (at.rules.counters[unit]!.colour === 'pvo')
        return no('AVD 8.1.6', 'move-pvo', { unit: nameOf(at, unit) })
      const hexes = [...reach(at, unit)].map(
        ([to, { sixths, path, road }]) => [to, { mp: mp(sixths), sixths, strategic: road, path }] as const,
      )
      return answer(
        Object.fromEntries(hexes),
        ...allowanceSteps(at, unit),
        step('AVD 8.1.2', 'answer-allowance', allowance(at, unit)),
      )
    },
  }),
}

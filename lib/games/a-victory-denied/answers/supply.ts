import type { Refusal } from '@/lib/kernel/decision'
import type { Answer } from '@/lib/kernel/game'
import { COUNTERS } from '../data/counters'
import { SOURCES } from '../data/map'
import { no } from '../no'
import { supplyLine, usableSources } from '../rules/10-supply'
import { hexOf } from '../rules/occupancy'
import { type CounterId, counterOf, type Table } from '../state'
import { answer, nameOf, step } from './answer'

/** The supply line of a unit or HQ, what isolation would say of it now, and the marks it bears (10). */
export function supplyAnswer(table: Table, unit: CounterId): Answer | Refusal {
  const { side, hq } = COUNTERS[unit]!
  const at = hexOf(table, unit)
  if (at === null) return no('AVD 10.2.1', 'answer-combat-unit-only', { unit: nameOf(unit) })
  const line = supplyLine(table, side, at)
  const source = line?.at(-1) ?? null
  const name = SOURCES.find((one) => one.side === side && one.hex === source)?.name ?? ''
  const exempt = side === 'german' && table.turn === 1
  const isolates = !line && !hq && !exempt
  const { oos, isolated } = counterOf(table, unit)
  return answer(
    {
      supplied: line !== null,
      source,
      line,
      isolates,
      outOfSupply: oos,
      isolated,
      sources: usableSources(table, side),
    },
    line
      ? step('AVD 10.2.2', 'answer-line', source, { hexes: line.length, source: `${source} (${name})` })
      : step('AVD 10.2.2', 'answer-no-line', null),
    hq
      ? step('AVD 10.2.1', 'answer-hq-supply', false)
      : exempt
        ? step('AVD 10.2.4', 'answer-first-turn', false)
        : step('AVD 10.2.1', line ? 'answer-freed-now' : 'answer-isolated-now', isolates),
    oos ? step('AVD 10.3.2', 'answer-mark-oos', true) : null,
    isolated ? step('AVD 10.3.3', 'answer-mark-isolated', true) : null,
    oos || isolated ? null : step('AVD 10.3.1', 'answer-mark-none', false),
  )
}

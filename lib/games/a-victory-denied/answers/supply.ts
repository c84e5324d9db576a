import { hexOf } from '@/lib/wargame/occupancy'
import { supplyLine, usableSources } from '../rules/10-supply'
import { counterOf } from '../state'
import { no } from '../world'
import { answer, nameOf, question, step } from './answer'

export const supply = {
  supply: question({
    about: 'supply line now and its source, whether it would be isolated, and its marks (10)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: (at, { unit }) => {
      const { side, hq } = at.rules.counters[unit]!
      const place = hexOf(at, unit)
      if (place === null) return no('AVD 10.2.1', 'answer-combat-unit-only', { unit: nameOf(at, unit) })
      const line = supplyLine(at, side, place)
      const source = line?.at(-1) ?? null
      const name = at.rules.sources.find((one) => one.side === side && one.hex === source)?.name ?? ''
      const exempt = side === 'german' && at.open.turn === at.rules.firstTurn
      const isolates = !line && !hq && !exempt
      const { oos, isolated } = counterOf(at.open, unit)
      return answer(
        {
          supplied: line !== null,
          source,
          line,
          isolates,
          outOfSupply: oos,
          isolated,
          sources: usableSources(at, side),
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
    },
  }),
}

import { hexOf } from '@/lib/wargame/occupancy'
import { availableChits, chitCount, corpsChains, hqsActivatedBy, unitsInCommandOf } from '../rules/07-command'
import { placementHexes, placementRefusal } from '../rules/11-placement'
import { relocationHexes } from '../rules/12-headquarters'
import { no } from '../world'
import { answer, nameOf, question, step, verdict } from './answer'

export const command = {
  command: question({
    about: 'HQs and units that this HQ activates, and the hexes in its range (7.2.2, 7.3)',
    fields: ({ counterId }) => ({ hq: counterId }),
    answer: (at, { hq }) => {
      const place = hexOf(at, hq)
      const { board, counters } = at.rules
      const { range, side } = counters[hq]!
      if (place === null || range === null) return no('AVD 7.2.2', 'answer-hq-only', { unit: nameOf(at, hq) })
      const hqs = hqsActivatedBy(at, hq)
      const units = unitsInCommandOf(at, hqs)
      const hexes = board.hexes.filter((hex) => board.distance(place, hex) <= range)
      return answer(
        { hqs, units, range, hexes },
        step('AVD 7.3.4', 'answer-range', range, { hq: nameOf(at, hq) }),
        step('AVD 7.2.2', 'answer-hqs', hqs),
        step(side === 'german' ? 'AVD 7.3.3' : 'AVD 7.3.2', 'answer-commanded', units),
      )
    },
  }),

  corps: question({
    about: 'panzer corps chains (7.4.2)',
    fields: ({ z }) => ({ group: z.enum(['pg2', 'pg3']) }),
    answer: (at, { group }) => {
      const corps = corpsChains(at, group)
      return answer(
        corps,
        ...corps.map(({ corps: name, chains }) =>
          step('AVD 7.4.2', 'answer-chain', chains.length, { corps: name }),
        ),
      )
    },
  }),

  // Both numbers follow from the map and are public.
  chits: question({
    about: 'available chits and how many to choose (7.1)',
    fields: ({ side }) => ({ side }),
    answer: (at, { side }) => {
      const available = availableChits(at, side)
      const toChoose = chitCount(at, side)
      return answer(
        { available, toChoose },
        step('AVD 7.1.1', 'answer-available', available.length),
        step('AVD 7.1.2', 'answer-choose', toChoose),
      )
    },
  }),

  relocation: question({
    about: 'hexes for an HQ that leaves its hex (or `from`) (12.6)',
    fields: ({ counterId, hexId }) => ({ hq: counterId, from: hexId.optional() }),
    answer: (at, { hq, from }) => {
      const place = from ?? hexOf(at, hq)
      if (!at.rules.counters[hq]!.hq || place === null)
        return no('AVD 12.6', 'answer-hq-only', { unit: nameOf(at, hq) })
      const hexes = relocationHexes(at, hq, place)
      const gone = hexes[0] ? at.rules.board.distance(place, hexes[0]) : at.rules.leastRelocation
      return answer(hexes, step('AVD 12.6', 'answer-relocation', hexes.length > 0 ? gone : null))
    },
  }),

  placement: question({
    about: 'where a reinforcement may be placed, or whether it may here (11.1.1)',
    fields: ({ counterId: unit, hexId }) => ({ unit, hex: hexId.optional() }),
    answer: (at, { unit, hex }) => {
      if (hex !== undefined) return verdict(placementRefusal(at, unit, hex), 'AVD 11.1.1', 'answer-placement')
      const hexes = at.rules.counters[unit]!.side === 'soviet' ? placementHexes(at, unit) : []
      return answer(hexes, step('AVD 11.1.1', 'answer-placement', hexes.length))
    },
  }),
}

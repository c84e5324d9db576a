import type { Refusal } from '@/lib/kernel/decision'
import type { Answer } from '@/lib/kernel/game'
import { COUNTERS } from '../data/counters'
import { board } from '../geometry'
import { no } from '../no'
import {
  availableChits,
  chitCount,
  corpsChains,
  hqsActivatedBy,
  type PanzerGroup,
  unitsInCommandOf,
} from '../rules/07-command'
import { placementHexes, placementRefusal } from '../rules/11-placement'
import { LEAST_RELOCATION, relocationHexes } from '../rules/12-headquarters'
import { hexOf } from '../rules/occupancy'
import type { CounterId, Hex, Side, Table } from '../state'
import { answer, nameOf, step, verdict } from './answer'

/** What the chit of an HQ makes active, and the hexes in its range (7.2.2, 7.3). */
export function commandAnswer(table: Table, hq: CounterId): Answer | Refusal {
  const at = hexOf(table, hq)
  const { range } = COUNTERS[hq]!
  if (at === null || range === null) return no('AVD 7.2.2', 'answer-hq-only', { unit: nameOf(hq) })
  const hqs = hqsActivatedBy(table, hq)
  const units = unitsInCommandOf(table, hqs)
  const hexes = board.hexes.filter((hex) => board.distance(at, hex) <= range)
  return answer(
    { hqs, units, range, hexes },
    step('AVD 7.3.4', 'answer-range', range, { hq: nameOf(hq) }),
    step('AVD 7.2.2', 'answer-hqs', hqs),
    step(COUNTERS[hq]!.side === 'german' ? 'AVD 7.3.3' : 'AVD 7.3.2', 'answer-commanded', units),
  )
}

/** The corps of a panzer group, each as the chains it falls into (7.4.2). */
export function corpsAnswer(table: Table, group: PanzerGroup): Answer {
  const corps = corpsChains(table, group)
  return answer(
    corps,
    ...corps.map(({ corps: name, chains }) =>
      step('AVD 7.4.2', 'answer-chain', chains.length, { corps: name }),
    ),
  )
}

/** Available chits and how many of them are to be chosen: both follow from the map and are public (7.1). */
export function chitsAnswer(table: Table, side: Side): Answer {
  const available = availableChits(table, side)
  const toChoose = chitCount(table, side)
  return answer(
    { available, toChoose },
    step('AVD 7.1.1', 'answer-available', available.length),
    step('AVD 7.1.2', 'answer-choose', toChoose),
  )
}

/** Hexes for an HQ that leaves its hex, or another (12.6). */
export function relocationAnswer(table: Table, hq: CounterId, from?: Hex): Answer | Refusal {
  const at = from ?? hexOf(table, hq)
  if (!COUNTERS[hq]!.hq || at === null) return no('AVD 12.6', 'answer-hq-only', { unit: nameOf(hq) })
  const hexes = relocationHexes(table, hq, at)
  const gone = hexes[0] ? board.distance(at, hexes[0]) : LEAST_RELOCATION
  return answer(hexes, step('AVD 12.6', 'answer-relocation', hexes.length > 0 ? gone : null))
}

/** Where a Soviet reinforcement may be placed, or whether it may here (11.1.1). */
export function placementAnswer(table: Table, unit: CounterId, hex?: Hex): Answer {
  if (hex !== undefined) return verdict(placementRefusal(table, unit, hex), 'AVD 11.1.1', 'answer-placement')
  const hexes = COUNTERS[unit]!.side === 'soviet' ? placementHexes(table, unit) : []
  return answer(hexes, step('AVD 11.1.1', 'answer-placement', hexes.length))
}

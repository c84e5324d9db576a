import type { Situation } from '../situation'
import type { CounterId, Pile, Table } from '../state'
import { isOverland, isRebuilt, purseOf } from './08-units'

type Piles = Table['piles']

/** How many divisions of either sort go into the Stalingrad pile (8.6). */
const STALINGRAD = 6

/**
 * Into which pile units go that were eliminated in `before`, and what that changes of the piles: the Replacement Army (8.18), the
 * Stalingrad pile (8.6), or the Dead Pile, where a Soviet rifle division with letters in its name is out of play for good (8.23).
 */
export function pilesAfter(
  before: Situation,
  dead: readonly CounterId[],
  isLettered: (unit: CounterId) => boolean,
): { to: Readonly<Record<CounterId, Pile | 'dead' | 'gone'>>; piles: Piles } {
  let { piles } = before.open
  const to: Record<CounterId, Pile | 'dead' | 'gone'> = {}
  for (const unit of dead) {
    const { type, side } = before.rules.counters[unit]!
    if (side === 'soviet') {
      to[unit] = before.open.turn >= before.rules.firstTurn && isLettered(unit) ? 'gone' : 'dead'
      continue
    }
    const isDivision = isRebuilt(before, unit) && type !== 'heavy-tank'
    const purse = purseOf(before, unit)
    const isLate = before.open.turn > before.rules.stalingradAfter
    if (type === 'korps-abteilung') to[unit] = 'gone'
    else if (!isRebuilt(before, unit)) to[unit] = 'dead'
    else if (!isDivision) to[unit] = 'replacementArmy'
    else if (isLate && piles.stalingrad[purse] < STALINGRAD) {
      to[unit] = 'stalingrad'
      piles = { ...piles, stalingrad: { ...piles.stalingrad, [purse]: piles.stalingrad[purse] + 1 } }
    } else if (piles.doomed.includes(unit)) to[unit] = 'dead'
    else {
      to[unit] = 'replacementArmy'
      if (!isOverland(before, unit)) piles = { ...piles, doomed: [...piles.doomed, unit].sort() }
    }
  }
  return { to, piles }
}

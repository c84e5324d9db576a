import { isFullySupplied } from '@/lib/games/proud-monster/full/supply'
import { likely } from '@/lib/games/proud-monster/rules/02-units'
import type { Refusal } from '@/lib/kernel/decision'
import { idsOf } from '@/lib/wargame/counters'
import { hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import { type CounterId, counterOf } from '../state'
import { no } from '../world'

/** Units of a pool that could be given up: on the map those in full supply, and those in the reserve (8.35). */
const giftsOf = (at: Situation, face: string): CounterId[] =>
  [...onMapUnits(at, 'soviet'), ...inBox(at, 'rvgk', 'soviet')].filter(
    (unit) => at.rules.counters[unit]!.face === face && isSupplied(at, unit),
  )
const isSupplied = (at: Situation, unit: CounterId) =>
  hexOf(at, unit) === null || isFullySupplied(asked(at), unit)

/** What the Soviet has to withdraw in this turn, a name of a pool for each unit (16.8). */
export function owedIn(at: Situation): string[] {
  const row = at.rules.SOVIET_WITHDRAWALS.find(({ turn }) => turn === at.open.turn)
  return (row?.units ?? []).flatMap(({ face, count }) => {
    const here = giftsOf(at, face).length
    const all = idsOf(at.open.counters).filter(
      (unit) =>
        at.rules.counters[unit]!.face === face &&
        !['dead', 'gone', 'track'].includes(counterOf(at.open, unit).at),
    ).length
    const asked = count === 'all' ? all : count === 'third' ? Math.ceil(all / 3) : count
    return Array.from({ length: Math.min(asked, here) }, () => face)
  })
}

/** Of each kind that is owed the weakest that can go (8.35). */
export function weakest(at: Situation): CounterId[] {
  const { owed } = at.open.piles
  const worth = (unit: CounterId) => likely(asked(at), unit).attack + likely(asked(at), unit).defence
  return [...new Set(owed)].flatMap((face) =>
    giftsOf(at, face)
      .sort((a, b) => worth(a) - worth(b) || a.localeCompare(b))
      .slice(0, owed.filter((one) => one === face).length),
  )
}

/** Why a unit is not given up now; null if it is (8.35). */
export function judgeGift(at: Situation, unit: CounterId): Refusal | null {
  const facts = at.rules.counters[unit]
  if (facts?.side !== 'soviet') return no('DD 8.35', 'not-your-unit', { unit })
  const isAsked = facts.face !== null && at.open.piles.owed.includes(facts.face)
  return isAsked && giftsOf(at, facts.face!).includes(unit) ? null : no('DD 8.35', 'not-withdrawn', { unit })
}

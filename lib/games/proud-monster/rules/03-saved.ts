import type { Refusal } from '@/lib/kernel/decision'
import type { Disposition } from '@/lib/kernel/disposition'
import { inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { Order } from '../orders'
import type { Situation } from '../situation'
import { type CounterId, counterOf, dueStep, HAND, OKH, type Place, type Side } from '../state'
import { placedAt } from './03-rest'
import { judgeStation, plansOf } from './03-set-up'

// A set-up as it is kept and given on: Soviet units, which are all alike until they fight, are told by their faces, those of
// the German side by name. What comes of it again are orders like any other.

const placeIn = (at: Situation, unit: CounterId): Place => counterOf(at.open, unit).at
/** What a unit is told by: its face, or its name where no other is like it. */
const kindOf = ({ rules }: Situation, unit: CounterId): string => rules.counters[unit]!.face ?? unit

/** Who is set up by a side, in hand or not. */
const arranged = (at: Situation, side: Side): CounterId[] =>
  [...onMapUnits(at, side), ...[...OKH, HAND].flatMap((box) => inBox(at, box, side))].sort()

/** The side that sets up now, and what it sets up for; null: none does (3.1). */
export function setsUp({ open }: Situation): { readonly side: Side; readonly scenario: string } | null {
  const due = dueStep(open)
  return due?.step === 'setUp' ? { side: due.side, scenario: open.scenario } : null
}

/** The set-up of a side as it stands; who is in hand is not among it (3.1). */
export function dispositionOf(at: Situation, side: Side): Disposition {
  const placed = arranged(at, side).filter((unit) => placeIn(at, unit) !== HAND)
  const stacks = grouped(placed, (unit) => placeIn(at, unit))
  return new Map([...stacks].map(([place, units]) => [place, units.map((unit) => kindOf(at, unit))]))
}

/** What comes of a set-up, and by which rule each of those may not be placed who therefore stay in hand. */
interface Again {
  readonly at: Situation
  readonly refused: readonly Refusal[]
}

/**
 * The position once a side stands as a set-up tells: who stands so already stays, all others are in hand and placed one by one,
 * unless a rule forbids it (3.3, 3.4, 3.7, 6.1). Places and units that there are not under these rules are passed over.
 */
export function again(at: Situation, side: Side, wished: Disposition): Again {
  const open = new Map([...wished].map(([place, kinds]) => [place, [...kinds]]))
  /** true: one of the kind is wished there, and now one fewer. */
  const take = (place: Place, kind: string): boolean => {
    const kinds = open.get(place)
    const n = kinds?.indexOf(kind) ?? -1
    if (n >= 0) kinds!.splice(n, 1)
    return n >= 0
  }
  const units = arranged(at, side)
  const elsewhere = units.filter((unit) => !take(placeIn(at, unit), kindOf(at, unit)))
  let now = elsewhere.reduce((all, unit) => placedAt(all, unit, HAND), at)
  const hand = grouped(elsewhere, (unit) => kindOf(at, unit))
  const refused: Refusal[] = []
  for (const [place, kinds] of [...open].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!at.rules.board.has(place) && !OKH.some((box) => box === place)) continue
    for (const kind of kinds.sort()) {
      const [unit] = hand.get(kind) ?? []
      if (unit === undefined) continue
      const refusal = judgeStation(now, side, HAND, [unit], place as Place)
      if (refusal) {
        refused.push(refusal)
        continue
      }
      hand.get(kind)!.shift()
      now = placedAt(now, unit, place as Place)
    }
  }
  return { at: now, refused }
}

/** How many of a side are in hand (3.1). */
export const inHandOf = (at: Situation, side: Side): number => inBox(at, HAND, side).length

/** true: all of these units of the German side begin where the plan has them (3.7). */
export const standByPlan = (at: Situation, units: readonly CounterId[]): boolean =>
  units.every((unit) => plansOf(at).german[unit] === placeIn(at, unit))

/** Orders that bring about one set-up out of another: who goes elsewhere is taken up, and placed by places (3.1, 3.7). */
export function ordersOf(at: Situation, after: Situation): Order[] {
  const moved = Object.keys(at.open.counters)
    .filter((unit) => placeIn(at, unit) !== placeIn(after, unit))
    .sort()
  const taken = moved.filter((unit) => placeIn(at, unit) !== HAND)
  const placed = grouped(moved, (unit) => placeIn(after, unit))
  return [
    ...(taken.length > 0 ? [{ type: 'takeUp' as const, units: taken }] : []),
    ...[...placed]
      .filter(([to]) => to !== HAND)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([to, units]) =>
        OKH.some((box) => box === to)
          ? { type: 'holdBack' as const, from: HAND, units, to }
          : { type: 'stationUnits' as const, from: HAND, units, to },
      ),
  ] as Order[]
}

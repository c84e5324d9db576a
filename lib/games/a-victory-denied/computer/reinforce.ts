import { best, oneOfEach } from '@/lib/wargame/computer/choose'
import { onMapHqs } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { strength } from '../rules/09-odds'
import { releasePoints, reserveCost } from '../rules/11-placement'
import { type CounterId, dueOf, type Hex } from '../state'
import { bestOrder, entriesOf, finish, type Look, unitOf } from './look'
import { marchesFrom, mayGuard, missingGuards, reserveOf } from './reserve'
import { groundOf, hqWorth, standWorth } from './stand'
import { entryWorth, risk } from './worth'

/** HQs the Soviet likes to have on the map before he buys more of them. */
const ENOUGH_HQS = 8
/** What an HQ is worth beside what it commands: more chits to choose from, more places for reinforcements. */
const ANOTHER_HQ = 3.5
/** A stronger unit is the better choice for the same point. */
const PER_STRENGTH = 0.35

/** What each point of defence near Moscow is worth while a guard is missing, and an HQ that leads it there. */
const RESERVE = 13
const RESERVE_HQ = 40

/** 11.1.1: what is bought, and where it goes; also for PVO, drawn elites and escapees. */
export function reinforce(look: Look): Order {
  const { at, table, side } = look
  const reserve = dueOf(table, 'reserve')
  const ground = groundOf(at, side)
  const hqs = onMapHqs(at, 'soviet').length
  const lacking = missingGuards(at, side)
  const guards = reserveOf(at, side)
  const lacksHq = lacking > 0 && guards.hqs.length === 0
  const lacksUnits = lacking > guards.units.length
  // Alike units go to the same places: one of them is enough to look at.
  const unlike = oneOfEach(entriesOf(look, 'reinforce'), (entry) => {
    const { attack, defence, move, colour, hq } = at.rules.counters[unitOf(entry)]!
    return [attack, defence, move, colour, hq, entry.choose!.from.join()].join('/')
  })
  const choices = unlike.flatMap((entry) => entry.choose!.from.map((to) => ({ unit: unitOf(entry), to })))
  const worth = ({ unit, to }: { unit: CounterId; to: Hex }) => {
    if (!at.rules.counters[unit]!.hq)
      return (
        standWorth(ground, unit, to) +
        entryWorth(at, side, to) +
        PER_STRENGTH * strength(at, unit, 'attack') +
        (lacksUnits && mayGuard(at, unit)
          ? (RESERVE * strength(at, unit, 'defence')) / (1 + marchesFrom(at, unit, to))
          : 0) +
        1
      )
    const alone = risk(at, [unit], to)
    if (lacksHq && marchesFrom(at, unit, to) <= 2) return RESERVE_HQ / marchesFrom(at, unit, to)
    return (hqWorth(ground, unit, to) + ANOTHER_HQ * Math.max(0.2, 1 - hqs / ENOUGH_HQS) - alone) / 2
  }
  const found = best(look, choices, worth)
  if (!found) return finish
  const { unit, to } = found.choice
  const buys = reserve && at.rules.counters[unit]!.hq && reserve.points > reserveCost(at, unit, true)
  return { type: 'reinforce', unit, to, ...(buys ? { chit: true } : {}) }
}

/** Points that may be released each turn at little danger of an escape (14.0). */
const MEASURE: Readonly<Record<number, number>> = { 1: 4, 2: 7, 3: 10 }

/** 14.0: infantry and its HQs leave the pocket with measure. */
export function release(look: Look): Order {
  const { at, table } = look
  const due = dueOf(table, 'release')!
  const points = at.rules.releasePoints
  const left = (MEASURE[table.turn] ?? 0) - releasePoints(at, due)
  const hqsOut = due.units.filter((unit) => at.rules.counters[unit]!.hq).length
  const release = bestOrder(look, 'releaseUnit', (entry) => {
    const unit = unitOf(entry)
    const { hq, entry: from } = at.rules.counters[unit]!
    if ((hq ? points.hq : points.unit) > left) return -Infinity
    // The south has no HQ of its own at first, and an HQ without infantry is of no use.
    if (hq) return hqsOut === 0 && table.turn < 3 ? (from === '2704' ? 3 : 2) : 0
    return from === '2704' && table.turn > 1 ? 1.2 : 1
  })
  return release ?? finish
}

import { COUNTERS } from '../data/counters'
import { releasePoints, reserveCost } from '../flow/reinforcements'
import type { Order } from '../orders'
import { strength } from '../rules/09-odds'
import { onMapHqs } from '../rules/occupancy'
import type { CounterId, Hex } from '../state'
import { best, entriesOf, finish, type Look, unitOf } from './look'
import { groundOf, hqWorth, standWorth } from './stand'
import { entryWorth, risk } from './worth'

/** HQs the Soviet likes to have on the map before he buys more of them. */
const ENOUGH_HQS = 8
/** What an HQ is worth beside what it commands: more chits to choose from, more places for reinforcements. */
const ANOTHER_HQ = 3.5
/** A stronger unit is the better choice for the same point. */
const PER_STRENGTH = 0.35

/** 11.1.1: what is bought, and where it goes; also for PVO, drawn elites and escapees. */
export function reinforce(look: Look): Order {
  const { table, side } = look
  const due = table.agenda.at(-1)!
  const points = due.step === 'reserve' ? due.points : 0
  const ground = groundOf(table, side)
  const hqs = onMapHqs(table, 'soviet').length
  const seen = new Set<string>()
  const choices = entriesOf(look, 'reinforce').flatMap((entry) => {
    const unit = unitOf(entry)
    // Alike units go to the same places: one of them is enough to look at.
    const { attack, defence, move, colour, hq } = COUNTERS[unit]!
    const kind = [attack, defence, move, colour, hq, entry.choose!.from.join()].join('/')
    if (seen.has(kind)) return []
    seen.add(kind)
    return entry.choose!.from.map((to) => ({ unit, to }))
  })
  const worth = ({ unit, to }: { unit: CounterId; to: Hex }) => {
    if (!COUNTERS[unit]!.hq)
      return (
        standWorth(ground, unit, to) +
        entryWorth(table, side, to) +
        PER_STRENGTH * strength(table, unit, 'attack') +
        1
      )
    const alone = risk(table, [unit], to)
    return (hqWorth(ground, unit, to) + ANOTHER_HQ * Math.max(0.2, 1 - hqs / ENOUGH_HQS) - alone) / 2
  }
  const found = best(look, choices, worth)
  if (!found) return finish
  const { unit, to } = found.choice
  const buys = due.step === 'reserve' && COUNTERS[unit]!.hq && points > reserveCost(unit, true)
  return { type: 'reinforce', unit, to, ...(buys ? { chit: true } : {}) }
}

/** Points that may be released each turn at little danger of an escape (14.0). */
const MEASURE: Readonly<Record<number, number>> = { 1: 4, 2: 7, 3: 10 }

/** 14.0: infantry and its HQs leave the pocket with measure. */
export function release(look: Look): Order {
  const { table } = look
  const due = table.agenda.at(-1)!
  if (due.step !== 'release') return finish
  const left = (MEASURE[table.turn] ?? 0) - releasePoints(table, due)
  const hqsOut = due.units.filter((unit) => COUNTERS[unit]!.hq).length
  const found = best(look, entriesOf(look, 'releaseUnit'), (entry) => {
    const unit = unitOf(entry)
    const { hq, entry: from } = COUNTERS[unit]!
    if ((hq ? 2 : 1) > left) return -Infinity
    // The south has no HQ of its own at first, and an HQ without infantry is of no use.
    if (hq) return hqsOut === 0 && table.turn < 3 ? (from === '2704' ? 3 : 2) : 0
    return from === '2704' && table.turn > 1 ? 1.2 : 1
  })
  return found ? { type: 'releaseUnit', unit: unitOf(found.choice) } : finish
}

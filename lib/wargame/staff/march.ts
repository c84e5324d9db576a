import { once } from '../cached'
import { type MapRules, mapOf } from '../map'
import { LeastCosts } from '../search'

const roomOf = once((rules: MapRules) => new LeastCosts(mapOf(rules).hexes.length))

/** What it costs from a hex into the next, both by number; null: nobody goes there. */
export type Step = (from: number, to: number) => number | null

/** As far as anybody looks, in points. */
const FARTHEST = 400

/** Points from each hex, by number, to the nearest of some; 32767 where no way leads there, or none that is worth it. */
export function costsTo(rules: MapRules, goals: readonly number[], step: Step): Int16Array {
  const { around } = mapOf(rules)
  const room = roomOf(rules)
  room.run(
    goals.map((goal) => [goal, 0] as const),
    FARTHEST,
    (to, spent) => {
      for (let slot = 6 * to; slot < 6 * to + 6; slot += 1) {
        const from = around[slot]!
        const cost = from < 0 ? null : step(from, to)
        if (cost !== null) room.offer(from, to, spent + cost)
      }
    },
  )
  return room.cost.slice()
}

/** A place at which units are wanted. */
export interface Call<Place> {
  readonly place: Place
  /** How much it matters; each that goes there makes the next matter less. */
  readonly weight: number
}

/** What a turn's march takes from the worth of a place. */
const PER_TURN = 0.75

/**
 * Which place each unit marches to: all of them are shared out together, the nearest first, so that each place has its part.
 * `turns`: how many turns a unit is on its way; Infinity: it never comes there.
 */
export function sharedOut<Place>(
  units: readonly string[],
  calls: readonly Call<Place>[],
  turns: (unit: string, place: Place) => number,
): Map<string, Place> {
  const found = new Map<string, Place>()
  const sent = calls.map(() => 0)
  const far = new Map(units.map((unit) => [unit, calls.map(({ place }) => turns(unit, place))]))
  const nearest = (unit: string) => Math.min(...far.get(unit)!)
  for (const unit of [...units].sort((a, b) => nearest(a) - nearest(b) || (a < b ? -1 : 1))) {
    let best = -1
    let most = 0
    for (const [i, { weight }] of calls.entries()) {
      const worth = (weight / (1 + sent[i]!)) * PER_TURN ** far.get(unit)![i]!
      if (worth > most) [best, most] = [i, worth]
    }
    if (best < 0) continue
    sent[best]! += 1
    found.set(unit, calls[best]!.place)
  }
  return found
}

import type { Offer, Route } from '@/components/wargame/port'
import type { ExposureRules } from '@/components/wargame/turn/exposure-with'
import type { NoteRules } from '@/components/wargame/turn/way-notes'
import type { OnwardRules } from '@/components/wargame/turn/ways-on'
import { likely } from '@/lib/games/proud-monster/rules/02-units'
import { stackRefusal } from '@/lib/games/proud-monster/rules/06-stacking'
import { RIVER, SHUT, sideBetween } from '@/lib/games/proud-monster/rules/12-costs'
import { leftAfter, reach, stackOf } from '@/lib/games/proud-monster/rules/12-movement'
import { costParts } from '@/lib/games/proud-monster/rules/12-parts'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import type { Fight } from '@/lib/games/proud-monster/rules/14-odds'
import { on } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { type CounterId, counterOf, type Hex, type Side } from '@/lib/games/proud-monster/state'
import { gathered } from '@/lib/wargame/gathered'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { forecastOfFight } from './odds'
import { goingIn, priceOf } from './offers'
import type { ProudWords } from './table-words'

/** The way was worked out for those who are chosen: what it costs stands in it. */
export const notes: NoteRules<Situation, ProudWords> = {
  points(at, offer, { value, cost }) {
    const { whole } = priceOf(at, goingIn(offer), value as readonly Hex[])
    return { whole, left: Math.max(0, whole - cost) }
  },
}

/** What a move costs its slowest unit, part by part. */
export const costs = (at: Situation, offer: Offer, { value }: Route) =>
  offer.order.type === 'moveStack' ? costParts(at, goingIn(offer), value as readonly Hex[]) : []

/** Who goes on has left what his way leaves him (12.2, 12.5). */
export const onward: OnwardRules<Situation> = {
  gone(at, offer, path, chosen) {
    const units = goingIn(offer, chosen)
    const began = stackOf(at, units[0]!)
    const gone = units.map((unit) => {
      const here = counterOf(at.open, unit)
      const left = leftAfter(at, unit, here.at, path) ?? 0
      return [unit, { ...here, at: path.at(-1)!, from: began, left }] as const
    })
    const counters = { ...at.open.counters, ...Object.fromEntries(gone) }
    return on({ ...at.open, counters, moving: began })
  },
  cost: (_at, _offer, { before, further }) => before.cost + further.cost!,
}

/** Hexes out of which a unit could attack in the next turn of its side, with those to which it may go first. */
export const strikingPlaces = (at: Situation, unit: CounterId, goes: boolean): Hex[] => [
  hexOf(at, unit)!,
  ...(goes ? reach(at, unit).keys() : []),
]

/** The best attack that a side may make on a hex next, by what is printed or is the mean of a pool; null: none. */
function bestAttack(at: Situation, target: Hex, side: Side, goes: boolean): Fight | null {
  const { board, unitsInAHex } = at.rules
  const beside = board.neighbours(target).filter((hex) => sideBetween(at, hex, target) !== SHUT)
  const ofRiver = (hex: Hex) => sideBetween(at, hex, target) === RIVER
  const posts = gathered(
    onMapUnits(at, side).filter((unit) => board.distance(hexOf(at, unit)!, target) < 20),
    {
      placesOf: (unit) => {
        const places = new Set(strikingPlaces(at, unit, goes))
        // One who comes over land is enough to spare all the rivers.
        return beside.filter((hex) => places.has(hex)).sort((a, b) => Number(ofRiver(a)) - Number(ofRiver(b)))
      },
      counts: (unit) => likely(at, unit).attack,
      mayJoin: (unit, others, hex) => others.length < unitsInAHex && stackRefusal(at, [unit], hex) === null,
    },
  )
  return posts.length === 0 ? null : { ...battleOf(at, side, target, []), attackers: [...posts] }
}

/** What the enemy could attack some units with where they end their move. */
export const exposure: ExposureRules<Situation, ProudWords, Fight> = {
  movers: (_, offer) => (offer.order.type === 'moveStack' ? goingIn(offer) : []),
  bestAttack,
  forecastOf: forecastOfFight,
}

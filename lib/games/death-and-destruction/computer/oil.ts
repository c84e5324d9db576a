import { hexesTo } from '@/lib/games/proud-monster/computer/reach'
import { stanceOf } from '@/lib/games/proud-monster/computer/worth'
import { supposed } from '@/lib/games/proud-monster/full/computer/supposed'
import { isMech, likely } from '@/lib/games/proud-monster/rules/02-units'
import type { View } from '@/lib/games/proud-monster/view'
import type { LegalEntry } from '@/lib/kernel/game'
import { mapOf } from '@/lib/wargame/map'
import { inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Rules } from '../in-force'
import { cleared, judgeSending } from '../rules/03-calling'
import type { Order } from '../ruleset'
import type { Situation } from '../situation'
import type { CounterId, Side, Table } from '../state'

/** What a player sees, as far as it matters here. */
interface Seen {
  readonly table: Table
}

// Whether the German goes for the oil of the Caucasus, and who is sent there before he does (3.2, 4.7).

/** From so many hexes over land the nearest oil is within reach. */
const NEAR = 8
/** The least attack of mechanized units there, and how many times what is seen to defend there all attack must be. */
const LEAST = 20
const STRONGER = 0.75
/** Turns that are left at least of the season in which the German attacks: so long is the way to the second centre. */
const TURNS = 4

/** Units of a side within reach of the nearest oil centre, over land, whether Map C is joined or not. */
function nearOil(at: Situation, side: Side): CounterId[] {
  const { numberOf } = mapOf(at.rules)
  const ways = at.rules.oilCentres.map(({ hex }) => hexesTo(asked(at), numberOf(hex)))
  const isNear = (place: string) => ways.some((far) => far[numberOf(place)]! <= NEAR)
  return onMapUnits(at, side).filter((unit) => isNear(at.open.counters[unit]!.at))
}

/** true: the German attacks for some turns yet. */
const isSeason = ({ rules, open }: Situation): boolean =>
  [open.turn, open.turn + TURNS - 1].every(
    (turn) => stanceOf(asked({ rules, open: { ...open, turn } }), 'german') === 'attacks',
  )

/** true: he has come near the oil with more than a raid, as far as is seen. */
function reachesOil(at: Situation): boolean {
  const sum = (units: readonly CounterId[], of: 'attack' | 'defence') =>
    units.reduce((all, unit) => all + likely(asked(at), unit)[of], 0)
  const units = nearOil(at, 'german')
  return (
    sum(quick(at, units), 'attack') >= LEAST &&
    sum(units, 'attack') >= STRONGER * sum(nearOil(at, 'soviet'), 'defence')
  )
}
const quick = (at: Situation, units: readonly CounterId[]) => units.filter((unit) => isMech(asked(at), unit))

/**
 * Map C is called as the German seeks the oil, and put away once nobody is there; a Soviet who sees tanks come near sends units there
 * before, one for each centre.
 */
export function forOil(rules: Rules, view: Seen, legal: readonly LegalEntry[]): Order | null {
  const of = (type: string) => legal.find(({ order }) => order.type === type)
  const [call, early, away] = [of('callMap'), of('sendEarly'), of('putMapAway')]
  if (!call && !early && !away) return null
  // Who is not seen stands beneath others all the same.
  const at = { rules, open: supposed(rules as never, view as unknown as View).table as unknown as Table }
  // 3.13: as long as anybody guards the oil he is not elsewhere.
  if (!isSeason(at))
    return away && Object.values(cleared(at)).flat().length === 0 ? (away.order as Order) : null
  if (call && reachesOil(at)) return call.order as Order
  const lacking = rules.oilCentres.length - inBox(at, 'caucasus', 'soviet').length
  if (!early || lacking <= 0 || quick(at, nearOil(at, 'german')).length === 0) return null
  const weakest = [...early.choose!.from].sort(
    (a, b) => likely(asked(at), a).defence - likely(asked(at), b).defence || a.localeCompare(b),
  )
  const most = Math.min(lacking, early.choose!.max)
  const units: CounterId[] = []
  for (const unit of weakest)
    if (units.length < most && judgeSending(at, [...units, unit]) === null) units.push(unit)
  return { ...early.order, units } as Order
}

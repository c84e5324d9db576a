import type { Refusal } from '@/lib/kernel/decision'
import { cached } from '@/lib/wargame/cached'
import { hexOf, inBox, onMap, onMapUnits } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Face, HAND, type Hex, OKH, type Place, type Side } from '../state'
import { no } from '../world'
import { scenarioOf } from './03-control'
import { stackRefusal } from './06-stacking'

/** The zones of the Soviet side, each with its rule. */
const CITES = { frontier: 'PM 3.3', interior: 'PM 3.4' } as const
type Zone = keyof typeof CITES

/** The zone of a hex, where it is Soviet at all (3.3, 3.4). */
export const zoneOf = ({ rules }: Situation, hex: Hex): Zone =>
  rules.setUp.columnOf(hex) >= rules.setUp.interiorFrom ? 'interior' : 'frontier'

/** Hexes in which Soviet units may begin: all that can be entered, east of the border (3.3, 3.4). */
export const sovietHexes = cached(
  ({ rules }: Situation) => rules.board,
  (at): ReadonlySet<Hex> =>
    new Set(
      at.rules.board.hexes.filter(
        (hex) => !at.rules.zomo(hex) && at.rules.groundPrice(at as never, 'foot', hex) >= 0,
      ),
    ),
  (at) => [at.open.scenario, ...at.rules.season(at as never)],
)

/** Hexes in which units of the German side may begin (3.7). */
export const zomoHexes = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules }): readonly Hex[] => rules.board.hexes.filter((hex) => rules.zomo(hex)),
)

/** The plans that both sides have chosen (3.3, 3.4, 3.7). */
export const plansOf = cached(
  ({ rules }: Situation) => rules.board,
  (at) => {
    const { setUp } = scenarioOf(at)
    const { sovietPlan, germanPlan } = at.open.options
    return { soviet: setUp.soviet(sovietPlan), german: setUp.german(germanPlan) }
  },
  ({ open: { scenario, options } }) => [scenario, options.sovietPlan, options.germanPlan],
)

/** So many units by zone and face. */
type Shares = ReadonlyMap<string, number>
const keyOf = (zone: Zone, face: Face | null) => `${zone} ${face}`
function countedBy(entries: Iterable<readonly [key: string, n: number]>): Shares {
  const counts = new Map<string, number>()
  for (const [key, n] of entries) counts.set(key, (counts.get(key) ?? 0) + n)
  return counts
}

/** How many units of each face begin in each zone, by whichever plan (3.2, 17.6). */
const shares = cached(
  ({ rules }: Situation) => rules.board,
  (at): Shares =>
    countedBy(
      Object.entries(plansOf(at).soviet).flatMap(([hex, faces]) =>
        Object.entries(faces).map(([face, n]) => [keyOf(zoneOf(at, hex), face as Face), n] as const),
      ),
    ),
  (at) => [at.open.scenario, at.open.options.sovietPlan],
)

/** How many stand there. */
const standing = cached(
  ({ open }: Situation) => open.counters,
  (at): Shares =>
    countedBy(
      onMapUnits(at, 'soviet').map((unit) => [
        keyOf(zoneOf(at, hexOf(at, unit)!), at.rules.counters[unit]!.face),
        1,
      ]),
    ),
)

const isSouth = ({ rules }: Situation, place: Place): boolean =>
  place === 'okhSouth' || rules.zomo(place) === 'romania'

/** Units of the German side that are set up in the south. */
const southerners = cached(
  ({ open }: Situation) => open.counters,
  (at): readonly CounterId[] =>
    [...onMapUnits(at, 'german'), ...inBox(at, 'okhSouth', 'german')].filter((unit) =>
      isSouth(at, counterOf(at.open, unit).at),
    ),
)

/** Units of the German side by what they are to the limits of Romania: of no ally, and tanks that help infantry (3.7). */
function guestsOf(at: Situation, besides: readonly CounterId[]) {
  const { counters } = at.rules
  const guests = [...new Set([...southerners(at), ...besides])].filter(
    (unit) => !at.rules.southern.includes(counters[unit]!.nation),
  )
  const guns = guests.filter((unit) => counters[unit]!.type === 'assault-gun')
  return { guns: guns.length, divisions: guests.length - guns.length }
}

/** Why a unit of the German side may not begin there; null if it may (3.7). `together`: who goes there with it. */
function stationRefusal(
  at: Situation,
  unit: CounterId,
  to: Place,
  together: readonly CounterId[],
): Refusal | null {
  const { nation, type, size, mech } = at.rules.counters[unit]!
  const { guests } = at.rules.setUp
  const hexes = at.rules.board.has(to) ? [to] : []
  const country = at.rules.zomo(to)
  if (nation === 'hungarian' || country === 'hungary')
    return nation === 'hungarian' && country === 'hungary'
      ? null
      : no('PM 3.7', 'set-up-hungary', { unit }, hexes)
  if (!isSouth(at, to))
    return nation !== 'romanian' && (to === 'okhNorth' || country === 'germany')
      ? null
      : no('PM 3.7', 'set-up-zone', { unit }, hexes)
  if (nation === 'romanian') return null
  const isGun = type === 'assault-gun'
  if (!isGun && (size !== 'division' || mech)) return no('PM 3.7', 'set-up-on-foot', { unit }, hexes)
  const { guns, divisions } = guestsOf(at, together)
  return guns > guests.guns || divisions > guests.divisions
    ? no('PM 3.7', 'set-up-guests', guests, hexes)
    : null
}

/** Why Soviet units may not begin there; null if they may: each zone has so many of each face as are drawn for it (3.2 to 3.4). */
function zoneRefusal(at: Situation, units: readonly CounterId[], to: Place): Refusal | null {
  const hexes = at.rules.board.has(to) ? [to] : []
  if (!sovietHexes(at).has(to)) return no('PM 3.3', 'set-up-zone', { unit: units[0]! }, hexes)
  const zone = zoneOf(at, to)
  const coming = units.filter((unit) => {
    const hex = hexOf(at, unit)
    return hex === null || zoneOf(at, hex) !== zone
  })
  const faceOf = (unit: CounterId) => at.rules.counters[unit]!.face
  for (const unit of coming) {
    const key = keyOf(zone, faceOf(unit))
    const most = shares(at).get(key) ?? 0
    const count = coming.filter((other) => faceOf(other) === faceOf(unit)).length
    if ((standing(at).get(key) ?? 0) + count <= most) continue
    const from = hexOf(at, unit)
    if (from === null) return no(CITES[zone], 'set-up-share', { unit, most }, hexes)
    const own = zoneOf(at, from)
    return no(CITES[own], `set-up-${own}`, { unit }, hexes)
  }
  return null
}

/** true: a unit is set up already, or in hand (3.1). */
const isOfSetUp = (at: Situation, unit: CounterId): boolean =>
  onMap(at, unit) || [HAND, ...OKH].some((box) => counterOf(at.open, unit).at === box)

/** Why these are no units that a side sets up; null if they are (3.1). `from`: where they are; null: wherever. */
function unitsRefusal(
  at: Situation,
  side: Side,
  from: Place | null,
  units: readonly CounterId[],
): Refusal | null {
  if (new Set(units).size < units.length) return no('PM 3.1', 'named-twice')
  for (const unit of units) {
    if (at.rules.counters[unit]?.side !== side) return no('PM 3.1', 'not-your-unit', { unit })
    if (!isOfSetUp(at, unit)) return no('PM 3.1', 'set-up-later', { unit })
    if (from !== null && counterOf(at.open, unit).at !== from)
      return no('PM 3.1', 'not-in-stack', { unit, hex: from })
  }
  return null
}

/** Why units may not be set up there instead; null if they may (3.3, 3.4, 3.7, 6.1). `from`: where they are; null: wherever. */
export function judgeStation(
  at: Situation,
  side: Side,
  from: Place | null,
  units: readonly CounterId[],
  to: Place,
): Refusal | null {
  const refusal = unitsRefusal(at, side, from, units)
  if (refusal) return refusal
  const there = units.find((unit) => counterOf(at.open, unit).at === to)
  if (there) return no('PM 3.1', 'set-up-there', { unit: there })
  if (side === 'german')
    for (const unit of units) {
      const zone = stationRefusal(at, unit, to, units)
      if (zone) return zone
    }
  else {
    const zone = zoneRefusal(at, units, to)
    if (zone) return zone
  }
  return at.rules.board.has(to) ? stackRefusal(at, units, to) : null
}

/** Why units may not be taken up, to be placed anew; null if they may (3.1). */
export function judgeTaking(at: Situation, side: Side, units: readonly CounterId[]): Refusal | null {
  const refusal = unitsRefusal(at, side, null, units)
  if (refusal) return refusal
  const held = units.find((unit) => counterOf(at.open, unit).at === HAND)
  return held ? no('PM 3.1', 'set-up-there', { unit: held }) : null
}

/** Hexes in which units of a stack may be set up instead (3.3, 3.4, 3.7). */
export function stationsOf(at: Situation, side: Side, units: readonly CounterId[]): Hex[] {
  const from = counterOf(at.open, units[0]!).at
  const all = side === 'soviet' ? [...sovietHexes(at)] : zomoHexes(at)
  return all.filter((hex) => judgeStation(at, side, from, units, hex) === null)
}

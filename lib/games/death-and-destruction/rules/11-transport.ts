import { isSupplied } from '@/lib/games/proud-monster/full/supply'
import { weatherAt } from '@/lib/games/proud-monster/full/weather'
import { isFrozen } from '@/lib/games/proud-monster/full/weather-kinds'
import { eachOf } from '@/lib/games/proud-monster/names'
import { barRefusal } from '@/lib/games/proud-monster/rules/12-costs'
import { firstOf } from '@/lib/games/proud-monster/rules/limits'
import type { Refusal } from '@/lib/kernel/decision'
import { cached, once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { enemyAt, heldAlike, inBox, onMapUnits, sideAt, unitPlaces } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { asked } from '../here'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, OKH, type Okh, type Place, type Side, type Way } from '../state'
import { no } from '../world'
import { isAway } from './03-caucasus'
import { stepsIn } from './08-units'

// How the German side goes far in a couplet: over two seas, and by strategic movement over land.

const CITES = { black: 'DD 11.2', baltic: 'DD 11.3', rail: 'DD 12.2' } as const

/** true: a way is open in this turn (11.2, 11.3, 12.2). */
const isOpen = ({ rules, open }: Situation, way: Way): boolean =>
  way === 'black'
    ? open.transport.open
    : open.turn >= (way === 'baltic' ? rules.firstTurn : rules.strategicFrom)

/** true: both ports are German by which movement on the Black Sea begins (11.2). */
export const opensBlackSea = ({ rules, open }: Pick<Situation, 'rules' | 'open'>): boolean =>
  rules.blackSeaKeys.every((hex) => open.taken.includes(hex))

/** Towns that are German, of which nobody keeps account: a unit of his stands there, or nobody and his line alone leads there (12.2). */
export const townsHeld = (at: Situation): Hex[] =>
  at.rules.places
    .filter(({ kind }) => kind === 'town')
    .map(({ hex }) => hex)
    .filter((hex) => {
      const isLinked = (side: Side) => isSupplied(asked(at), side, hex)
      const holder = sideAt(at, hex)
      return holder === 'german' || (holder === null && isLinked('german') && !isLinked('soviet'))
    })

/** Places between which units go: ports or centres of the German side, and reserve areas; by which end of the way. */
export const havensOf = (at: Situation, way: Way, end: 'from' | 'to'): readonly Place[] =>
  havens(at, `${way} ${end}`)
const havens = cached(
  ({ open }: Situation) => open.counters,
  (at, ask: `${Way} ${'from' | 'to'}`): readonly Place[] => {
    const [way, end] = ask.split(' ') as [Way, 'from' | 'to']
    return foundHavens(at, way, end)
  },
  ({ open }) => [open.turn, open.taken, open.transport, open.forts, open.scenario],
)
function foundHavens(at: Situation, way: Way, end: 'from' | 'to'): Place[] {
  const { rules, open } = at
  if (!Object.hasOwn(rules.transports, way) || !isOpen(at, way)) return []
  const { okh } = rules.transports[way]
  if (way !== 'rail')
    return [
      ...rules.places
        .filter(({ hex, port }) => port === way && open.taken.includes(hex))
        .map(({ hex }) => hex),
      ...okh,
    ]
  const { fresh, towns } = open.transport
  const all = rules.places.map(({ hex }) => hex)
  const german = new Set([...towns, ...open.taken])
  // 12.2: who goes begins where it was German as the turn began, and in supply; the way may end in what was taken since.
  const centres =
    end === 'from'
      ? all
          .filter((hex) => towns.includes(hex) || (open.taken.includes(hex) && !fresh.includes(hex)))
          .filter((hex) => isSupplied(asked(at), 'german', hex))
      : all.filter((hex) => german.has(hex) || sideAt(at, hex) === 'german')
  return [...centres, ...okh]
}

/** By number, hexes of land in play; those of the allies lie in the south (12.2). */
const ground = cached(
  ({ rules }: Situation) => rules.board,
  (at, sheet: 'all' | 'S'): Uint8Array => {
    const { isInPlay } = at.rules.scenarios[at.open.scenario]
    const isGround = (hex: Hex) =>
      (sheet === 'all' || /[SC]$/.test(hex)) && !isAway(at, hex) && at.rules.isLand(hex) && isInPlay(hex)
    return Uint8Array.from(mapOf(at.rules).hexes, (hex) => (isGround(hex) ? 1 : 0))
  },
  ({ open }) => [open.scenario, open.caucasus],
)
/** By hexside, the hex beyond it; -1 beyond water. */
const dry = once((rules: Rules): Int16Array => {
  const { around, hexes } = mapOf(rules)
  const isDry = (to: number, side: number) =>
    to >= 0 && !rules.isWaterBetween(hexes[Math.floor(side / 6)]!, hexes[to]!)
  return around.map((to, side) => (isDry(to, side) ? to : -1))
})
/** The same, and -1 beyond the Lower Dnieper where nobody crosses it now (12.1). */
const overLand = cached(
  ({ rules }: Situation) => rules.board,
  (at): Int16Array => {
    const { numberOf, slotTo } = mapOf(at.rules)
    const ways = dry(at.rules).slice()
    for (const [a = '', b = ''] of [...at.rules.LOWER_DNIEPER].map((side) => side.split('/')))
      if (isDnieperShut(at, a, b)) ways[6 * numberOf(a) + slotTo(numberOf(a), numberOf(b))] = -1
    return ways
  },
  ({ open }) => [open.acting, open.turn, open.weather],
)
/** Hexes next to one, both by number, into which one goes over land. */
const beside = (at: Situation, from: number): number[] =>
  [...overLand(at).subarray(6 * from, 6 * from + 6)].filter((to) => to >= 0)
/** By hex, the number of the land of which it is a part in which nobody passes an enemy; 0: he is near (12.2). */
function landsIn(at: Situation, sheet: 'all' | 'S'): Uint16Array {
  const { hexes, around } = mapOf(at.rules)
  const ways = overLand(at)
  const isFree = ground(at, sheet).slice()
  for (const enemy of unitPlaces(at, 'soviet'))
    for (const hex of [enemy, ...around.subarray(6 * enemy, 6 * enemy + 6)]) isFree[hex] = 0
  const lands = new Uint16Array(hexes.length)
  let count = 0
  for (const first of hexes.keys()) {
    if (isFree[first] !== 1 || lands[first] !== 0) continue
    count += 1
    lands[first] = count
    const open = [first]
    for (const hex of open)
      for (let side = 6 * hex; side < 6 * hex + 6; side += 1) {
        const near = ways[side]!
        if (near < 0 || isFree[near] !== 1 || lands[near] !== 0) continue
        lands[near] = count
        open.push(near)
      }
  }
  return lands
}

/** true: the German side does not cross the Lower Dnieper there, as it moves or attacks (12.1). */
export const isDnieperShut = ({ rules, open }: Situation, a: Hex, b: Hex): boolean =>
  open.acting === 'german' &&
  open.turn >= rules.dnieperFrom &&
  rules.LOWER_DNIEPER.has(`${a}/${b}`) &&
  !rules.DNIEPER_CROSSINGS.has(`${a}/${b}`) &&
  !isFrozen(weatherAt(asked({ rules, open }), a))

/** The doors of each reserve area, by number. */
const doorsOf = once((rules: Rules) =>
  eachOf(OKH, (okh) =>
    [...mapOf(rules).hexes.keys()].filter((i) => rules.okhBeside(mapOf(rules).hexes[i]!) === okh),
  ),
)
/** Places by the lands that they touch, a hex itself or those next to it, a reserve area its doors; as long as the enemy has the same hexes. */
const touching = cached(
  ({ rules }: Situation) => rules.board,
  (at, sheet: 'all' | 'S') => {
    const of = landsIn(at, sheet)
    const number = mapOf(at.rules).numberOf
    const touched = (place: Place) =>
      doorsOf(at.rules)[place as Okh] ?? [number(place), ...beside(at, number(place))]
    const landsOf = (place: Place) => new Set(touched(place).flatMap((hex) => of[hex] || []))
    const places: readonly Place[] = [...at.rules.places.map(({ hex }) => hex), ...OKH]
    const known = new Map<Place, ReadonlySet<Place>>()
    return { lands: new Map(places.map((place) => [place, landsOf(place)])), known }
  },
  (at) => {
    const { scenario, caucasus, turn, weather, acting } = at.open
    return [scenario, caucasus, turn, weather, acting, heldAlike(at, 'soviet')]
  },
)
/** Places to which a way over land leads from another that passes no enemy (12.2). */
function linkedTo(at: Situation, sheet: 'all' | 'S', from: Place): ReadonlySet<Place> {
  const { lands, known } = touching(at, sheet)
  const found = known.get(from)
  if (found) return found
  const { hexes, numberOf } = mapOf(at.rules)
  const own = [...lands.get(from)!]
  const near = new Set<Place>(numberOf(from) < 0 ? [] : beside(at, numberOf(from)).map((to) => hexes[to]!))
  const isLinked = (to: Place, of: ReadonlySet<number>) => near.has(to) || own.some((land) => of.has(land))
  const linked = new Set([...lands].flatMap(([to, of]) => (isLinked(to, of) ? [to] : [])))
  known.set(from, linked)
  return linked
}

const isSouthern = ({ rules }: Situation, unit: CounterId) =>
  rules.southern.includes(rules.counters[unit]!.nation)

/** Steps that may still go so in this couplet. */
export const stepsLeft = ({ rules, open }: Situation, way: Way): number =>
  rules.transports[way].steps - open.transport[way]

/** Why a unit does not set out so far now, wherever to; null if it does. */
function startRefusal(at: Situation, way: Way, unit: CounterId): Refusal | null {
  if (at.rules.counters[unit]?.side !== 'german') return no(CITES[way], 'not-your-unit', { unit })
  const { at: from, from: began } = counterOf(at.open, unit)
  if (!havensOf(at, way, 'from').includes(from)) return no(CITES[way], 'transport-start', { unit })
  if (began !== null) return no(CITES[way], 'transport-moved', { unit })
  return firstOf(at.rules.halts, at, unit)
}

/** true: a place is barred to a unit that sets out, whether a way leads there or not. */
const isBarred = (at: Situation, unit: CounterId, to: Place): boolean =>
  OKH.includes(to as Okh)
    ? to === 'okhNorth' && isSouthern(at, unit)
    : barRefusal(asked(at), unit, to) !== null
/** Says of other places whether a way leads a unit there. */
function onWay(at: Situation, way: Way, unit: CounterId): (to: Place) => boolean {
  const { at: from } = counterOf(at.open, unit)
  const linked = way === 'rail' ? linkedTo(at, isSouthern(at, unit) ? 'S' : 'all', from) : null
  return (to) => to !== from && (linked === null || linked.has(to))
}
/** Why a unit that sets out does not come there; null if it does. */
function endRefusal(at: Situation, way: Way, unit: CounterId, to: Place): Refusal | null {
  if (counterOf(at.open, unit).at === to) return no(CITES[way], 'transport-start', { unit })
  if (!isBarred(at, unit, to) && onWay(at, way, unit)(to)) return null
  return no(CITES[way], 'transport-way', { unit, hex: to }, at.rules.board.has(to) ? [to] : [])
}

/** Why nobody may come to a place now; null if some may. */
function havenRefusal(at: Situation, way: Way, to: Place): Refusal | null {
  const hex = at.rules.board.has(to) ? [to] : []
  if (!havensOf(at, way, 'to').includes(to)) return no(CITES[way], 'sea-haven', { hex: to }, hex)
  return hex.length > 0 && enemyAt(at, to, 'german') ? no(CITES[way], 'hex-of-enemy', { hex: to }, hex) : null
}

/** Why so many do not go; null if there is room for all their steps. */
function roomRefusal(at: Situation, way: Way, units: readonly CounterId[]): Refusal | null {
  const left = stepsLeft(at, way)
  return stepsIn(at, units) > left ? no(CITES[way], 'transport-most', { count: left }) : null
}

/** Why units do not go so far now; null if they do (11.2, 11.3, 12.2). */
export function judgeTransport(
  at: Situation,
  way: Way,
  to: Place,
  units: readonly CounterId[],
): Refusal | null {
  if (new Set(units).size < units.length) return no(CITES[way], 'named-twice')
  const barred = havenRefusal(at, way, to)
  if (barred) return barred
  for (const unit of units) {
    const refusal = startRefusal(at, way, unit) ?? endRefusal(at, way, unit, to)
    if (refusal) return refusal
  }
  return roomRefusal(at, way, units)
}

/** Units that could go so far now, by where they go. */
export function travellers(at: Situation, way: Way): { to: Place; units: CounterId[] }[] {
  if (stepsLeft(at, way) <= 0) return []
  const havens = new Set(havensOf(at, way, 'from'))
  const ready = [...onMapUnits(at, 'german'), ...OKH.flatMap((okh) => inBox(at, okh, 'german'))].filter(
    (unit) =>
      havens.has(counterOf(at.open, unit).at) &&
      startRefusal(at, way, unit) === null &&
      roomRefusal(at, way, [unit]) === null,
  )
  // One way leads all who set out from one place, but that allies keep to the south.
  const sorts = [
    ...grouped(ready, (unit) => `${counterOf(at.open, unit).at} ${isSouthern(at, unit)}`).values(),
  ]
  const parties = sorts.map((units) => ({ units, leads: onWay(at, way, units[0]!) }))
  return havensOf(at, way, 'to')
    .filter((to) => havenRefusal(at, way, to) === null)
    .map((to) => {
      const comers = parties.flatMap(({ units, leads }) => (leads(to) ? units : []))
      return { to, units: comers.filter((unit) => !isBarred(at, unit, to)) }
    })
    .filter(({ units }) => units.length > 0)
}

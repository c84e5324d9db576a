import { isSupplied } from '@/lib/games/proud-monster/full/supply'
import { weatherAt } from '@/lib/games/proud-monster/full/weather'
import { isFrozen } from '@/lib/games/proud-monster/full/weather-kinds'
import { eachOf } from '@/lib/games/proud-monster/names'
import { barRefusal } from '@/lib/games/proud-monster/rules/12-costs'
import { firstOf } from '@/lib/games/proud-monster/rules/limits'
import type { Refusal } from '@/lib/kernel/decision'
import { cached, once } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { enemyAt, inBox, onMapUnits, sideAt, unitPlaces } from '@/lib/wargame/occupancy'
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
  // 12.2: who goes begins where it was German as the turn began, and in supply; the way may end in what was taken since.
  const centres =
    end === 'from'
      ? all
          .filter((hex) => towns.includes(hex) || (open.taken.includes(hex) && !fresh.includes(hex)))
          .filter((hex) => isSupplied(asked(at), 'german', hex))
      : all.filter((hex) => [...towns, ...open.taken].includes(hex) || sideAt(at, hex) === 'german')
  return [...centres, ...okh]
}

/** What lands depend on besides who stands where. */
const alike = ({ open }: Situation) => [open.scenario, open.caucasus, open.turn, open.weather, open.acting]
/** Hexes of the enemy, each once: what is seen of them is the same, whoever lies beneath others. */
const enemyHexes = cached(
  ({ open }: Situation) => open.counters,
  (at) => [...new Set(unitPlaces(at, 'soviet'))].sort((a, b) => a - b).join(),
)
/** By hex, the number of the land of which it is a part in which nobody passes an enemy; those of the allies lie in the south (12.2). */
const lands = cached(
  ({ rules }: Situation) => rules.board,
  (at, sheet: 'all' | 'S'): ReadonlyMap<Hex, number> => {
    const { board } = at.rules
    const found = new Map<Hex, number>()
    const { hexes } = mapOf(at.rules)
    const enemies = new Set(
      unitPlaces(at, 'soviet').flatMap((i) => [hexes[i]!, ...board.neighbours(hexes[i]!)]),
    )
    const isFree = (hex: Hex) =>
      (sheet === 'all' || /[SC]$/.test(hex)) &&
      !enemies.has(hex) &&
      !isAway(at, hex) &&
      at.rules.isLand(hex) &&
      at.rules.scenarios[at.open.scenario].isInPlay(hex)
    for (const first of board.hexes) {
      if (found.has(first) || !isFree(first)) continue
      const open = [first]
      found.set(first, found.size)
      const land = found.get(first)!
      while (open.length > 0) {
        const hex = open.pop()!
        for (const near of beside(at, hex)) {
          if (found.has(near) || !isFree(near)) continue
          found.set(near, land)
          open.push(near)
        }
      }
    }
    return found
  },
  (at) => [...alike(at), enemyHexes(at)],
)
/** Beyond no water, by hex. */
const dry = once(
  ({ board, isWaterBetween }: Rules): ReadonlyMap<Hex, readonly Hex[]> =>
    new Map(
      board.hexes.map((hex) => [hex, board.neighbours(hex).filter((near) => !isWaterBetween(hex, near))]),
    ),
)
const beside = (at: Situation, hex: Hex): Hex[] =>
  (dry(at.rules).get(hex) ?? []).filter((near) => !isDnieperShut(at, hex, near))

/** true: the German side does not cross the Lower Dnieper there, as it moves or attacks (12.1). */
export const isDnieperShut = ({ rules, open }: Situation, a: Hex, b: Hex): boolean =>
  open.acting === 'german' &&
  open.turn >= rules.dnieperFrom &&
  rules.LOWER_DNIEPER.has(`${a}/${b}`) &&
  !rules.DNIEPER_CROSSINGS.has(`${a}/${b}`) &&
  !isFrozen(weatherAt(asked({ rules, open }), a))

/** The doors of each reserve area. */
const doorsOf = once((rules: Rules) =>
  eachOf(OKH, (okh) => rules.board.hexes.filter((hex) => rules.okhBeside(hex) === okh)),
)
/** Lands that places touch, of those that were asked for: a hex itself or those next to it, a reserve area its doors. */
const touched = cached(
  ({ open }: Situation) => open.counters,
  (at, sheet: 'all' | 'S') => ({ of: lands(at, sheet), places: new Map<Place, ReadonlySet<number>>() }),
  alike,
)
function landsOf(at: Situation, sheet: 'all' | 'S', place: Place): ReadonlySet<number> {
  const { of, places } = touched(at, sheet)
  const found = places.get(place)
  if (found) return found
  const hexes = doorsOf(at.rules)[place as Okh] ?? [place, ...beside(at, place)]
  const touches = new Set(hexes.flatMap((hex) => of.get(hex) ?? []))
  places.set(place, touches)
  return touches
}

const isSouthern = ({ rules }: Situation, unit: CounterId) =>
  rules.southern.includes(rules.counters[unit]!.nation)

/** true: a way over land leads from one place to another that passes no enemy (12.2). */
function isLinked(at: Situation, unit: CounterId, from: Place, to: Place): boolean {
  const sheet = isSouthern(at, unit) ? 'S' : 'all'
  const ends = landsOf(at, sheet, to)
  for (const land of landsOf(at, sheet, from)) if (ends.has(land)) return true
  return beside(at, from).includes(to)
}

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
/** true: a way leads a unit to another place. */
function isOnWay(at: Situation, way: Way, unit: CounterId, to: Place): boolean {
  const { at: from } = counterOf(at.open, unit)
  return from !== to && (way !== 'rail' || isLinked(at, unit, from, to))
}
/** Why a unit that sets out does not come there; null if it does. */
function endRefusal(at: Situation, way: Way, unit: CounterId, to: Place): Refusal | null {
  if (counterOf(at.open, unit).at === to) return no(CITES[way], 'transport-start', { unit })
  if (!isBarred(at, unit, to) && isOnWay(at, way, unit, to)) return null
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
  return havensOf(at, way, 'to')
    .filter((to) => havenRefusal(at, way, to) === null)
    .map((to) => {
      const comers = sorts.flatMap((units) => (isOnWay(at, way, units[0]!, to) ? units : []))
      return { to, units: comers.filter((unit) => !isBarred(at, unit, to)) }
    })
    .filter(({ units }) => units.length > 0)
}

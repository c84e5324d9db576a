import { isSupplied } from '@/lib/games/proud-monster/full/supply'
import { weatherAt } from '@/lib/games/proud-monster/full/weather'
import { isFrozen } from '@/lib/games/proud-monster/full/weather-kinds'
import { eachOf } from '@/lib/games/proud-monster/names'
import { barRefusal } from '@/lib/games/proud-monster/rules/12-costs'
import { firstOf } from '@/lib/games/proud-monster/rules/limits'
import type { Refusal } from '@/lib/kernel/decision'
import { cached, once } from '@/lib/wargame/cached'
import { enemyAt, inBox, onMapUnits, sideAt } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, OKH, type Okh, type Place, type Side, type Way } from '../state'
import { no } from '../world'
import { isAway } from './03-caucasus'
import { stepsOf } from './08-units'

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
/** By hex, the number of the land of which it is a part in which nobody passes an enemy; those of the allies lie in the south (12.2). */
const lands = cached(
  ({ open }: Situation) => open.counters,
  (at, sheet: 'all' | 'S'): ReadonlyMap<Hex, number> => {
    const { board } = at.rules
    const found = new Map<Hex, number>()
    const enemies = new Set(
      onMapUnits(at, 'soviet').flatMap((unit) => {
        const { at: hex } = counterOf(at.open, unit)
        return [hex, ...board.neighbours(hex)]
      }),
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
  alike,
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
/** Lands that a place touches: a hex itself or those next to it, a reserve area its doors. */
const landsOf = cached(
  ({ open }: Situation) => open.counters,
  (at, ask: `${'all' | 'S'} ${Place}`): ReadonlySet<number> => {
    const [sheet, place] = ask.split(' ') as ['all' | 'S', Place]
    const of = lands(at, sheet)
    const hexes = doorsOf(at.rules)[place as Okh] ?? [place, ...beside(at, place)]
    return new Set(hexes.flatMap((hex) => of.get(hex) ?? []))
  },
  alike,
)

const isSouthern = ({ rules }: Situation, unit: CounterId) =>
  rules.southern.includes(rules.counters[unit]!.nation)

/** true: a way over land leads from one place to another that passes no enemy (12.2). */
function isLinked(at: Situation, unit: CounterId, from: Place, to: Place): boolean {
  const sheet = isSouthern(at, unit) ? 'S' : 'all'
  const [a, b] = [landsOf(at, `${sheet} ${from}`), landsOf(at, `${sheet} ${to}`)]
  return [...a].some((land) => b.has(land)) || beside(at, from).includes(to)
}

/** Steps that may still go so in this couplet. */
export const stepsLeft = ({ rules, open }: Situation, way: Way): number =>
  rules.transports[way].steps - open.transport[way]

/** Why units do not go so far now; null if they do (11.2, 11.3, 12.2). */
export function judgeTransport(
  at: Situation,
  way: Way,
  to: Place,
  units: readonly CounterId[],
): Refusal | null {
  const cite = CITES[way]
  const hex = at.rules.board.has(to) ? [to] : []
  const havens = havensOf(at, way, 'from')
  if (new Set(units).size < units.length) return no(cite, 'named-twice')
  if (!havensOf(at, way, 'to').includes(to)) return no(cite, 'sea-haven', { hex: to }, hex)
  for (const unit of units) {
    if (at.rules.counters[unit]?.side !== 'german') return no(cite, 'not-your-unit', { unit })
    const { at: from, from: began } = counterOf(at.open, unit)
    if (from === to || !havens.includes(from)) return no(cite, 'transport-start', { unit })
    if (began !== null) return no(cite, 'transport-moved', { unit })
    const halted = firstOf(at.rules.halts, at, unit)
    if (halted) return halted
    const isBarred = OKH.includes(to as Okh)
      ? to === 'okhNorth' && isSouthern(at, unit)
      : barRefusal(asked(at), unit, to) !== null
    if (isBarred || (way === 'rail' && !isLinked(at, unit, from, to)))
      return no(cite, 'transport-way', { unit, hex: to }, hex)
  }
  if (hex.length > 0 && enemyAt(at, to, 'german')) return no(cite, 'hex-of-enemy', { hex: to }, hex)
  const steps = units.reduce((sum, unit) => sum + stepsOf(at, unit), 0)
  return steps > stepsLeft(at, way) ? no(cite, 'transport-most', { count: stepsLeft(at, way) }) : null
}

/** Units that could go so far now, by where they go. */
export function travellers(at: Situation, way: Way): { to: Place; units: CounterId[] }[] {
  if (stepsLeft(at, way) <= 0) return []
  const havens = havensOf(at, way, 'from')
  const waiting = [...onMapUnits(at, 'german'), ...OKH.flatMap((okh) => inBox(at, okh, 'german'))].filter(
    (unit) => havens.includes(counterOf(at.open, unit).at),
  )
  return havensOf(at, way, 'to')
    .map((to) => ({ to, units: waiting.filter((unit) => judgeTransport(at, way, to, [unit]) === null) }))
    .filter(({ units }) => units.length > 0)
}

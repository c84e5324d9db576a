import { cached } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { held, heldAlike, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { controls, field } from '../rules/03-control'
import type { DefenceHalving, HalvingRule } from '../rules/14-odds'
import type { MoveRule } from '../rules/limits'
import { isIntact } from './forts'
import type { SupplyPart } from './in-force'
import { isByAir, isFreeOfLine } from './logistics'
import { type Situation, whole } from './situation'
import { allSources, isOpenTo } from './sources'
import { type CounterId, counterOf, type Hex, opponent, type Side } from './state'

/** For whom a line is traced: Romanians and Hungarians only to their own countries (9.11). */
export type Tracer = 'german' | 'soviet' | 'romanian' | 'hungarian'

export const tracerOf = ({ rules }: Situation, unit: CounterId): Tracer => {
  const { side, nation } = rules.counters[unit]!
  return nation === 'romanian' || nation === 'hungarian' ? nation : side
}
const sideOf = (tracer: Tracer): Side => (tracer === 'soviet' ? 'soviet' : 'german')

/** Sources of a tracer, whoever stands there (9.10 to 9.12). */
const sourcesFor = (at: Situation, tracer: Tracer): readonly Hex[] =>
  allSources(at, sideOf(tracer)).filter((hex) => isOpenTo(at, tracer, hex))

/** What a hex is to a line, by number, and a hexside by its slot: no way, land, or lake. */
const SHUT = 0
const LAND = 1
const LAKE = 2

/** The map as lines of supply find it in a scenario: hexes by number, and hexsides (9.4, 9.14, 9.15). */
const groundOf = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules, open }): { readonly hexes: Uint8Array; readonly sides: Uint8Array } => {
    const { hexes, around } = mapOf(rules)
    const { isInPlay } = rules.scenarios[open.scenario]
    const ofHex = (hex: Hex) => (rules.isLake(hex) ? LAKE : rules.isLand(hex) && isInPlay(hex) ? LAND : SHUT)
    const ofSide = (a: Hex, b: Hex) =>
      rules.isSeaBetween(a, b) ? SHUT : rules.isLakeBetween(a, b) ? LAKE : LAND
    return {
      hexes: Uint8Array.from(hexes, ofHex),
      sides: Uint8Array.from(around, (to, side) =>
        to < 0 ? SHUT : ofSide(hexes[Math.floor(side / 6)]!, hexes[to]!),
      ),
    }
  },
  ({ open }) => [open.scenario],
)

/** Hexes that are shut to the lines of a side besides: German ones by intact forts, Soviet ones in the first turn (14.29, 5.3). */
const shutTo = cached(
  ({ open }: Situation) => open.forts,
  (at, side: Side): readonly number[] => {
    const { hexes } = mapOf(at.rules)
    const isNeutral = (hex: Hex) => ['hungary', 'romania'].includes(at.rules.zomo(hex) ?? '')
    const isShut = (hex: Hex) =>
      side === 'german' ? isIntact(at, hex) : at.open.turn <= at.rules.frozenTurn && isNeutral(hex)
    return hexes.flatMap((hex, number) => (isShut(hex) ? [number] : []))
  },
  ({ open }) => [open.turn],
)

/** Parts of the map, none of which a line leaves (9.4). */
const partsOf = (at: Situation): readonly SupplyPart[] => at.rules.supplyParts(at as never)

/** Who traces a line, over what, and in which part of the map. */
type Line = `${Tracer} ${'lakes' | 'land'} ${number}`

/** By number, 1: no line comes into a hex, whoever stands there (9.4, 9.14, 9.15, 14.29). */
function shutIn(at: Situation, line: Line): Uint8Array {
  const [tracer, over, part] = line.split(' ') as [Tracer, 'lakes' | 'land', string]
  const { holds: isIn } = partsOf(at)[Number(part)]!
  const { hexes: names } = mapOf(at.rules)
  const { hexes } = groundOf(at)
  const most = over === 'lakes' ? LAKE : LAND
  const shut = new Uint8Array(hexes.length)
  for (let i = 0; i < hexes.length; i += 1)
    if (hexes[i] === SHUT || hexes[i]! > most || !isIn(names[i]!)) shut[i] = 1
  for (const number of shutTo(at, sideOf(tracer))) shut[number] = 1
  return shut
}

/** By number, the hexes that a line reaches from a source, over ways that no enemy holds (9.4, 9.14, 9.15, 14.29). */
function flooded(at: Situation, line: Line): Uint8Array {
  const [tracer, over] = line.split(' ') as [Tracer, 'lakes' | 'land', string]
  const { hexes, around, numberOf } = mapOf(at.rules)
  const { sides } = groundOf(at)
  const enemies = held(at, opponent(sideOf(tracer)))
  const most = over === 'lakes' ? LAKE : LAND
  /** 1: a line has come there, or cannot. */
  const seen = shutIn(at, line)
  for (let i = 0; i < hexes.length; i += 1) if (enemies[i] !== 0) seen[i] = 1
  const found = new Uint8Array(hexes.length)
  const open: number[] = []
  const reach = (number: number) => {
    if (seen[number] !== 0) return
    seen[number] = 1
    found[number] = 1
    open.push(number)
  }
  for (const hex of sourcesFor(at, tracer)) if (numberOf(hex) >= 0) reach(numberOf(hex))
  while (open.length > 0) {
    const first = 6 * open.pop()!
    for (let slot = first; slot < first + 6; slot += 1)
      if (sides[slot]! !== SHUT && sides[slot]! <= most) reach(around[slot]!)
  }
  return found
}

/** The same as long as the enemy has the same hexes: while a side moves he stays where he is, and so do its lines. */
const spread = cached(
  ({ rules }: Situation) => rules.board,
  flooded,
  (at, line) => {
    const [tracer, , part] = line.split(' ') as [Tracer, string, string]
    const { turn, forts, scenario } = at.open
    const enemies = heldAlike(at, opponent(sideOf(tracer)))
    return [turn, forts, scenario, partsOf(at)[Number(part)], sourcesFor(at, tracer).join(), enemies]
  },
)
const reached = cached(
  ({ open }: Situation) => open.counters,
  spread,
  ({ open }) => [open.turn, open.forts, open.scenario],
)

/** How a side may cross lakes: Soviets always, Germans in snow (9.14), which comes to the north, where all of them lie. */
const over = ({ open }: Situation, tracer: Tracer): 'lakes' | 'land' =>
  tracer === 'soviet' || open.weather.north === 'S' ? 'lakes' : 'land'

/** What lines of a tracer run over, by parts of the map: from where, whereto, across which hexsides, and into which hexes never (9.4). */
export function linesOf(at: Situation, tracer: Tracer) {
  const { numberOf } = mapOf(at.rules)
  const by = over(at, tracer)
  const most = by === 'lakes' ? LAKE : LAND
  const from = sourcesFor(at, tracer).map(numberOf)
  const passes = groundOf(at).sides.map((side) => Number(side !== SHUT && side <= most))
  return partsOf(at).map(({ serves }, part) => ({
    ...{ serves, from, passes },
    reached: reached(at, `${tracer} ${by} ${part}`),
    shut: () => shutIn(at, `${tracer} ${by} ${part}`),
  }))
}

const reaches = (at: Situation, tracer: Tracer, hex: Hex, by = over(at, tracer)): boolean =>
  partsOf(at).some(
    ({ serves }, part) =>
      serves(hex) && reached(at, `${tracer} ${by} ${part}`)[mapOf(at.rules).numberOf(hex)] === 1,
  )

/** true: a hex is in supply for a side, near or far (9.2, 9.3, 9.13, 9.17). */
export function isSupplied(at: Situation, side: Side, hex: Hex): boolean {
  if (reaches(at, side, hex)) return true
  if (side === 'german') return false
  if (at.rules.supplyPorts.includes(hex)) return true
  const { leningrad, oranienbaum } = at.rules
  return hex === oranienbaum && controls(at as never, 'soviet', leningrad) && reaches(at, 'soviet', leningrad)
}

/** Hexes in play that are in supply for a side (9.2). */
export const suppliedHexes = (at: Situation, side: Side): readonly Hex[] =>
  (field(at as never) ?? at.rules.board.hexes).filter((hex) => isSupplied(at, side, hex))

/** true: a hex has a line that crosses no lake (8.13, 9.16). */
export const isOverland = (at: Situation, hex: Hex): boolean => reaches(at, 'soviet', hex, 'land')

/** 8.11: a unit in full supply: by land or in a port, and not by the lake. */
export function isFullySupplied(at: Situation, unit: CounterId): boolean {
  const hex = hexOf(at, unit)
  const { leningrad, oranienbaum, supplyPorts } = at.rules
  if (hex === null || isOverland(at, hex) || supplyPorts.includes(hex)) return true
  return hex === oranienbaum && isSupplied(at, 'soviet', hex) && isOverland(at, leningrad)
}

/** true: Leningrad lives by what comes across the lake (9.16). */
export const isOnLakeSupply = (at: Situation): boolean =>
  reaches(at, 'soviet', at.rules.leningrad) && !isOverland(at, at.rules.leningrad)

/** How a unit is supplied: wholly, in attenuated supply, or not at all (9.2, 9.3). */
export type Supply = 'full' | 'attenuated' | 'out'

/** true: a unit in a hex has a line, or needs none there (9.2, 9.3, 9.11). */
export function hasLine(at: Situation, unit: CounterId, hex: Hex): boolean {
  const tracer = tracerOf(at, unit)
  // 11.4: invaders live by their ships.
  if (at.rules.liesAtSea(hex)) return true
  return tracer === 'soviet' ? isSupplied(at, 'soviet', hex) : reaches(at, tracer, hex)
}

/** true: a unit has no line where it is, and is out of supply unless it comes by air (9.18). */
export function isCutOff(at: Situation, unit: CounterId): boolean {
  const hex = hexOf(at, unit)
  return hex !== null && !hasLine(at, unit, hex)
}

/** true: all that a unit has comes by air (9.18). */
export const livesByAir = (at: Situation, unit: CounterId): boolean => isByAir(at, unit) && isCutOff(at, unit)

/** The supply of a unit in a hex (9.2, 9.3, 9.11). */
function supplyIn(at: Situation, unit: CounterId, hex: Hex): Supply {
  const tracer = tracerOf(at, unit)
  const isIn = hasLine(at, unit, hex)
  if (!isIn && !isByAir(at, unit)) return 'out'
  if (isFreeOfLine(at, unit)) return 'full'
  return tracer !== 'soviet' && at.rules.isEastOfGasLine(hex) ? 'attenuated' : 'full'
}

/** The supply of a unit where it is; in a box it has all it needs. */
export function supplyOf(at: Situation, unit: CounterId): Supply {
  const hex = hexOf(at, unit)
  return hex === null ? 'full' : supplyIn(at, unit, hex)
}

/** How a unit was supplied as it began to move, or is where it has not begun (9.8, 15.4). */
export function supplyAtStart(at: Situation, unit: CounterId): Supply {
  const { from, began } = counterOf(at.open, unit)
  return from === null ? supplyOf(at, unit) : (began ?? 'full')
}

/** The supply of an attacker: in a mobile assault as it began to move (15.4), else as it is (9.8). */
const attackerSupply = (at: Situation, unit: CounterId, from: Hex, isMobile: boolean): Supply =>
  isMobile ? supplyAtStart(at, unit) : supplyIn(at, unit, from)

/** 9.7: whoever is out of supply attacks with half. */
export const outOfSupply: HalvingRule = (at, fight, { unit, from }) => {
  const now = whole(at)
  return attackerSupply(now, unit, from, (fight as { mobile?: boolean }).mobile === true) === 'out'
}

/** 9.7: and defends with half. */
export const defendsUnsupplied: DefenceHalving = (at, { target }, unit) =>
  supplyIn(whole(at), unit, target) === 'out'

/** 9.6: true where some of these attackers are in attenuated supply, and the table is asked. */
export const isAttenuated = (
  at: Situation,
  attackers: readonly { readonly unit: CounterId; readonly from: Hex }[],
  isMobile: boolean,
): boolean => attackers.some(({ unit, from }) => attackerSupply(at, unit, from, isMobile) === 'attenuated')

/** 9.7: out of supply a unit moves half as far, rounded up; asked as it begins to move (9.8). */
export const halfMovement: MoveRule = (at, unit, move) =>
  supplyOf(whole(at), unit) === 'out' ? Math.ceil(move / 2) : move

/** Units of a side that are out of supply, for those who look. */
export const unsupplied = (at: Situation, side: Side): CounterId[] =>
  onMapUnits(at, side).filter((unit) => supplyOf(at, unit) === 'out')

import { cached } from '@/lib/wargame/cached'
import { mapOf } from '@/lib/wargame/map'
import { held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { controls } from '../rules/03-control'
import type { DefenceHalving, HalvingRule } from '../rules/14-odds'
import type { MoveRule } from '../rules/limits'
import { isIntact } from './forts'
import { isByAir, isFreeOfLine } from './logistics'
import { type Situation, whole } from './situation'
import { allSources, isOpenTo } from './sources'
import { type CounterId, counterOf, type Hex, opponent, type Side } from './state'

/** For whom a line is traced: Romanians and Hungarians only to their own countries (9.11). */
type Tracer = 'german' | 'soviet' | 'romanian' | 'hungarian'

const tracerOf = ({ rules }: Situation, unit: CounterId): Tracer => {
  const { side, nation } = rules.counters[unit]!
  return nation === 'romanian' || nation === 'hungarian' ? nation : side
}
const sideOf = (tracer: Tracer): Side => (tracer === 'soviet' ? 'soviet' : 'german')

/** Sources of a tracer, whoever stands there (9.10 to 9.12). */
const sourcesFor = (at: Situation, tracer: Tracer): readonly Hex[] =>
  allSources(at, sideOf(tracer)).filter((hex) => isOpenTo(at, tracer, hex))

/** By number, the hexes that a line reaches from a source, over ways that no enemy holds (9.4, 9.14, 9.15, 14.29). */
const reached = cached(
  ({ open }: Situation) => open.counters,
  (at, key: `${Tracer} ${'lakes' | 'land'}`): Uint8Array => {
    const [tracer, over] = key.split(' ') as [Tracer, 'lakes' | 'land']
    const side = sideOf(tracer)
    const { rules } = at
    const { hexes, around, numberOf } = mapOf(rules)
    const enemies = held(at, opponent(side))
    const { isInPlay } = rules.scenarios[at.open.scenario]
    const isOpen = (hex: Hex, number: number): boolean => {
      if (enemies[number] !== 0) return false
      if (rules.isLake(hex)) return over === 'lakes'
      if (!rules.isLand(hex) || !isInPlay(hex)) return false
      if (side === 'german') return !isIntact(at, hex)
      return !(at.open.turn <= rules.frozenTurn && ['hungary', 'romania'].includes(rules.zomo(hex) ?? ''))
    }
    const found = new Uint8Array(hexes.length)
    const open = sourcesFor(at, tracer)
      .map(numberOf)
      .filter((number) => number >= 0 && isOpen(hexes[number]!, number))
    for (const number of open) found[number] = 1
    while (open.length > 0) {
      const here = open.pop()!
      for (let slot = 0; slot < 6; slot += 1) {
        const next = around[6 * here + slot]!
        if (next < 0 || found[next] || !isOpen(hexes[next]!, next)) continue
        const [a, b] = [hexes[here]!, hexes[next]!]
        if (rules.isSeaBetween(a, b) || (over === 'land' && rules.isLakeBetween(a, b))) continue
        found[next] = 1
        open.push(next)
      }
    }
    return found
  },
  ({ open }) => [open.turn, open.forts, open.scenario, open.weather],
)

/** How a side may cross lakes: Soviets always, Germans in snow (9.14), which comes to the north, where all of them lie. */
const over = ({ open }: Situation, tracer: Tracer): 'lakes' | 'land' =>
  tracer === 'soviet' || open.weather.north === 'S' ? 'lakes' : 'land'

const reaches = (at: Situation, tracer: Tracer, hex: Hex, by = over(at, tracer)): boolean =>
  reached(at, `${tracer} ${by}`)[mapOf(at.rules).numberOf(hex)] === 1

/** true: a hex is in supply for a side, near or far (9.2, 9.3, 9.13, 9.17). */
export function isSupplied(at: Situation, side: Side, hex: Hex): boolean {
  if (reaches(at, side, hex)) return true
  if (side === 'german') return false
  if (at.rules.supplyPorts.includes(hex)) return true
  const { leningrad, oranienbaum } = at.rules
  return hex === oranienbaum && controls(at as never, 'soviet', leningrad) && reaches(at, 'soviet', leningrad)
}

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
function hasLine(at: Situation, unit: CounterId, hex: Hex): boolean {
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

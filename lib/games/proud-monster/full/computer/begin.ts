import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, countersAt, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { isRaidTime, shelter, threats, wantedAims } from '../../computer/worth'
import type { Order as BeginnerOrder } from '../../orders'
import { isMech, likely } from '../../rules/02-units'
import { points } from '../../rules/03-control'
import { needed, victoryPoints } from '../../rules/04-victory'
import { firstOf } from '../../rules/limits'
import { hedgehogHexes, isHedgehog } from '../hedgehogs'
import { judgeAerial, judgeConcentration, judgePause } from '../logistics'
import type { Situation } from '../situation'
import type { CounterId } from '../state'
import { supplyOf } from '../supply'

// What the German decides as his player turn begins, before anybody moves.

/** How many times its own strength may come against a place that is not formed for defence all around. */
const BEARS = 2
/** The part of what is mechanized that lacks full supply when he pauses. */
const STRETCHED = 0.8
/** The least strength in a hex for which aircraft carry supply. */
const CARRIED = 6

const strengthOf = (at: Situation, units: readonly CounterId[], of: 'attack' | 'defence'): number =>
  units.reduce((sum, unit) => sum + likely(at, unit)[of], 0)

/** Hedgehogs where more comes than units alone would bear, and nowhere else: nobody attacks out of one (14.40). */
function hedgehog(at: Situation): object | null {
  const near = threats(at, 'german')
  const hex = hedgehogHexes(at).find((one) => {
    const holds = strengthOf(at, combatUnitsAt(at, one, 'german'), 'defence')
    return near[mapOf(at.rules).numberOf(one)]! > BEARS * holds !== isHedgehog(at, one)
  })
  return hex === undefined ? null : { type: 'changeHedgehog', hex }
}

/** Aircraft carry supply to the strongest stack that has none (9.18). */
function byAir(at: Situation): object | null {
  const cutOff = onMapUnits(at, 'german').filter((unit) => supplyOf(at, unit) === 'out')
  const hexes = [...new Set(cutOff.map((unit) => at.open.counters[unit]!.at))].filter(
    (hex) => judgeAerial(at, hex) === null,
  )
  const carried = (hex: string) => strengthOf(at, countersAt(at, hex), 'defence')
  const [hex] = hexes.sort((a, b) => carried(b) - carried(a) || a.localeCompare(b))
  return hex === undefined || carried(hex) < CARRIED ? null : { type: 'supplyByAir', hex }
}

/** A pause when nearly all that is mechanized has outrun its supply: three couplets without an attack are dear (9.19). */
function pause(at: Situation): object | null {
  if (judgePause(at) !== null) return null
  const quick = onMapUnits(at, 'german').filter((unit) => isMech(at, unit))
  const stretched = quick.filter((unit) => supplyOf(at, unit) !== 'full')
  const part = strengthOf(at, stretched, 'attack') / Math.max(1, strengthOf(at, quick, 'attack'))
  return part > STRETCHED ? { type: 'declarePause' } : null
}

/** How far units come that could take part in an assault in this player turn, by hexes. */
const COMES = { mech: 5, foot: 2 } as const
/** How many times stronger they must be than those who hold the place. */
const STRONGER = 4

/**
 * All supply goes to those beyond the line who could take the place that is still missing for victory when the turn ends, in
 * the last couplet before it is counted: nobody else attacks then (9.20).
 */
function concentrate(at: Situation): object | null {
  const least = needed(at, at.open.turn)
  if (least === null || !isRaidTime(at) || at.open.logistics.free) return null
  const lack = least - victoryPoints(at)
  const worths = points(at)
  const goals = wantedAims(at, 'german').filter(({ hex }) => lack > 0 && worths[hex]! >= lack)
  for (const { hex } of goals) {
    const mayCome = (unit: CounterId) =>
      supplyOf(at, unit) === 'attenuated' &&
      firstOf(at.rules.mayAttackNow, at, unit) === null &&
      at.rules.board.distance(hexOf(at, unit)!, hex) <= COMES[isMech(at, unit) ? 'mech' : 'foot']
    const units = onMapUnits(at, 'german')
      .filter(mayCome)
      .sort((a, b) => likely(at, b).attack - likely(at, a).attack || a.localeCompare(b))
      .slice(0, at.rules.concentratedUnits)
    // Into an empty place one goes without an attack.
    const defenders = combatUnitsAt(at, hex, 'soviet')
    const holds = strengthOf(at, defenders, 'defence') * shelter(at, hex)
    if (defenders.length === 0 || strengthOf(at, units, 'attack') < STRONGER * holds) continue
    if (judgeConcentration(at, units) === null) return { type: 'concentrateSupply', units }
  }
  return null
}

/** The next of these decisions that is to be made; null: there is none. */
export function begin(at: Situation): BeginnerOrder | null {
  if (at.open.acting !== 'german' || at.open.moving !== null) return null
  return (hedgehog(at) ?? pause(at) ?? concentrate(at) ?? byAir(at)) as BeginnerOrder | null
}

import type { Cite } from '@/lib/kernel/decision'
import { type Chance, chancesOf } from '@/lib/wargame/crt'
import { halved, type Rung, type Shift } from '@/lib/wargame/odds'
import { grouped } from '@/lib/wargame/pools'
import type { Situation } from '../situation'
import type { Battle, CounterId, Hex } from '../state'
import type { Word } from '../words.en'
import {
  bound,
  isArmour,
  isMech,
  isUntried,
  known,
  untriedFace,
  type Valuation,
  type Values,
} from './02-units'
import { STRAIT, sideBetween } from './12-costs'
import { type Losses, lossesIn } from './14-results'
import { listed } from './limits'

/** What is asked of an attack: who attacks whom. */
export type Fight = Pick<Battle, 'side' | 'target' | 'attackers' | 'defenders'>
/** An attacker and where he comes from. */
export type Attacker = Fight['attackers'][number]

/** A rule that shifts the column of an attack; null: it does not now. */
export type ShiftRule = (at: Situation, fight: Fight) => Shift<Word> | null
/** A rule by which a die is thrown for the odds: the columns that each face shifts them by; none: it is not thrown. */
export type ThrownShift = (at: Situation, fight: Fight) => readonly number[]
/** A rule by which another factor counts for an attacker than is printed for it; null: it does not. */
export type FactorRule = (at: Situation, target: Hex, unit: CounterId, values: Values) => number | null
/** A rule by which more counts for one side of a fight than its units. */
export type SupportRule = (at: Situation, fight: Fight, of: 'attack' | 'defence', values: Valuation) => number
/** A rule by which the defence of a unit is another. */
export type DefenceRule = (at: Situation, fight: Fight, unit: CounterId, defence: number) => number
/** A rule that halves the defence of a unit. */
export type DefenceHalving = (at: Situation, fight: Fight, unit: CounterId) => boolean
/** A rule that halves the factor of an attacker. */
export type HalvingRule = (at: Situation, fight: Fight, attacker: Attacker) => boolean

/** true: losses are doubled there (14.23). */
export const isCity = ({ rules }: Situation, hex: Hex): boolean => rules.placeOf(hex)?.kind === 'city'

/** The attack factor of a unit out of its hex: across a strait armour has one at most (14.20). */
function attackOf(at: Situation, { target }: Fight, { unit, from }: Attacker, values: Valuation): number {
  const printed = factorOf(at, target, unit, values)
  return isCapped(at, target, { unit, from }) ? Math.min(printed, at.rules.straitAttack) : printed
}

/** What is printed of the attack of a unit, or what counts in its place. */
const factorOf = (at: Situation, target: Hex, unit: CounterId, values: Valuation): number =>
  listed<FactorRule>(at.rules.factors).reduce<number>(
    (factor, rule) => rule(at, target, unit, values(unit)) ?? factor,
    values(unit).attack,
  )

/** true: armour across a strait, or whoever is mechanized, as the chart has it (14.20). */
const isCapped = (at: Situation, target: Hex, { unit, from }: Attacker): boolean =>
  sideBetween(at, from, target) === STRAIT &&
  (at.open.options.straits === 'mechanized' ? isMech(at, unit) : isArmour(at, unit))

/** Rules that halve a factor, as bits in their order: none, or those that hold. */
type Reductions = number

const reductionsBy = <Rule>(
  rules: Parameters<typeof listed>[0],
  holds: (rule: Rule) => boolean,
): Reductions => listed<Rule>(rules).reduce((bits, rule, n) => (holds(rule) ? bits | (1 << n) : bits), 0)

/** How often these rules halve. */
const timesOf = (reductions: Reductions): number =>
  reductions === 0 ? 0 : (reductions & 1) + timesOf(reductions >> 1)

/** What halves an attacker. */
const reductionsOf = (at: Situation, fight: Fight, attacker: Attacker): Reductions =>
  reductionsBy<HalvingRule>(at.rules.halvings, (isHalved) => isHalved(at, fight, attacker))

const sumOf = <Unit>(units: readonly Unit[], factor: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + factor(unit), 0)

/** Whoever is reduced by the same rules is added up and reduced once, by all of them together (14.12, A-PM-25). */
const reducedSum = <Unit>(
  units: readonly Unit[],
  factor: (unit: Unit) => number,
  reductions: (unit: Unit) => Reductions,
  round: (half: number) => number,
): number =>
  sumOf([...grouped(units, reductions)], ([alike, those]) =>
    halved(sumOf(those, factor), timesOf(alike), round),
  )

/** What is left over is lost, but never the last point (14.12). */
const roundedDown = (half: number): number => Math.max(Math.floor(half), Math.ceil(Math.min(half, 1)))

/** Factors of the attack (14.12, 14.18). */
export function groundAttack(at: Situation, fight: Fight, values: Valuation = known(at)): number {
  const isDown = at.rules.roundsDown as (at: Situation, fight: Fight, attacker: Attacker) => boolean
  const sum = (attackers: readonly Attacker[], round: (half: number) => number) =>
    reducedSum(
      attackers,
      (attacker) => attackOf(at, fight, attacker, values),
      (attacker) => reductionsOf(at, fight, attacker),
      round,
    )
  const down = fight.attackers.filter((attacker) => isDown(at, fight, attacker))
  if (down.length === 0) return sum(fight.attackers, Math.ceil)
  return (
    sum(
      fight.attackers.filter((attacker) => !down.includes(attacker)),
      Math.ceil,
    ) + sum(down, roundedDown)
  )
}

/** The same with what is added to the factors of units. */
export const attackStrength = (at: Situation, fight: Fight, values: Valuation = known(at)): number =>
  supported(at, fight, 'attack', groundAttack(at, fight, values), values)

/** Factors of one side with what is added to those of its units (10.2). */
export const supported = (
  at: Situation,
  fight: Fight,
  of: 'attack' | 'defence',
  units: number,
  values: Valuation,
): number =>
  listed<SupportRule>(at.rules.support).reduce<number>(
    (sum, rule) => sum + rule(at, fight, of, values),
    units,
  )

/** Factors of the units that defend (14.2). */
export function groundDefence(at: Situation, fight: Fight, values: Valuation = known(at)): number {
  const defences = listed<DefenceRule>(at.rules.defences)
  return reducedSum(
    fight.defenders,
    (unit) => defences.reduce((sum, rule) => rule(at, fight, unit, sum), values(unit).defence),
    (unit) => reductionsBy<DefenceHalving>(at.rules.defenceHalvings, (rule) => rule(at, fight, unit)),
    Math.ceil,
  )
}

/** The same with what is added to them. */
export const defenceStrength = (at: Situation, fight: Fight, values: Valuation = known(at)): number =>
  supported(at, fight, 'defence', groundDefence(at, fight, values), values)

/** More to one than anybody can have, and fewer. */
const BEYOND = 99

/**
 * The ratio of two strengths on a scale without gaps: 1:1 is 0, 2:1 is 1, 1:2 is -1. In favour of the defender what is left
 * over is always lost (14.8, 14.9).
 */
export function ratioOf(attack: number, defence: number): number {
  if (defence === 0) return BEYOND
  if (attack <= 0) return -BEYOND
  return attack >= defence ? Math.floor(attack / defence) - 1 : 1 - Math.ceil(defence / attack)
}

/** How a place on that scale is printed. */
export const ratioText = (ratio: number): string => (ratio >= 0 ? `${ratio + 1}:1` : `1:${1 - ratio}`)

/** Where the columns of the table lie on that scale. */
export const firstRatio = ({ rules }: Situation): number => -rules.columns.indexOf('1:1')
export const lastRatio = (at: Situation): number => firstRatio(at) + at.rules.columns.length - 1

/** What a ratio comes to: a column for the die, or a result without one (14.10). */
export type Resolution = { readonly column: number } | { readonly column: null; readonly printed: string }
/** The column in which a ratio is looked up; beyond the table its result without a die (14.10). */
export function resolutionOf(at: Situation, ratio: number): Resolution {
  if (ratio < firstRatio(at)) return { column: null, printed: at.rules.beyond.below }
  if (ratio > lastRatio(at)) return { column: null, printed: at.rules.beyond.above }
  return { column: ratio - firstRatio(at) }
}

/** The odds as they are printed; beyond the table the next that is not printed any more and up, or fewer than any. */
export function oddsText(at: Situation, ratio: number): string {
  const { column } = resolutionOf(at, ratio)
  const { columns } = at.rules
  if (column !== null) return columns[column]!
  return ratio > 0 ? `${lastRatio(at) + 2}:1+` : `<${columns[0]}`
}

export interface Odds {
  readonly attack: number
  readonly defence: number
  /** After all shifts, on the scale of `ratioOf`. */
  readonly ratio: number
  /** How it came about, in the order of the rules; columns beyond the table are told as null. */
  readonly ladder: readonly Rung<Word>[]
}

/** Every shift of an attack, in the order of the rules (14.11). */
export const shiftsOf = (at: Situation, fight: Fight): Shift<Word>[] =>
  listed<ShiftRule>(at.rules.shifts)
    .map((rule) => rule(at, fight))
    .filter((one) => one !== null)

/** Columns by which dice that are thrown for the odds of an attack may shift them, each as likely as the others. */
export const thrownShifts = (at: Situation, fight: Fight): readonly number[] =>
  listed<ThrownShift>(at.rules.thrownShifts).reduce<readonly number[]>(
    (all, rule) => {
      const columns = rule(at, fight)
      return columns.length > 0 ? all.flatMap((one) => columns.map((by) => one + by)) : all
    },
    [0],
  )

/** Everything that leads to the column of an attack (14.8 to 14.11, 14.31): the odds are shifted first, then looked up. */
function oddsWith(at: Situation, fight: Fight, attack: number, defence: number): Odds {
  const columnOf = (ratio: number): number | null => resolutionOf(at, ratio).column
  let ratio = ratioOf(attack, defence)
  const cite: Cite = attack >= defence ? 'PM 14.8' : 'PM 14.9'
  const ladder: Rung<Word>[] = [
    {
      cite,
      key: 'odds-ratio',
      params: { attack, defence, ratio: ratioText(ratio) },
      column: columnOf(ratio),
    },
  ]
  for (const { cite, key, by } of shiftsOf(at, fight)) {
    ratio += by
    ladder.push({
      cite,
      key,
      params: { shift: Math.abs(by), ratio: ratioText(ratio) },
      column: columnOf(ratio),
    })
  }
  return { attack, defence, ratio, ladder }
}

/** The odds of an attack of which everything is known. */
export const odds = (at: Situation, fight: Fight): Odds =>
  oddsWith(at, fight, attackStrength(at, fight), defenceStrength(at, fight))

/** true: units take part whose strength nobody knows, so that the odds lie open only in the battle (2.15). */
export const isBlind = (at: Situation, { attackers, defenders }: Fight): boolean =>
  [...attackers.map(({ unit }) => unit), ...defenders].some((unit) => isUntried(at, unit))

/**
 * By how many factors an attack of untried units may be outside of what the worst and the best of their pools come to: where
 * some of a pool are halved by other rules than others, it depends on who is whom what is rounded up.
 */
function roundedApart(at: Situation, fight: Fight): number {
  const untried = fight.attackers.filter(({ unit }) => isUntried(at, unit))
  const pools = [...grouped(untried, ({ unit }) => untriedFace(at, unit)).values()]
  const ways = pools
    .map((those) => new Set(those.map((attacker) => reductionsOf(at, fight, attacker)).filter(Boolean)))
    .filter(({ size }) => size > 1)
  return Math.max(0, new Set(ways.flatMap((some) => [...some])).size - 1)
}

/** The least and the most that the odds can be by what everybody knows; the same where nothing is hidden. */
export function oddsRange(at: Situation, fight: Fight): { readonly least: Odds; readonly most: Odds } {
  // Who counts in full is taken to be the worst, or the best, so that the range holds whatever comes.
  const reduced = (one: Attacker) =>
    timesOf(reductionsOf(at, fight, one)) + Number(isCapped(at, fight.target, one))
  const attackers = [...fight.attackers].sort((a, b) => reduced(a) - reduced(b)).map(({ unit }) => unit)
  const apart = roundedApart(at, fight)
  const attack = (which: 'least' | 'most') => {
    const strength = attackStrength(at, fight, bound(at, attackers, which, 'attack'))
    return which === 'least' ? Math.max(0, strength - apart) : strength + apart
  }
  const defence = (which: 'least' | 'most') =>
    defenceStrength(at, fight, bound(at, fight.defenders, which, 'defence'))
  return {
    least: oddsWith(at, fight, attack('least'), defence('most')),
    most: oddsWith(at, fight, attack('most'), defence('least')),
  }
}

/** How many faces of the die give each result on a place of the scale (17.7). */
export function chances(at: Situation, ratio: number): Chance<6>[] {
  const found = resolutionOf(at, ratio)
  return chancesOf(6, (face) =>
    found.column === null ? found.printed : at.rules.crtResult(found.column, face),
  ) as Chance<6>[]
}

/** Steps that a result costs both sides in a hex (14.23). */
export const lossesOf = (at: Situation, target: Hex, printed: string, ratio: number): Losses =>
  lossesIn(at.rules, target, printed, ratio < firstRatio(at))

/** Units of a fight by where they attack from. */
export const fightOf = (
  at: Situation,
  side: Battle['side'],
  target: Hex,
  attackers: readonly CounterId[],
  defenders: readonly CounterId[],
): Fight => ({
  ...{ side, target, defenders: [...defenders] },
  attackers: attackers.map((unit) => ({ unit, from: at.open.counters[unit]!.at })),
})

import type { Refusal } from '@/lib/kernel/decision'
import { climb, type Rung, ratioColumn, type Shift } from '@/lib/wargame/odds'
import type { Situation } from '../situation'
import type { Battle, CounterId, Hex } from '../state'
import type { Word } from '../words.en'
import { no } from '../world'
import { overLake } from './movement'
import { hasSupply } from './supply'
import { factorOf, factorsOf, hasGround, isArmy, isDispersed, isOnFoot } from './units'
import { isFrozen, weatherOf } from './weather'

/** What is asked of an attack: who attacks whom. */
export type Fight = Pick<Battle, 'side' | 'target' | 'attackers' | 'active'>

/** Factors of the attack; across an unfrozen lake half of them count (MOS-48). */
export const attackStrength = (at: Situation, { attackers, target }: Fight): number =>
  attackers.reduce(
    (sum, { unit, from }) => sum + factorOf(at, unit) / (overLake(at, from, target) ? 2 : 1),
    0,
  )

/** true: every attacker comes across unfrozen water, some of them across a river (MOS-47, MOS-48). */
function allAcrossRiver(at: Situation, { attackers, target }: Fight): boolean {
  if (isFrozen(at)) return false
  const waters = attackers.map(({ from }) => at.rules.waterBetween(from, target))
  return waters.includes('river') && !waters.includes(undefined)
}

/** true: every attacker comes across a line of defence (MOS-50). */
const allAcrossFort = ({ rules }: Situation, { attackers, target }: Fight): boolean =>
  attackers.every(({ from }) => rules.fortBetween(from, target))

export interface Defence {
  /** Factors of the units, multiplied by what multiplies them (MOS-47, MOS-51). */
  readonly units: Readonly<Record<CounterId, number>>
  /** What is added for the hex (MOS-50 to 53). */
  readonly plus: number
  readonly total: number
}

/** What the ground makes of the factors of one unit; nothing, if it is dispersed (MOS-13, 47, 51). */
function unitDefence(at: Situation, fight: Fight, unit: CounterId): number {
  const { terrainChart, placeOf, counters } = at.rules
  if (isDispersed(at, unit)) return factorOf(at, unit)
  const german = counters[unit]!.side === 'german'
  const kind = placeOf(fight.target)?.kind
  const doubled = !german && isOnFoot(at, unit) && kind ? terrainChart[kind].times : 1
  const river = german && allAcrossRiver(at, fight) ? terrainChart.river.times : 1
  return factorOf(at, unit) * doubled * river
}

/** What is added to the defence of a hex; nothing where all are dispersed (MOS-50 to 53). */
function groundBonus(at: Situation, fight: Fight): number {
  const { terrainChart, placeOf } = at.rules
  const upright = fight.active.filter((unit) => !isDispersed(at, unit))
  if (upright.length === 0) return 0
  const german = fight.side === 'soviet'
  const onFoot = upright.filter((unit) => isOnFoot(at, unit))
  const fort =
    !german && upright.some((unit) => isArmy(at, unit)) && allAcrossFort(at, fight)
      ? terrainChart.fort.plus
      : 0
  const kind = placeOf(fight.target)?.kind
  if (!kind || kind === 'town') return fort
  // To the German, Moscow and Tula are major cities.
  const counts = german && (kind === 'moscow' || kind === 'tula') ? 'major' : kind
  const { plus } = terrainChart[counts]
  if (counts === 'major') return fort + Math.min(plus, factorsOf(at, onFoot))
  if (counts === 'city') return fort + (onFoot.length > 0 ? plus : 0)
  return fort + plus
}

/** Factors of the defence with what the ground adds (MOS-47, 50 to 53, A-MOS-05). */
export function defenceOf(at: Situation, fight: Fight): Defence {
  const units = Object.fromEntries(fight.active.map((unit) => [unit, unitDefence(at, fight, unit)]))
  const plus = groundBonus(at, fight)
  return { units, plus, total: Object.values(units).reduce((sum, one) => sum + one, plus) }
}

/** true: a stack is attacked a column higher as it is dispersed (MOS-13, table option). */
function countsAsDispersed(at: Situation, active: readonly CounterId[]): boolean {
  const scattered = active.filter((unit) => isDispersed(at, unit))
  return at.open.options.dispersedStack === 'any'
    ? scattered.length > 0
    : scattered.length > 0 && 2 * factorsOf(at, scattered) >= factorsOf(at, active)
}

const IN_TOWN: ReadonlySet<string> = new Set(['moscow', 'tula', 'major', 'city', 'town'])

/** Columns by which an attack is shifted (MOS-13, 29, 70, 74); a town keeps nobody who is dispersed from the snow. */
function shiftsOf(at: Situation, { side, target, active }: Fight): Shift<Word>[] {
  const { rules, open } = at
  const inTown = hasGround(at, active) && IN_TOWN.has(rules.placeOf(target)?.kind ?? '')
  const inSnow = side === 'soviet' && weatherOf(at) === 'snow' && !inTown
  const all: (Shift<Word> | false)[] = [
    countsAsDispersed(at, active) && { cite: 'MOS 13', key: 'odds-dispersed', by: rules.dispersedShift },
    !active.every((unit) => hasSupply(at, unit)) && {
      cite: 'MOS 74',
      key: 'odds-unsupplied',
      by: rules.unsuppliedShift,
    },
    inSnow && { cite: 'MOS 70', key: 'odds-snow', by: rules.snowShift },
    side === 'german' && open.panic && { cite: 'MOS 29', key: 'odds-panic', by: rules.panicShift },
  ]
  return all.filter((shift) => shift !== false)
}

export interface Odds {
  readonly attack: number
  readonly defence: Defence
  /** Column on which the die is thrown. */
  readonly column: number
  /** null: the attack may be made; otherwise why not (MOS-1). */
  readonly possible: Refusal | null
  /** How the column came about, in the order of the rules. */
  readonly ladder: readonly Rung<Word>[]
  /** What is added to the die (MOS-74). */
  readonly modifier: number
}

/** Everything that leads to the column of an attack and to its die, for the throw and for the preview alike. */
export function odds(at: Situation, fight: Fight): Odds {
  const attack = attackStrength(at, fight)
  const defence = defenceOf(at, fight)
  const foot: Rung<Word> = {
    cite: 'MOS 84',
    key: 'odds-ratio',
    params: { attack, defence: defence.total },
    column: ratioColumn(attack, defence.total, at.rules.ratios),
  }
  const river = fight.side === 'german' && hasGround(at, fight.active) && allAcrossRiver(at, fight)
  const { ladder, column, tooWeak } = climb(foot, {
    last: at.rules.columns.length - 1,
    ground: river ? [{ cite: 'MOS 47', key: 'odds-river', by: at.rules.riverShift }] : [],
    shifts: shiftsOf(at, fight),
    end: (isTop) => ({ cite: isTop ? 'MOS 84' : 'MOS 1', key: isTop ? 'odds-cap' : 'odds-floor' }),
  })
  const hexes: Hex[] = [fight.target, ...new Set(fight.attackers.map(({ from }) => from))]
  return {
    ...{ attack, defence, column, ladder },
    possible: tooWeak ? no('MOS 1', 'below-one-to-five', { target: fight.target }, hexes) : null,
    modifier: fight.attackers.every(({ unit, from }) => hasSupply(at, unit, from)) ? 0 : -1,
  }
}

import type { Refusal } from '@/lib/kernel/decision'
import { type Chance, chancesOf, type Die, facesOf } from '@/lib/wargame/crt'
import { attackByHex, climb, type Rung, ratioColumn, type Shift, totalStrength } from '@/lib/wargame/odds'
import type { Situation } from '../situation'
import { type Battle, type CounterId, counterOf, type Hex, type Side } from '../state'
import type { Word } from '../words.en'
import { no } from '../world'

const SUPPORT_CITE = { artillery: 'AVD 13.2', rocket: 'AVD 13.2', bomber: 'AVD 13.3' } as const

type Strength = 'attack' | 'defence'

/** What stands on the side of the counter that lies up (2.2.2). */
export function strength(at: Situation, id: CounterId, which: Strength): number {
  const facts = at.rules.counters[id]!
  return (counterOf(at.open, id).reduced ? facts.reduced : facts)?.[which] ?? 0
}

/** How often supply halves a strength: out of supply the attack, isolation both (10.3, 9.3.1). */
function supplyHalvings({ open }: Situation, id: CounterId, which: Strength): number {
  const { oos, isolated } = counterOf(open, id)
  return (isolated ? 1 : 0) + (oos && which === 'attack' ? 1 : 0)
}

/** Attack strength hex by hex: supply first, then half of the hex's total across any river (9.3.1, 1.3, A-AVD-06). */
export const attackStrength = (at: Situation, attackers: Battle['attackers'], target: Hex) =>
  attackByHex(
    attackers,
    (unit) => strength(at, unit, 'attack'),
    (unit) => supplyHalvings(at, unit, 'attack'),
    (from) => at.rules.riverBetween(from, target) !== undefined,
  )

/** Defence strength of the combat units of one hex (9.1.5, 9.3.1). */
export const defenceStrength = (at: Situation, units: readonly CounterId[]): number =>
  totalStrength(
    units,
    (unit) => strength(at, unit, 'defence'),
    (unit) => supplyHalvings(at, unit, 'defence'),
  )

export interface Odds {
  readonly attack: number
  readonly defence: number
  /** Column of the bare ratio; null: less than 1-1, or no ratio (artillery, rocket, bomber). */
  readonly raw: number | null
  /** Column on which the die is thrown. */
  readonly column: number
  /** null: the attack may be made; otherwise why not (9.3.6). */
  readonly possible: Refusal | null
  /** How the column came about, in the order of the rules. */
  readonly ladder: readonly Rung<Word>[]
}

export type OddsOf = Pick<Battle, 'kind' | 'side' | 'target' | 'attackers' | 'defenders' | 'stuka'> & {
  /** The chit of the activation; null for artillery, rocket and bomber. */
  readonly chit: string | null
}

/** The shifts of an attack by aircraft, surprise and leaders (9.3.4, 9.3.5, 7.5.1). */
function shiftsOf({ rules, open }: Situation, { kind, side, stuka, chit }: OddsOf): Shift<Word>[] {
  if (kind !== 'attack') return []
  const german = side === 'german'
  const all: (Shift<Word> | false)[] = [
    stuka &&
      (german
        ? { cite: 'AVD 9.3.4', key: 'odds-stuka-attack', by: rules.stukaShift }
        : { cite: 'AVD 9.3.4', key: 'odds-stuka-defence', by: -rules.stukaShift }),
    german &&
      open.turn === rules.firstTurn && {
        cite: 'AVD 9.3.5',
        key: 'odds-first-turn',
        by: rules.firstTurnShift,
      },
    !german &&
      chit === rules.timoshenko && { cite: 'AVD 7.5.1', key: 'odds-timoshenko', by: rules.timoshenkoShift },
  ]
  return all.filter((shift) => shift !== false)
}

/** The ground of the attacked hex shifts to the left (9.3.3). */
function groundOf({ rules: { terrainShift, terrainOf, townOf } }: Situation, target: Hex): Shift<Word>[] {
  const shift = terrainShift(target)
  const town = townOf(target)?.name
  const params = { terrain: terrainOf(target), town: town ?? '' }
  const key = town ? 'odds-terrain' : 'odds-terrain-alone'
  return shift > 0 ? [{ cite: 'AVD 9.3.3', key, by: -shift, params }] : []
}

/** Where the ladder begins: at the ratio of an attack (9.3.2), at a printed column for all else (13.2, 13.3). */
function footOf({ rules }: Situation, { kind }: OddsOf, attack: number, defence: number): Rung<Word> {
  if (kind !== 'attack') {
    const column = rules.supportColumn[kind]
    const params = { ratio: rules.columns[column]! }
    return { cite: SUPPORT_CITE[kind], key: `odds-${kind}`, params, column }
  }
  const column = ratioColumn(attack, defence, rules.ratios)
  return { cite: 'AVD 9.3.2', key: 'odds-ratio', params: { attack, defence }, column }
}

/**
 * Everything that leads to the column of an attack (9.3), for the die and for the preview alike. Artillery, rocket and
 * bomber have a printed column and the terrain, nothing else (A-AVD-09, A-AVD-36).
 */
export function odds(at: Situation, battle: OddsOf): Odds {
  const { kind, target, attackers } = battle
  const attack = attackStrength(at, attackers, target).total
  const defence = defenceStrength(at, battle.defenders)
  const last = at.rules.columns.length - 1
  if (kind === 'attack' && defence === 0) {
    const foot: Rung<Word> = { cite: 'AVD 9.3.7', key: 'odds-no-defence', params: { attack }, column: last }
    return { attack, defence, raw: last, column: last, possible: null, ladder: [foot] }
  }
  const foot = footOf(at, battle, attack, defence)
  const { ladder, column, tooWeak } = climb(foot, {
    last,
    ground: groundOf(at, target),
    shifts: shiftsOf(at, battle),
    end: (isTop) => ({ cite: 'AVD 9.3.6', key: isTop ? 'odds-cap' : 'odds-floor' }),
  })
  const hexes = kind === 'attack' ? [target, ...new Set(attackers.map(({ from }) => from))] : undefined
  const possible = tooWeak ? no('AVD 9.3.6', 'below-one-to-one', { target }, hexes) : null
  return { attack, defence, raw: kind === 'attack' ? foot.column : null, column, possible, ladder }
}

/** The die of a battle: d10 only for Soviet attacks, a d6 for everything else (9.2, 13.2). */
export const dieOf = (kind: Battle['kind'], side: Side): Die =>
  kind === 'attack' && side === 'soviet' ? 'd10' : 'd6'

/** +1 to Soviet attacks after an escape from the Minsk Pocket; never to artillery or rockets (14.0). */
export const dieModifier = ({ open }: Situation, kind: Battle['kind'], side: Side): 0 | 1 =>
  open.escapeBonus && dieOf(kind, side) === 'd10' ? 1 : 0

/** How many faces of the die give each result of a column, worst for the attacker first; `E`: an elite unit (9.4.3). */
export function chances(
  at: Situation,
  column: number,
  { kind, side }: Pick<Battle, 'kind' | 'side'>,
): Chance<6 | 10>[] {
  const die = dieOf(kind, side)
  const of = facesOf[die]
  return chancesOf(of, (face) => {
    const row = at.rules.crtRow(die, Math.min(of, face + dieModifier(at, kind, side)))
    return row === 'elite' ? 'E' : at.rules.crtResult(column, row).text
  })
}

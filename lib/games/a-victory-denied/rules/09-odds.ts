import type { Cite, Refusal } from '@/lib/kernel/decision'
import { COLUMNS, crtResult, crtRow, terrainShift } from '../data/charts'
import { COUNTERS } from '../data/counters'
import { riverBetween, terrainOf, townOf } from '../data/map'
import { no } from '../no'
import { type Battle, type CounterId, counterOf, type Hex, type Side, type Table } from '../state'
import type { Word } from '../words.en'

const LAST = COLUMNS.length - 1
/** Twice the least ratio of each column, so that 1.5-1 is whole (9.3.2). */
const TWICE_THE_RATIO = [2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20] as const
/** Columns of the attacks that have no ratio (13.2, 13.3). */
const SUPPORT_COLUMN = { artillery: 3, rocket: 7, bomber: 8 } as const
const SUPPORT_CITE = { artillery: 'AVD 13.2', rocket: 'AVD 13.2', bomber: 'AVD 13.3' } as const
export const STUKA_SHIFT = 2
const FIRST_TURN_SHIFT = 2
const TIMOSHENKO_SHIFT = 1

type Strength = 'attack' | 'defence'

/** What stands on the side of the counter that lies up (2.2.2). */
export function strength(table: Table, id: CounterId, which: Strength): number {
  const facts = COUNTERS[id]!
  return (counterOf(table, id).reduced ? facts.reduced : facts)?.[which] ?? 0
}

/** How often supply halves a strength: out of supply the attack, isolation both (10.3, 9.3.1). */
function supplyHalvings(table: Table, id: CounterId, which: Strength): number {
  const { oos, isolated } = counterOf(table, id)
  return (isolated ? 1 : 0) + (oos && which === 'attack' ? 1 : 0)
}

const halved = (sum: number, times: number) => Math.floor(sum / 2 ** times)

/** Units of one hex: those with the same reduction are totalled before they are halved (1.3, reading A-AVD-06). */
function stackStrength(table: Table, units: readonly CounterId[], which: Strength): number {
  const sums = [0, 0, 0]
  for (const unit of units) sums[supplyHalvings(table, unit, which)]! += strength(table, unit, which)
  return sums.reduce((total, sum, times) => total + halved(sum, times), 0)
}

/** What the attackers of one hex bring to the fight. */
export interface AttackPart {
  readonly from: Hex
  readonly units: readonly CounterId[]
  readonly printed: number
  /** After supply, before the river. */
  readonly supplied: number
  readonly acrossRiver: boolean
  readonly strength: number
}

/** Attack strength hex by hex: supply first, then half of the hex's total across any river (9.3.1). */
export function attackStrength(
  table: Table,
  attackers: Battle['attackers'],
  target: Hex,
): { total: number; parts: AttackPart[] } {
  const byHex = new Map<Hex, CounterId[]>()
  for (const { unit, from } of attackers) byHex.set(from, [...(byHex.get(from) ?? []), unit])
  const parts = [...byHex].map(([from, units]): AttackPart => {
    const supplied = stackStrength(table, units, 'attack')
    const acrossRiver = riverBetween(from, target) !== undefined
    return {
      from,
      units,
      printed: units.reduce((sum, unit) => sum + strength(table, unit, 'attack'), 0),
      supplied,
      acrossRiver,
      strength: acrossRiver ? halved(supplied, 1) : supplied,
    }
  })
  return { total: parts.reduce((sum, part) => sum + part.strength, 0), parts }
}

/** Defence strength of the combat units of one hex (9.1.5, 9.3.1). */
export const defenceStrength = (table: Table, units: readonly CounterId[]): number =>
  stackStrength(table, units, 'defence')

/** Column of a ratio before any shift, at most 10-1; null: less than 1-1 (9.3.2). */
export function ratioColumn(attack: number, defence: number): number | null {
  const column = TWICE_THE_RATIO.findLastIndex((twice) => 2 * attack >= twice * defence)
  return column < 0 ? null : column
}

export interface Rung {
  readonly cite: Cite
  readonly key: Word
  readonly params: Readonly<Record<string, string | number>>
  /** Index of COLUMNS after this rung; null: less than 1-1. */
  readonly column: number | null
}

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
  readonly ladder: readonly Rung[]
}

export type OddsOf = Pick<Battle, 'kind' | 'side' | 'target' | 'attackers' | 'defenders' | 'stuka'> & {
  /** The chit of the activation; null for artillery, rocket and bomber. */
  readonly chit: string | null
}

const clamped = (column: number) => Math.min(LAST, Math.max(0, column))

/** Climbs from the base column through the terrain (9.3.3) to the shifts of 9.3.4 and 9.3.5. */
function climb(table: Table, battle: OddsOf, base: number | null, foot: Rung) {
  const ladder: Rung[] = [foot]
  const shift = terrainShift(battle.target)
  const level = base === null ? -1 : base - shift
  const shown = (column: number) => (column < 0 ? null : Math.min(LAST, column))
  if (shift > 0) {
    const params = { shift, terrain: terrainOf(battle.target), town: townOf(battle.target)?.name ?? '' }
    ladder.push({ cite: 'AVD 9.3.3', key: 'odds-terrain', params, column: shown(level) })
  }
  if (level < 0) return { ladder, column: 0, tooWeak: true }

  let column = level
  const step = (cite: Cite, key: Word, by: number) => {
    column += by
    ladder.push({ cite, key, params: { shift: Math.abs(by) }, column: clamped(column) })
  }
  if (battle.kind === 'attack') {
    if (battle.stuka && battle.side === 'german') step('AVD 9.3.4', 'odds-stuka-attack', STUKA_SHIFT)
    if (battle.stuka && battle.side === 'soviet') step('AVD 9.3.4', 'odds-stuka-defence', -STUKA_SHIFT)
    if (table.turn === 1 && battle.side === 'german') step('AVD 9.3.5', 'odds-first-turn', FIRST_TURN_SHIFT)
    if (battle.chit === 'S-TIMOSHENKO' && battle.side === 'soviet')
      step('AVD 7.5.1', 'odds-timoshenko', TIMOSHENKO_SHIFT)
  }
  if (column !== clamped(column)) {
    const top = column > LAST
    column = clamped(column)
    ladder.push({ cite: 'AVD 9.3.6', key: top ? 'odds-cap' : 'odds-floor', params: {}, column })
  }
  return { ladder, column, tooWeak: false }
}

/** Artillery, rocket and bomber: a printed column and the terrain, nothing else (13.2, 13.3, A-AVD-09, A-AVD-36). */
function supportOdds(table: Table, battle: OddsOf, kind: keyof typeof SUPPORT_COLUMN): Odds {
  const base = SUPPORT_COLUMN[kind]
  const cite = SUPPORT_CITE[kind]
  const foot: Rung = { cite, key: `odds-${kind}`, params: { ratio: COLUMNS[base]! }, column: base }
  const { ladder, column, tooWeak } = climb(table, battle, base, foot)
  const possible = tooWeak ? no('AVD 9.3.6', 'below-one-to-one', { target: battle.target }) : null
  return { attack: 0, defence: defenceStrength(table, battle.defenders), raw: null, column, possible, ladder }
}

/** Everything that leads to the column of an attack (9.3), for the die and for the preview alike. */
export function odds(table: Table, battle: OddsOf): Odds {
  if (battle.kind !== 'attack') return supportOdds(table, battle, battle.kind)
  const attack = attackStrength(table, battle.attackers, battle.target).total
  const defence = defenceStrength(table, battle.defenders)
  if (defence === 0) {
    const foot: Rung = { cite: 'AVD 9.3.7', key: 'odds-no-defence', params: { attack }, column: LAST }
    return { attack, defence, raw: LAST, column: LAST, possible: null, ladder: [foot] }
  }
  const raw = ratioColumn(attack, defence)
  const foot: Rung = { cite: 'AVD 9.3.2', key: 'odds-ratio', params: { attack, defence }, column: raw }
  const { ladder, column, tooWeak } = climb(table, battle, raw, foot)
  const at = [battle.target, ...new Set(battle.attackers.map(({ from }) => from))]
  const possible = tooWeak ? no('AVD 9.3.6', 'below-one-to-one', { target: battle.target }, at) : null
  return { attack, defence, raw, column, possible, ladder }
}

/** The die of a battle: d10 only for Soviet attacks, a d6 for everything else (9.2, 13.2). */
export const dieOf = (kind: Battle['kind'], side: Side): 'd6' | 'd10' =>
  kind === 'attack' && side === 'soviet' ? 'd10' : 'd6'

/** +1 to Soviet attacks after an escape from the Minsk Pocket; never to artillery or rockets (14.0). */
export const dieModifier = (table: Table, kind: Battle['kind'], side: Side): 0 | 1 =>
  table.escapeBonus && dieOf(kind, side) === 'd10' ? 1 : 0

export interface Chance {
  /** The result as the table prints it; `E` draws an elite unit (9.4.3). */
  readonly text: string
  readonly ways: number
  readonly of: 6 | 10
}

/** How many faces of the die give each result of a column, worst for the attacker first. */
export function chances(
  column: number,
  battle: Pick<Battle, 'kind' | 'side'>,
  escapeBonus: boolean,
): Chance[] {
  const die = dieOf(battle.kind, battle.side)
  const of = die === 'd10' ? 10 : 6
  const bonus = escapeBonus && die === 'd10' ? 1 : 0
  const ways = new Map<string, number>()
  for (let face = 1; face <= of; face++) {
    const row = crtRow(die, Math.min(of, face + bonus))
    const text = row === 'elite' ? 'E' : crtResult(column, row).text
    ways.set(text, (ways.get(text) ?? 0) + 1)
  }
  return [...ways].map(([text, count]) => ({ text, ways: count, of }))
}

import type { Cite, Words } from '@/lib/kernel/decision'
import { grouped } from './pools'

/** A sum halved so many times and rounded once. */
export const halved = (sum: number, times: number, round = Math.floor): number => round(sum / 2 ** times)

/** Strength of units that fight as one: those that are halved as often are totalled before they are halved. */
export function totalStrength(
  units: readonly string[],
  strength: (unit: string) => number,
  halvings: (unit: string) => number,
): number {
  const sums = new Map<number, number>()
  for (const unit of units) sums.set(halvings(unit), (sums.get(halvings(unit)) ?? 0) + strength(unit))
  return [...sums].reduce((total, [times, sum]) => total + halved(sum, times), 0)
}

/** What the attackers of one hex bring to the fight. */
export interface AttackPart {
  readonly from: string
  readonly units: readonly string[]
  readonly printed: number
  /** After supply, before the river. */
  readonly supplied: number
  readonly acrossRiver: boolean
  readonly strength: number
}

/** Attack strength hex by hex: what halves units first, then half of the hex's total across a river. */
export function attackByHex(
  attackers: readonly { readonly unit: string; readonly from: string }[],
  strength: (unit: string) => number,
  halvings: (unit: string) => number,
  isAcrossRiver: (from: string) => boolean,
): { total: number; parts: AttackPart[] } {
  const byHex = grouped(attackers, ({ from }) => from)
  const parts = [...byHex].map(([from, there]): AttackPart => {
    const units = there.map(({ unit }) => unit)
    const printed = units.reduce((sum, unit) => sum + strength(unit), 0)
    const supplied = totalStrength(units, strength, halvings)
    const acrossRiver = isAcrossRiver(from)
    return { from, units, printed, supplied, acrossRiver, strength: halved(supplied, acrossRiver ? 1 : 0) }
  })
  return { total: parts.reduce((sum, part) => sum + part.strength, 0), parts }
}

/** The last column whose least ratio is reached, before any shift; null: not even the first. */
export function ratioColumn(attack: number, defence: number, ratios: readonly number[]): number | null {
  const column = ratios.findLastIndex((least) => attack >= least * defence)
  return column < 0 ? null : column
}

/** One step on the way to the column of the die. */
export interface Rung<Word extends string> {
  readonly cite: Cite
  readonly key: Word
  readonly params: Words['params']
  /** The column after this step; null: below the first. */
  readonly column: number | null
}

/** A rule that shifts the column. */
export interface Shift<Word extends string> {
  readonly cite: Cite
  readonly key: Word
  /** Columns to the right; negative: to the left. */
  readonly by: number
  readonly params?: Words['params']
}

export interface Ladder<Word extends string> {
  readonly ladder: readonly Rung<Word>[]
  readonly column: number
  /** true: the attack has fallen below the first column, where nobody may attack. */
  readonly tooWeak: boolean
}

/**
 * Climbs from a column to that of the die. What falls below the first column by `ground` is too weak, whatever might
 * shift it back; later shifts stop at either end of the table, which `end` tells as a rung of its own.
 */
export function climb<Word extends string>(
  foot: Rung<Word>,
  {
    last,
    ground,
    shifts,
    end,
  }: {
    last: number
    ground: readonly Shift<Word>[]
    shifts: readonly Shift<Word>[]
    end: (isTop: boolean) => Pick<Rung<Word>, 'cite' | 'key'>
  },
): Ladder<Word> {
  const ladder: Rung<Word>[] = [foot]
  const clamped = (column: number) => Math.min(last, Math.max(0, column))
  let column = foot.column ?? -1
  for (const { cite, key, by, params } of ground) {
    column += by
    const shown = column < 0 ? null : clamped(column)
    ladder.push({ cite, key, params: { shift: Math.abs(by), ...params }, column: shown })
  }
  if (column < 0) return { ladder, column: 0, tooWeak: true }
  for (const { cite, key, by, params } of shifts) {
    column += by
    ladder.push({ cite, key, params: { shift: Math.abs(by), ...params }, column: clamped(column) })
  }
  const within = clamped(column)
  if (column !== within) ladder.push({ ...end(column > last), params: {}, column: within })
  return { ladder, column: within, tooWeak: false }
}

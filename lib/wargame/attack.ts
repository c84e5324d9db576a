import type { Cite, Refusal, Words } from '@/lib/kernel/decision'
import { combatUnitsAt, hexOf, type OnMap } from './occupancy'
import { opponent, type Side } from './ruleset'

type AttackWord = 'attack-nobody' | 'attack-same-unit' | 'attack-from-afar' | 'not-your-unit'

/** The rules of a game about who attacks a hex: their numbers, and what else it asks, each in its turn. */
export interface AttackAsked {
  readonly no: (cite: Cite, key: AttackWord, params?: Words['params'], at?: readonly string[]) => Refusal
  /** Enemy units next to them, and units that take part once. */
  readonly beside: Cite
  readonly once: Cite
  readonly ofTarget?: () => Refusal | null
  /** Of a unit that is its side's, before where it stands is looked at. */
  readonly ofUnit?: (unit: string) => Refusal | null
  /** Of a unit next to the target. */
  readonly ofNeighbour?: (unit: string, from: string) => Refusal | null
}

/** Why these units cannot attack a hex together; null if nothing forbids it that is known without the odds. */
export function attackRefusal(
  at: OnMap,
  side: Side,
  target: string,
  attackers: readonly string[],
  { no, beside, once, ofTarget, ofUnit, ofNeighbour }: AttackAsked,
): Refusal | null {
  const { board, counters } = at.rules
  if (!board.has(target) || combatUnitsAt(at, target, opponent(side)).length === 0)
    return no(beside, 'attack-nobody', { target }, [target])
  const spared = ofTarget?.()
  if (spared) return spared
  if (new Set(attackers).size < attackers.length) return no(once, 'attack-same-unit')
  for (const unit of attackers) {
    if (counters[unit]?.side !== side) return no(once, 'not-your-unit', { unit })
    const refusal = ofUnit?.(unit)
    if (refusal) return refusal
    const from = hexOf(at, unit)
    if (from === null || !board.areAdjacent(from, target))
      return no(beside, 'attack-from-afar', { unit, target }, from ? [from, target] : [target])
    const stopped = ofNeighbour?.(unit, from)
    if (stopped) return stopped
  }
  return null
}

/** A battle, as far as who takes part in it. */
export interface Fought {
  readonly side: Side
  readonly attackers: readonly { readonly unit: string }[]
  readonly defenders: readonly string[]
}

/** Units of a battle that are still on the map. */
export const attackersLeft = (at: OnMap, { attackers }: Fought): string[] =>
  attackers.map(({ unit }) => unit).filter((unit) => hexOf(at, unit) !== null)
/** Defenders of a battle that are still there. */
export const defendersLeft = (at: OnMap, { defenders }: Fought): string[] =>
  defenders.filter((unit) => hexOf(at, unit) !== null)

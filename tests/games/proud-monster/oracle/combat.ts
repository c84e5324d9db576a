import { poolOf } from '@/lib/games/proud-monster/data/units'
import type { CounterId, Hex, Side, Table } from '@/lib/games/proud-monster/state'
import { around, between, groundOf, isCity, placeIn, ZOMO } from './map'
import {
  faceOf,
  holderOf,
  isOnMap,
  kindOf,
  otherSide,
  sideOfUnit,
  stacks,
  stepsLeft,
  strengthsOf,
  unitsIn,
} from './units'

// Prepared assaults as chapter 14 tells them to beginners.

/** What a unit counts with, attacking and defending. */
export type Factors = Readonly<Record<CounterId, { attack: number; defence: number }>>

/** Who could attack what (14.1 to 14.6): no unit twice, no hex twice, not across water. */
export function targets(table: Table, side: Side): Map<Hex, CounterId[]> {
  const found = new Map<Hex, CounterId[]>()
  if (table.phase !== 'assault' || table.acting !== side) return found
  for (const hex of stacks(table).keys()) {
    if (!isOnMap(hex) || holderOf(table, hex) !== otherSide(side)) continue
    if (unitsIn(table, hex).some((unit) => table.counters[unit]!.fought)) continue
    const attackers = around(hex)
      .filter((from) => holderOf(table, from) === side && between(from, hex) !== 'shut')
      .flatMap((from) => unitsIn(table, from))
      .filter((unit) => !table.counters[unit]!.fought)
    if (attackers.length > 0) found.set(hex, attackers.sort())
  }
  return found
}

/** Armour that marshes and straits hinder (14.18, 14.20). */
const isArmour = (unit: CounterId) => ['panzer', 'tank', 'assault-gun'].includes(kindOf(unit).type)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export interface Odds {
  attack: number
  defence: number
  /** 0 is 1:1, 1 is 2:1, -1 is 1:2, before any shift. */
  raw: number
  shift: number
}

/** Odds with every halving and every shift that beginners know. */
export function oddsOf(
  table: Table,
  target: Hex,
  attackers: readonly CounterId[],
  factors: Factors,
  defenders: readonly CounterId[] = unitsIn(table, target),
): Odds {
  const sides = attackers.map((unit) => between(table.counters[unit]!.at, target))
  const ground = groundOf(target)
  const full: number[] = []
  const halved: number[] = []
  attackers.forEach((unit, i) => {
    const printed = factors[unit]!.attack
    const attack = sides[i] === 'strait' && isArmour(unit) ? Math.min(printed, 1) : printed
    ;(ground === 'marsh' && isArmour(unit) ? halved : full).push(attack)
  })
  const attack = sum(full) + Math.ceil(sum(halved) / 2)
  const defence = sum(defenders.map((unit) => factors[unit]!.defence))

  let shift = 0
  if (ground === 'hills') shift -= 1 // 14.16
  const dry = table.turn === 1 && sideOfUnit(attackers[0]!) === 'german' // 5.5
  // 14.19, 14.20: nobody comes over land; of rivers and straits together the lesser is counted.
  const isWet = sides.every((side) => side === 'strait' || (side === 'river' && !dry))
  if (isWet) shift -= sides.includes('river') ? 1 : 2
  if (placeIn(target)?.kind === 'large') shift -= 1 // 14.22
  if (isCity(target)) shift -= 2 // 14.23

  const raw =
    attack >= defence
      ? Math.floor(attack / defence) - 1
      : attack === 0
        ? Number.NEGATIVE_INFINITY
        : 1 - Math.ceil(defence / attack)
  return { attack, defence, raw, shift }
}

const COLUMNS: Record<number, string> = {
  [-2]: '4/0 4/0 4/0 4/0 4/0 4/1',
  [-1]: '4/0 3/0 3/0 2/0 2/1 1/1',
  0: '3/0 2/0 2/0 2/1 1/1 1/2',
  1: '2/0 2/1 1/1 1/2 1/2 0/3',
  2: '2/1 1/1 1/2 1/2 0/3 0/3',
  3: '1/1 1/1 1/2 0/2 0/3 0/3',
  4: '1/1 1/2 1/2 0/3 0/3 0/4',
  5: '1/2 0/3 0/3 0/4 0/4 0/5',
  6: '0/3 0/3 0/4 0/4 0/5 0/5',
}
/** true: no die is thrown (14.10). */
export const isSure = ({ raw, shift }: Odds): boolean => !(raw + shift in COLUMNS)
/** The result as it is printed. */
export const resultOf = ({ raw, shift }: Odds, die: number): string => {
  const column = raw + shift
  return COLUMNS[column]?.split(' ')[die - 1] ?? (column > 0 ? '0/E' : '4/0')
}

/** Steps that each side loses, all its steps at the most (14.32, 14.23 and its erratum). */
export function lossesOf(
  table: Table,
  target: Hex,
  odds: Odds,
  die: number,
  attackers: readonly CounterId[],
): { attacker: number; defender: number } {
  const [left, right] = resultOf(odds, die).split('/')
  const steps = (units: readonly CounterId[]) =>
    sum(units.map((unit) => stepsLeft(unit, table.counters[unit]!)))
  const most = { attacker: steps(attackers), defender: steps(unitsIn(table, target)) }
  const inCity = (points: number) => {
    if (!isCity(target)) return points
    // Below 1:3 a zero stays a zero.
    return points === 0 ? (odds.raw + odds.shift < -2 ? 0 : 1) : 2 * points
  }
  return {
    attacker: Math.min(most.attacker, inCity(Number(left))),
    defender: right === 'E' ? most.defender : Math.min(most.defender, inCity(Number(right))),
  }
}

/** Attackers that may go into the hex once it is empty (14.39, 8.5): not across the straits (12.16). */
export const advancers = (table: Table, target: Hex, attackers: readonly CounterId[]): CounterId[] =>
  attackers
    .filter((unit) => {
      const { at } = table.counters[unit]!
      if (!isOnMap(at) || between(at, target) === 'strait') return false
      const { nation } = kindOf(unit)
      return (
        !(nation === 'romanian' && ZOMO.hungary.includes(target)) &&
        !(nation === 'hungarian' && ZOMO.romania.includes(target))
      )
    })
    .sort()

/** Counters of a pool that nobody has seen: all, without those that have been in battle (2.15). */
export function unseenOf(table: Table, face: NonNullable<ReturnType<typeof faceOf>>): number[] {
  const left = poolOf(face).map(({ count }) => count)
  for (const [unit, { tried }] of Object.entries(table.counters))
    if (faceOf(unit) === face && tried !== null) left[tried]! -= 1
  return left
}

/** Attackers of whom all that they have counts before those of whom half or one does. */
const inFullFirst = (table: Table, target: Hex, attackers: readonly CounterId[]): CounterId[] => {
  const isCut = (unit: CounterId) =>
    isArmour(unit) && (groundOf(target) === 'marsh' || between(table.counters[unit]!.at, target) === 'strait')
  return [...attackers].sort((a, b) => Number(isCut(a)) - Number(isCut(b)))
}

/** The smallest and the largest that a battle may come to, as everybody can work it out (2.15). */
function factorsKnown(table: Table, units: readonly CounterId[], luck: 'least' | 'most'): Factors {
  const factors: Record<CounterId, { attack: number; defence: number }> = {}
  const byFace = new Map<string, CounterId[]>()
  for (const unit of units) {
    const [value] = strengthsOf(unit, table.counters[unit]!).slice(
      faceOf(unit) ? 0 : table.counters[unit]!.lost,
    )
    if (value) factors[unit] = { attack: value.attack, defence: value.defence }
    else byFace.set(faceOf(unit)!, [...(byFace.get(faceOf(unit)!) ?? []), unit])
  }
  for (const [face, untried] of byFace) {
    const left = unseenOf(table, face as never)
    const all = poolOf(face as never).flatMap(({ value }, row) =>
      Array.from({ length: left[row]! }, () => value),
    )
    const sorted = (of: 'attack' | 'defence') =>
      all.map((value) => value[of]).sort((a, b) => (luck === 'least' ? a - b : b - a))
    const [attacks, defences] = [sorted('attack'), sorted('defence')]
    untried.forEach((unit, i) => {
      factors[unit] = { attack: attacks[i]!, defence: defences[i]! }
    })
  }
  return factors
}

/** The least and the most odds that everybody may reckon with. */
export function rangeOf(table: Table, target: Hex, attackers: readonly CounterId[]) {
  const defenders = unitsIn(table, target)
  const known = (attack: 'least' | 'most', defence: 'least' | 'most') =>
    oddsOf(table, target, attackers, {
      ...factorsKnown(table, inFullFirst(table, target, attackers), attack),
      ...factorsKnown(table, defenders, defence),
    })
  return { least: known('least', 'most'), most: known('most', 'least') }
}

import { AXIS, GUARDS } from '@/lib/games/proud-monster/data/units'
import type { CounterId, Hex, Side, Table } from '@/lib/games/proud-monster/full/state'
import { around, between, groundOf, isCity, placeIn } from './map'
import {
  faceOf,
  holderOf,
  isOnMap,
  kindOf,
  moveOf,
  otherSide,
  sideOfUnit,
  strengthsOf,
  unitsIn,
} from './units'
import { forts, isFort, isMarsh, sideIn, stalin, weatherIn } from './whole-ground'
import { isOut, NEUTRAL } from './whole-supply'

// What the whole of the rules adds to stacks, odds and mobile assaults (6, 7, 10, 13, 14, 15), read from the book a second
// time.

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The size that is printed: of Soviet units by their pool. */
export const sizeOf = (unit: CounterId): string => {
  const face = faceOf(unit) ?? GUARDS[unit]?.face
  if (face) return ['RB', 'MRB', 'TB'].includes(face) ? 'brigade' : 'division'
  return AXIS[unit]!.size
}
const isAlly = (unit: CounterId) => ['italian', 'romanian', 'hungarian'].includes(kindOf(unit).nation)

/** true: these units of one side may end in the hex together (6.1, 6.3 to 6.5, 7.1 to 7.5). */
export function mayStand(units: readonly CounterId[], hex: Hex): boolean {
  const weights = units.map((unit) => {
    if (sideOfUnit(unit) === 'soviet') return 4
    const size = sizeOf(unit)
    return size === 'brigade' ? 2 : size === 'regiment' || size === 'battalion' ? 1 : 4
  })
  if (sum(weights) > (isCity(hex) ? 40 : 20)) return false
  if (weights.filter((weight) => weight === 1).length > 4) return false
  const allies = new Set(units.filter(isAlly).map((unit) => kindOf(unit).nation))
  if (allies.size > 1) return false
  const isCrowded = units.filter((unit) => !isAlly(unit)).length > 1
  return !((allies.has('italian') || allies.has('romanian')) && isCrowded)
}

// Odds (10, 13.7, 14, 15.11).
const isArmour = (unit: CounterId) => ['panzer', 'tank', 'assault-gun', 'recon'].includes(kindOf(unit).type)
const printed = (table: Table, unit: CounterId) => {
  const counter = table.counters[unit]!
  const all = strengthsOf(unit, counter)
  return all[faceOf(unit) ? 0 : counter.lost]!
}
/** What a unit is halved by: `marsh`, `flak`, `out`. Only who is halved by the same is added up before (14.12). */
const inGroups = (
  units: readonly CounterId[],
  value: (unit: CounterId) => number,
  reasons: (unit: CounterId) => readonly (string | false)[],
) => {
  const alike = (unit: CounterId) => reasons(unit).filter((one) => one !== false)
  const kinds = [...new Set(units.map((unit) => alike(unit).join()))]
  return sum(
    kinds.map((kind) => {
      const those = units.filter((unit) => alike(unit).join() === kind)
      return Math.ceil(sum(those.map(value)) / 2 ** alike(those[0]!).length)
    }),
  )
}

/** From three hexes with one between each and the next, from opposite ones, or from more than three (14.14). */
function isConcentric(target: Hex, from: readonly Hex[]): boolean {
  const hexes = [...new Set(from)]
  if (hexes.length > 3) return true
  const areNeighbours = (a: Hex, b: Hex) => around(a).includes(b)
  // Two hexes of a ring are opposite if they have no common neighbour but the middle.
  const common = (a: Hex, b: Hex) => around(a).filter((hex) => around(b).includes(hex) && hex !== target)
  const pairs = hexes.flatMap((a, i) => hexes.slice(i + 1).map((b) => [a, b] as const))
  const areOpposite = ([a, b]: readonly [Hex, Hex]) => !areNeighbours(a, b) && common(a, b).length === 0
  if (pairs.some(areOpposite)) return true
  return hexes.length === 3 && pairs.every(([a, b]) => !areNeighbours(a, b))
}

export interface WholeOdds {
  attack: number
  defence: number
  /** 0 is 1:1; after all shifts. */
  at: number
}

/** The odds of a prepared assault in which everything is known. */
export function wholeOdds(table: Table, target: Hex, attackers: readonly CounterId[]): WholeOdds {
  const side = sideOfUnit(attackers[0]!)
  const defenders = unitsIn(table, target)
  const place = (unit: CounterId) => table.counters[unit]!.at
  const flak = defenders.filter((unit) => kindOf(unit).type === 'flak')
  const isFlak = flak.length > 0 && flak.length < defenders.length && flak.some((unit) => !isOut(table, unit))
  const attackOf = (unit: CounterId) => {
    const { attack, defence } = printed(table, unit)
    const isMountain = kindOf(unit).type === 'mountain' && groundOf(target) === 'hills'
    const counts = isMountain ? Math.max(attack, defence) : attack
    return sideIn(table, place(unit), target) === 'strait' && isArmour(unit) ? Math.min(counts, 1) : counts
  }
  const attackHalvings = (unit: CounterId) => [
    isMarsh(table, target) && isArmour(unit) && 'marsh',
    side === 'soviet' && kindOf(unit).type === 'tank' && isFlak && 'flak',
    isOut(table, unit) && 'out',
  ]
  const inStalin = side === 'german' && stalin.has(target) && !table.forts.destroyed.includes(target)
  const ground = (units: readonly CounterId[]) => inGroups(units, attackOf, attackHalvings)
  const defence = inGroups(
    defenders,
    (unit) => printed(table, unit).defence + Number(inStalin),
    (unit) => [isOut(table, unit) && 'out'],
  )
  const from = [...new Set(attackers.map(place))]
  // 10.2, 10.3, 17.8: so many points for each aircraft, as many as the units of its stack bring.
  const points = table.turn === 1 ? 4 : 12 - table.turn
  const over = (hex: Hex) =>
    Object.entries(table.air)
      .filter(([, unit]) => place(unit) === hex)
      .map(([air]) => air)
  const support = (hex: Hex, most: number) => Math.min(points * over(hex).length, most)
  const isGerman = side === 'german'
  const flown = isGerman
    ? sum(from.map((hex) => support(hex, ground(attackers.filter((unit) => place(unit) === hex)))))
    : 0
  const covered = isGerman ? 0 : support(target, defence)

  let at = 0
  if (groundOf(target) === 'hills') at -= 1
  const dry = table.turn === 1 && side === 'german'
  const sides = attackers.map((unit) => sideIn(table, place(unit), target))
  if (sides.every((one) => one === 'strait' || (one === 'river' && !dry)))
    at -= sides.includes('river') ? 1 : 2
  if (placeIn(target)?.kind === 'large') at -= 1
  if (isCity(target)) at -= 2
  if (side === 'german' && isFort(table, target)) at -= forts.get(target)!.isHeavy ? 2 : 1
  const isHedgehog = side === 'soviet' && table.hedgehogs.includes(target)
  if (isHedgehog) at -= 2
  else if (isConcentric(target, from)) at += 1
  if (side === 'soviet' && weatherIn(table, target) === 'S') at += 1
  if (isGerman && from.some((hex) => over(hex).includes('DE-AIR-VIII'))) at += 1
  if (!isGerman && over(target).includes('DE-AIR-VIII')) at -= 1
  const [a, d] = [ground(attackers) + flown, defence + covered]
  const raw = a >= d ? Math.floor(a / d) - 1 : 1 - Math.ceil(d / a)
  return { attack: a, defence: d, at: raw + at }
}

// Mobile assaults (15).
/** Every mobile assault of all units of one stack that could take part: `from target units`. */
export function mobiles(table: Table, side: Side): string[] {
  const found: string[] = []
  const { counters, turn, moving } = table
  const canGo = (unit: CounterId) => {
    const { from, left } = counters[unit]!
    return from === null || (from === moving && left !== 0)
  }
  const isFit = (unit: CounterId) => {
    const { mech, type, nation } = kindOf(unit)
    const isRider = side === 'soviet' && type === 'cavalry'
    const { at, from, fought } = counters[unit]!
    // 5.3, 14.40: who keeps out of the war, and who is in a hedgehog or was in this turn.
    const rests =
      side === 'german' &&
      ((turn === 1 && NEUTRAL.includes(from ?? at)) ||
        (turn === 12 && fought) ||
        table.hedgehogs.some((hex) => hex === at || hex === from))
    return (
      (mech || isRider) && !['italian', 'romanian', 'hungarian'].includes(nation) && type !== 'flak' && !rests
    )
  }
  const points = (unit: CounterId) => {
    const { left, at } = counters[unit]!
    if (left !== null) return left
    const all = moveOf(unit, counters[unit]!) - Number(side === 'german' && weatherIn(table, at) === 'R')
    return isOut(table, unit) ? Math.ceil(all / 2) : all
  }
  for (const from of new Set(Object.values(counters).map(({ at }) => at))) {
    if (!isOnMap(from) || holderOf(table, from) !== side) continue
    if (!mayStand(unitsIn(table, from), from)) continue
    const stackOf = (unit: CounterId) => counters[unit]!.from ?? counters[unit]!.at
    const here = unitsIn(table, from).filter((unit) => canGo(unit) && isFit(unit))
    for (const stack of new Set(here.map(stackOf)))
      for (const target of around(from)) {
        if (holderOf(table, target) !== otherSide(side)) continue
        const lies = sideIn(table, from, target)
        if (lies === 'shut' || between(from, target) === 'strait') continue
        if (isMarsh(table, target) || ['M', 'S'].includes(weatherIn(table, target))) continue
        if (isCity(from) && isCity(target)) continue
        if (side === 'soviet' && turn === 1 && NEUTRAL.includes(target)) continue
        const price = (unit: CounterId) => {
          const river = lies === 'river' && !(turn === 1 && side === 'german')
          const base = side === 'soviet' ? 4 : turn === 1 ? 6 : 7
          return base + (river ? (kindOf(unit).mech ? 2 : 1) : 0)
        }
        const able = here.filter((unit) => stackOf(unit) === stack && points(unit) >= price(unit))
        const units = able.filter((unit) => able.some(isArmour) || kindOf(unit).type !== 'motorized')
        if (units.length > 0) found.push(`${from} ${target} ${[...units].sort().join(' ')}`)
      }
  }
  return found.sort()
}

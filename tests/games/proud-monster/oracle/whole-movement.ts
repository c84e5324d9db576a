import { HIGHWAY_ROWS } from '@/lib/games/proud-monster/data/lines'
import type { CounterId, Hex, Table } from '@/lib/games/proud-monster/full/state'
import { around, between, GATES, groundOf, isLake, isLakeSide, ZOMO } from './map'
import { holderOf, isOnMap, kindOf, moveOf, otherSide, sideOfUnit } from './units'
import { isFrozen, sideIn, weatherIn } from './whole-ground'
import { hasLine, isByAir, isOut, NEUTRAL } from './whole-supply'

// Movement under all rules (5.3, 7, 9.7, 9.18, 9.20, 12, 13), for each unit by itself and step by step.

const COSTS = {
  clear: { mech: 1, foot: 1, light: 1 },
  forest: { mech: 2, foot: 1, light: 1 },
  hills: { mech: 3, foot: 2, light: 1 },
  marsh: { mech: 4, foot: 2, light: 2 },
}
const road = HIGHWAY_ROWS.split(/\s+/).filter((word) => /^\d{4}[NS]$/.test(word))
const legs = new Set(road.slice(1).flatMap((hex, i) => [`${road[i]} ${hex}`, `${hex} ${road[i]}`]))

const gaitOf = (unit: CounterId) => {
  const { mech, type } = kindOf(unit)
  return mech ? 'mech' : type === 'cavalry' || type === 'mountain' ? 'light' : 'foot'
}
/** true: supply is concentrated on others (9.20). */
export const isLeftOut = ({ logistics }: Table, unit: CounterId): boolean =>
  sideOfUnit(unit) === 'german' && logistics.concentrated !== null && !logistics.concentrated.includes(unit)

/** Points for the whole phase, or what is left of them: by air six for who is mechanized, one less in rain, half out of supply. */
export function pointsOf(table: Table, unit: CounterId): number {
  const counter = table.counters[unit]!
  if (counter.left !== null) return counter.left
  let points = moveOf(unit, counter)
  if (kindOf(unit).mech && isByAir(table, unit) && !hasLine(table, unit)) points = Math.min(points, 6)
  const weather = isOnMap(counter.at) ? weatherIn(table, counter.at) : table.weather.north
  if (sideOfUnit(unit) === 'german' && weather === 'R') points -= 1
  return isOut(table, unit) ? Math.ceil(points / 2) : points
}

/** true: a unit may not move at all now (5.3, 9.20). */
function rests(table: Table, unit: CounterId): boolean {
  const { at, from } = table.counters[unit]!
  if (isLeftOut(table, unit) && from !== null) return true
  const keepsOut = NEUTRAL.includes(from ?? at) || at === 'okhSouth'
  return table.turn === 1 && sideOfUnit(unit) === 'german' && keepsOut
}

/** true: a unit never sets foot there (12.4, 12.14, 5.3, 7.2 to 7.4, 8.5); lakes bear in snow (13.7). */
function isBarred(table: Table, unit: CounterId, to: Hex): boolean {
  const { nation } = kindOf(unit)
  const bears = groundOf(to) !== 'none' || (isLake(to) && weatherIn(table, to) === 'S')
  if (!bears || holderOf(table, to) === otherSide(sideOfUnit(unit))) return true
  if (['italian', 'romanian', 'hungarian'].includes(nation) && to.endsWith('N')) return true
  if (nation === 'romanian' && ZOMO.hungary.includes(to)) return true
  if (nation === 'hungarian' && ZOMO.romania.includes(to)) return true
  return sideOfUnit(unit) === 'soviet' && table.turn === 1 && NEUTRAL.includes(to)
}

/** Points for the ground of a hex in its weather (12.20, 13.5 to 13.7). */
function priceOf(table: Table, unit: CounterId, from: string, to: Hex): number {
  const gait = gaitOf(unit)
  const weather = weatherIn(table, to)
  const ground = groundOf(to)
  if (gait === 'mech' && ground === 'forest' && legs.has(`${from} ${to}`) && !table.weather.mired.north)
    return 1
  const isClear = ground === 'none' || (ground === 'marsh' && isFrozen(weather))
  const dry = COSTS[isClear ? 'clear' : (ground as keyof typeof COSTS)][gait]
  return weather === 'M' || weather === 'S' ? 2 * dry : dry
}

function leftAfterStep(
  table: Table,
  unit: CounterId,
  from: string,
  to: Hex,
  left: number,
  fresh: boolean,
): number | null {
  if (isBarred(table, unit, to)) return null
  let side = isOnMap(from) ? sideIn(table, from, to) : 'open'
  if (side === 'shut' && isLakeSide(from, to) && weatherIn(table, to) === 'S') side = 'open'
  if (side === 'shut') return null
  // 12.16: only from where it was at the start of the phase, with all its points.
  if (side === 'strait') return fresh ? 0 : null
  const isWet = side === 'river' && !(table.turn === 1 && sideOfUnit(unit) === 'german')
  const cost = priceOf(table, unit, from, to) + (isWet ? (kindOf(unit).mech ? 2 : 1) : 0)
  if (cost <= left) return left - cost
  return fresh ? 0 : null // 12.3
}

const nextTo = (from: string): readonly Hex[] =>
  isOnMap(from) ? around(from) : GATES[from as keyof typeof GATES]

/** true: these units may be moved together now (12.2, 12.5, 12.6). */
function mayMove(table: Table, units: readonly CounterId[]): boolean {
  const first = table.counters[units[0]!]!
  const began = first.from ?? first.at
  return units.every((unit) => {
    const { at, from, left } = table.counters[unit]!
    if (sideOfUnit(unit) !== table.acting || at !== first.at || (from ?? at) !== began) return false
    if (rests(table, unit)) return false
    return from === null || (left !== 0 && table.moving === began && isOnMap(at))
  })
}

/** What each has left after a way; null: it is none. */
export function walk(table: Table, units: readonly CounterId[], path: readonly Hex[]): number[] | null {
  if (!mayMove(table, units)) return null
  if (isLake(path.at(-1)!) || (path.length > 1 && units.some((unit) => isLeftOut(table, unit)))) return null
  let at: string = table.counters[units[0]!]!.at
  let left: (number | null)[] = units.map((unit) => pointsOf(table, unit))
  let fresh = units.map((unit) => table.counters[unit]!.from === null)
  for (const to of path) {
    if (!nextTo(at).includes(to)) return null
    left = left.map((points, i) => leftAfterStep(table, units[i]!, at, to, points!, fresh[i]!))
    if (left.includes(null)) return null
    fresh = fresh.map(() => false)
    at = to
  }
  return left as number[]
}

/** Everywhere that units alike can come together: the most that they can have left there. */
export function reachable(table: Table, units: readonly CounterId[]): Hex[] {
  if (!mayMove(table, units)) return []
  const start = table.counters[units[0]!]!.at as string
  const best = new Map<string, number>()
  const queue = [{ at: start, left: Math.min(...units.map((unit) => pointsOf(table, unit))), first: true }]
  const fresh = units.every((unit) => table.counters[unit]!.from === null)
  const oneHex = units.some((unit) => isLeftOut(table, unit))
  for (const { at, left, first } of queue)
    for (const to of nextTo(at)) {
      const after = leftAfterStep(table, units[0]!, at, to, left, fresh && first)
      if (after === null || (best.get(to) ?? -1) >= after) continue
      best.set(to, after)
      if (!oneHex) queue.push({ at: to, left: after, first: false })
    }
  return [...best.keys()].filter((hex) => hex !== start && !isLake(hex)).sort()
}

/** true: a strait lies between, which is crossed by itself. */
export const isStrait = (a: string, b: Hex): boolean => isOnMap(a) && between(a, b) === 'strait'

import type { CounterId, Hex, Table } from '@/lib/games/proud-monster/full/state'
import { around, groundOf, isCity, isLake, isLakeSide, placeIn, ZOMO } from './map'
import { holderOf, kindOf, sideOfUnit, stepsLeft, unitsIn } from './units'
import { mayStand, sizeOf } from './whole'
import { isFort, sideIn, weatherIn } from './whole-ground'
import { SOURCES } from './whole-supply'

// What a battle costs under all rules (14.23, 14.31 to 14.36, 14.41), read from the book a second time.

const COLUMNS = [
  '4/0 4/0 4/0 4/0 4/0 4/1',
  '4/0 3/0 3/0 2/0 2/1 1/1',
  '3/0 2/0 2/0 2/1 1/1 1/2',
  '2/0 2/1 1/1 1/2 1/2 0/3',
  '2/1 1/1 1/2 1/2 0/3 0/3',
  '1/1 1/1 1/2 0/2 0/3 0/3',
  '1/1 1/2 1/2 0/3 0/3 0/4',
  '1/2 0/3 0/3 0/4 0/4 0/5',
  '0/3 0/3 0/4 0/4 0/5 0/5',
].map((column) => column.split(' '))

/** What a battle asks of each side; nothing is more than everything. `at`: 0 is 1:1. */
export function asked(
  table: Table,
  target: Hex,
  attackers: readonly CounterId[],
  at: number,
  die: number,
): { attacker: number; defender: number } {
  const printed = COLUMNS[at + 2]?.[die - 1] ?? (at > 0 ? '0/E' : '4/0')
  const [left, right] = printed.split('/')
  const isStrong = isCity(target) || placeIn(target)?.kind === 'large' || isFort(table, target)
  const beside = attackers.flatMap((unit) => unitsIn(table, table.counters[unit]!.at))
  const isShelled = isStrong && beside.some((unit) => kindOf(unit).type === 'siege-artillery')
  const defender = right === 'E' ? 999 : Number(right) + Number(isShelled)
  const times = (points: number) => (isCity(target) ? Math.max(1, 2 * points) : points)
  return { attacker: times(Number(left)), defender: at < -2 && defender === 0 ? 0 : times(defender) }
}

const isTank = (unit: CounterId) => ['panzer', 'tank'].includes(kindOf(unit).type)
/** What a step of a unit pays (14.36). */
const worth = (unit: CounterId) => {
  if (sideOfUnit(unit) === 'german') return 1
  return kindOf(unit).type === 'cavalry' || sizeOf(unit) === 'brigade' ? 0.5 : 1
}
const stepsIn = (table: Table, unit: CounterId) =>
  table.counters[unit]!.at === 'dead' ? 0 : stepsLeft(unit, table.counters[unit]!)

/** Faults in what a side has lost, if it owed so much; `before` and `after` the battle. */
export function lossFaults(
  before: Table,
  after: Table,
  units: readonly CounterId[],
  owed: number,
  isAttacker: boolean,
): string[] {
  const lost = (unit: CounterId) => stepsIn(before, unit) - stepsIn(after, unit)
  const total = units.reduce((sum, unit) => sum + stepsIn(before, unit) * worth(unit), 0)
  const paid = units.reduce((sum, unit) => sum + lost(unit) * worth(unit), 0)
  const faults: string[] = []
  const isAll = units.every((unit) => stepsIn(after, unit) === 0)
  // Half a step too much is paid where a lone brigade of tanks had to go first.
  const most = owed + (isAttacker && units.some((unit) => isTank(unit) && worth(unit) < 1) ? 0.5 : 0)
  if (owed >= total ? !isAll : paid < owed || paid > most)
    faults.push(`${paid} of ${total} are paid for ${owed}`)
  if (owed === 0 || isAll) return faults
  if (isAttacker && units.some(isTank) && !units.some((unit) => isTank(unit) && lost(unit) > 0))
    faults.push('no tank has lost a step')
  const isTooStrong = units.some((unit) => stepsIn(after, unit) > 1)
  const dead = units.filter((unit) => stepsIn(after, unit) === 0)
  const first = isAttacker ? dead.filter(isTank).slice(0, 1) : []
  if (isTooStrong && dead.length > first.length) faults.push(`${dead} are lost while others have steps`)
  return faults
}

/** Where defenders of the German side may go back together (14.32b, 14.33). */
export function retreats(table: Table, units: readonly CounterId[], target: Hex): Hex[] {
  if (table.hedgehogs.includes(target) || units.length === 0) return []
  const open = around(target).filter((hex) => {
    let lies = sideIn(table, target, hex)
    if (lies === 'shut' && isLakeSide(target, hex) && weatherIn(table, hex) === 'S') lies = 'open'
    if (lies === 'shut' || lies === 'strait' || isLake(hex) || groundOf(hex) === 'none') return false
    if (holderOf(table, hex) === 'soviet') return false
    const isShut = units.some((unit) => {
      const { nation } = kindOf(unit)
      if (['italian', 'romanian', 'hungarian'].includes(nation) && hex.endsWith('N')) return true
      return (
        (nation === 'romanian' && ZOMO.hungary.includes(hex)) ||
        (nation === 'hungarian' && ZOMO.romania.includes(hex))
      )
    })
    return !isShut && mayStand([...unitsIn(table, hex), ...units], hex)
  })
  const nations = units.map((unit) => kindOf(unit).nation)
  const sources = SOURCES.german.filter(
    (hex) =>
      holderOf(table, hex) !== 'soviet' &&
      !(nations.includes('romanian') && !ZOMO.romania.includes(hex)) &&
      !(nations.includes('hungarian') && !ZOMO.hungary.includes(hex)),
  )
  const far = (hex: Hex) => Math.min(999, ...sources.map((source) => hexesBetween(hex, source)))
  const nearest = Math.min(...open.map(far))
  return open.filter((hex) => far(hex) === nearest).sort()
}

const ranges = new Map<Hex, Map<Hex, number>>()
/** Hexes from one to another, counted ring by ring. */
function hexesBetween(a: Hex, b: Hex): number {
  let found = ranges.get(a)
  if (!found) {
    found = new Map([[a, 0]])
    for (const [hex, far] of found)
      for (const next of around(hex)) if (!found.has(next)) found.set(next, far + 1)
    ranges.set(a, found)
  }
  return found.get(b) ?? 999
}

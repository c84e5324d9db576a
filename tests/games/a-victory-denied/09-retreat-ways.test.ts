import { expect, test } from 'vitest'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { isBridged, POCKET, riverBetween } from '@/lib/games/a-victory-denied/data/map'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { stackRefusal } from '@/lib/games/a-victory-denied/rules/05-stacking'
import { closerToSource, lossesOnPath, retreatPaths } from '@/lib/games/a-victory-denied/rules/09-retreat'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { CounterId, Hex, Table } from '@/lib/games/a-victory-denied/state'
import { enemyAt, hexOf, isLoneHq } from '@/lib/wargame/occupancy'
import { inEnemyZoc } from '@/lib/wargame/zoc'
import { allows, refuses } from '../../support/ledger'
import { pick, seeded, shuffled } from '../../support/seeded'
import { type Setting, table } from './given'

const paths = (here: Table, unit: CounterId, hexes: number) =>
  retreatPaths(on(here), unit, hexes)
    .map((path) => path.join(' '))
    .sort()

/** A Soviet corps whose nearest way back is full, and the hex behind it in a zone. */
const crowded: Setting = {
  turn: 5,
  units: {
    'G-28ID': '1042',
    'S-45RC': { at: '2047', reduced: true },
    'S-51RC': '2048',
    'S-172ID': '2048',
    'G-8ID': '2147',
    'G-102ID': '2248',
    'G-129ID': '1848',
    'G-137ID': '2050',
  },
}

refuses('AVD 9.5.3', 'a way on through a full hex that costs a step is none beside a free one', () => {
  expect(lossesOnPath(on(table(crowded)), 'S-45RC', ['2048', '2049'])).toBe(1)
  expect(paths(table(crowded), 'S-45RC', 1)).toEqual(['1947'])
})

allows('AVD 9.5.5', 'closer to supply goes before room, though nothing beyond is closer', () => {
  // 1042 is the source itself, and full.
  const here = table({ units: { 'S-20RC': '1043', 'S-61RC': '1042', 'G-3PZ': '1044' } })
  expect(paths(here, 'S-20RC', 1)).toEqual(['1042 1041', '1042 1142', '1042 1143'])
})

/** Every way by trial: each hex in turn, and on from a last hex without room. */
function everyWay(here: Table, unit: CounterId, hexes: number): Hex[][] {
  const { side } = COUNTERS[unit]!
  const start = hexOf(on(here), unit)!
  const isShut = (from: Hex, to: Hex) => {
    if (side === 'german' && POCKET.has(to)) return true
    if (enemyAt(on(here), to, side) && !isLoneHq(on(here), to)) return true
    if (riverBetween(from, to) !== 'major') return false
    const zones = inEnemyZoc(on(here), from, side) && inEnemyZoc(on(here), to, side)
    return zones || (!isBridged(from, to) && from !== start)
  }
  const found: Hex[][] = []
  const walk = (path: Hex[]) => {
    const from = path.at(-1) ?? start
    const room = enemyAt(on(here), from, side) || stackRefusal(on(here), unit, from) === null
    if (path.length >= hexes && room) {
      found.push(path)
      return
    }
    for (const to of board.neighbours(from))
      if (to !== start && !path.includes(to) && !isShut(from, to)) walk([...path, to])
  }
  walk([])
  return found
}

/** What 9.5.3 asks of a whole way, the weightiest first. */
function merits(here: Table, unit: CounterId, hexes: number, path: readonly Hex[]): number[] {
  const { side } = COUNTERS[unit]!
  const way = [hexOf(on(here), unit)!, ...path]
  const closer = path.map((hex, i) => closerToSource(on(here), side, way[i]!, hex))
  const away = closer.every(Boolean) ? 0 : closer.slice(0, hexes).every(Boolean) ? 1 : 2
  return [lossesOnPath(on(here), unit, path), away, path.length]
}

const UNITS = Object.values(COUNTERS).filter(({ hq, arrival }) => !hq && arrival !== 'timoshenko')
const PLACES = ['1350', '2047', '2617', '3218', '3321', '3919']

/** A crowd around a place, so dense that most ways back are full or watched. */
function crowd(seed: string): { here: Table; unit: CounterId; hexes: number } {
  const luck = seeded(seed)
  const centre = pick(PLACES, luck)
  const around = board.hexes.filter((hex) => board.distance(hex, centre) <= 3)
  const holders = new Map<Hex, string>()
  const units: Record<CounterId, Hex> = {}
  for (const { id, side } of shuffled(UNITS, luck).slice(0, 26)) {
    const hex = Object.keys(units).length === 0 ? centre : pick(around, luck)
    if ((holders.get(hex) ?? side) !== side) continue
    if (stackRefusal(on(table({ units })), id, hex) !== null) continue
    holders.set(hex, side)
    units[id] = hex
  }
  const turn = 1 + Math.floor(luck() * 10)
  return { here: table({ turn, units }), unit: Object.keys(units)[0]!, hexes: luck() < 0.5 ? 1 : 2 }
}

test.each(Array.from({ length: 150 }, (_, n) => `crowd ${n}`))(
  'the ways offered are those of all lawful ones of which none is better: %s',
  (seed) => {
    const { here, unit, hexes } = crowd(seed)
    const every = everyWay(here, unit, hexes)
    const rank = (path: readonly Hex[]) =>
      merits(here, unit, hexes, path)
        .map((merit) => 10 + merit)
        .join('/')
    const best = every.map(rank).sort()[0]
    expect(paths(here, unit, hexes)).toEqual(
      every
        .filter((path) => rank(path) === best)
        .map((path) => path.join(' '))
        .sort(),
    )
  },
)

test('a unit finds out of a crowd of full hexes without trying every walk through it', () => {
  const tan = Object.values(COUNTERS).filter(({ colour, hq }) => ['tan', 'star'].includes(colour) && !hq)
  const around = board.hexes.filter((hex) => board.distance(hex, '2047') <= 2)
  const units = Object.fromEntries(around.map((hex, i) => [tan[i]!.id, hex]))
  const unit = Object.keys(units).find((id) => units[id] === '2047')!
  const found = paths(table({ units }), unit, 1)
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map((path) => path.split(' ').length))).toEqual(new Set([3]))
})

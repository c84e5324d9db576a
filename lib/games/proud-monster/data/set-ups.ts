import { blocksOf, cellsOf, fail, oneOf, rowsOf } from '@/lib/wargame/data-tables'
import { onMap } from '@/lib/wargame/map-tables'
import { board, type Hex } from '../geometry'
import type { Level } from '../names'
import * as german from './german-plans'
import * as soviet from './soviet-plans'
import { AXIS, FACES, type Face } from './units'

/** Untried units of a face that stand in a hex at the start. */
export interface Placed {
  readonly hex: Hex
  readonly face: Face
  readonly count: number
}

/** Rows of a hex and what stands there: `1323N RD 2TD`. */
export const readPlaced = (rows: string): readonly Placed[] =>
  rowsOf(rows).flatMap((row) => {
    const [hex = '', ...units] = row.split(' ')
    return units.map((unit) => {
      const [, count = '', face] = /^(\d*)(\D+)$/.exec(unit) ?? []
      return {
        hex: onMap(board, hex, row),
        face: oneOf(FACES, face, row),
        count: count === '' ? 1 : Number(count),
      }
    })
  })

/** Where a unit of the German side begins: a hex, or an area of the OKH. */
export type Station = Hex | 'north' | 'south'

/** Under `> hex`, or the name of an area, the units that begin there. */
export function readStations(rows: string): Readonly<Record<string, Station>> {
  const stations: Record<string, Station> = {}
  for (const { heading, words } of blocksOf(rows)) {
    const [station = ''] = cellsOf(heading, '|', 1)
    if (station !== 'north' && station !== 'south') onMap(board, station, 'set-up')
    for (const unit of words) {
      if (!AXIS[unit]) fail('set-up', `there is no unit ${unit}`)
      if (stations[unit]) fail('set-up', `${unit} begins twice`)
      stations[unit] = station
    }
  }
  return stations
}

/** Units of these types serve rules of the Full level alone (8.21, 10.1, 10.2, 14.41). */
const FULL_ONLY: readonly string[] = ['flak', 'air', 'security', 'siege-artillery']
/** true: a unit of the German side that is in play at a level. */
export const isAtLevel = (unit: string, level: Level): boolean =>
  level === 'full' || !FULL_ONLY.includes(AXIS[unit]!.type)

const SOVIET = {
  forward: readPlaced(soviet.FORWARD_ROWS),
  depth: readPlaced(soviet.DEPTH_ROWS),
  historical: readPlaced(soviet.HISTORICAL_ROWS),
}
const GERMAN = {
  historical: readStations(german.HISTORICAL_ROWS),
  south: readStations(german.SOUTH_ROWS),
  north: readStations(german.NORTH_ROWS),
}
export type SovietPlan = keyof typeof SOVIET
export type GermanPlan = keyof typeof GERMAN
export const SOVIET_PLANS = Object.keys(SOVIET) as SovietPlan[]
export const GERMAN_PLANS = Object.keys(GERMAN) as GermanPlan[]

/** A ready set-up of the Soviet side (3.3, 3.4). */
export function sovietPlan(plan: SovietPlan, level: Level): readonly Placed[] {
  if (plan !== 'depth' || level === 'full') return SOVIET[plan]
  const instead = readPlaced(soviet.DEPTH_BEGINNER_ROWS)
  const changed = new Set(instead.map(({ hex }) => hex))
  return [...SOVIET[plan].filter(({ hex }) => !changed.has(hex)), ...instead]
}

/** A ready set-up of the German side (3.7): where each unit that is there from the start begins. */
export function germanPlan(plan: GermanPlan, level: Level): Readonly<Record<string, Station>> {
  const all =
    level === 'full' ? GERMAN[plan] : { ...GERMAN[plan], ...readStations(german.BEGINNER_ROWS[plan]) }
  return Object.fromEntries(Object.entries(all).filter(([unit]) => isAtLevel(unit, level)))
}

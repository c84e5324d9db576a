import { blocksOf, cellsOf, fail, oneOf, rowsOf } from '@/lib/wargame/data-tables'
import { onMap } from '@/lib/wargame/map-tables'
import { board, type Hex } from '../geometry'
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

export const SOVIET_PLANS = {
  forward: readPlaced(soviet.FORWARD_ROWS),
  depth: readPlaced(soviet.DEPTH_ROWS),
  historical: readPlaced(soviet.HISTORICAL_ROWS),
}
export const GERMAN_PLANS = {
  historical: readStations(german.HISTORICAL_ROWS),
  south: readStations(german.SOUTH_ROWS),
}

import { COUNTERS } from './data/counters'
import { SOURCES } from './data/map'
import type { Event } from './events'
import { zocMask } from './rules/06-zoc'
import { hexes, hexesBetween, numberOf } from './rules/ground'
import { held, onMapHqs, onMapUnits } from './rules/occupancy'
import type { Hex, Side, Table } from './state'

/*
 * Which side controls each hex: a picture for the front line on the map. It follows from public facts, and no
 * rule reads it. It is kept as the lengths of its runs, German and Soviet by turns, in the order of the hexes:
 * "3.54.2.55" is three German hexes, 54 Soviet ones, two German ones and so on.
 */

const GERMAN = 1

function written(german: Uint8Array): string {
  const runs: number[] = []
  let [side, run] = [GERMAN, 0]
  for (const one of german) {
    if (one === side) run += 1
    else {
      runs.push(run)
      side = one
      run = 1
    }
  }
  runs.push(run)
  return runs.join('.')
}

/** For each hex by number: 1 where it is German. What the text does not tell is Soviet. */
function read(control: string): Uint8Array {
  const german = new Uint8Array(hexes.length)
  let at = 0
  control.split('.').forEach((run, i) => {
    const long = Number(run)
    if (i % 2 === 0) german.fill(GERMAN, at, at + long)
    at += long
  })
  return german
}

/** The hexes that are German; all others are Soviet. */
export function germanHexes(control: string): ReadonlySet<Hex> {
  const german = read(control)
  return new Set(hexes.filter((_hex, i) => german[i] === GERMAN))
}

/** Nobody reaches far behind the enemy: each column towards his rear beyond the next counts as so many hexes more. */
const REAR = 3

/**
 * Control where nothing has happened yet: each hex belongs to the side of the nearest counter or supply source. The
 * Germans come from the west, so that a garrison of the front holds no corridor through their rear.
 */
export function firstControl(table: Table): string {
  const places = (side: Side) => [
    ...[...onMapUnits(table, side), ...onMapHqs(table, side)].map((id) => numberOf(table.counters[id]!.at)),
    ...SOURCES.filter((source) => source.side === side).map(({ hex }) => numberOf(hex)),
  ]
  const columns = hexes.map((hex) => Number(hex.slice(2)))
  const far = (from: number, places: readonly number[], forward: 1 | -1) =>
    places.reduce((least, place) => {
      const behind = Math.max(0, forward * (columns[from]! - columns[place]!) - 1)
      return Math.min(least, hexesBetween(from, place) + REAR * behind)
    }, Number.POSITIVE_INFINITY)
  const [west, east] = [places('german'), places('soviet')]
  return written(Uint8Array.from(hexes, (_hex, i) => (far(i, west, 1) < far(i, east, -1) ? 1 : 0)))
}

/** Control after an event has moved counters: a hex goes to whoever passed or stands there, or alone holds it in its zone. */
export function controlAfter({ control }: Table, event: Event, after: Table): string {
  const german = read(control)
  if ('path' in event) {
    const side = COUNTERS[event.unit]?.side === 'german' ? 1 : 0
    for (const hex of event.path) german[numberOf(hex)] = side
  }
  const [west, east] = [held(after, 'german'), held(after, 'soviet')]
  const [near, far] = [zocMask(after, 'german'), zocMask(after, 'soviet')]
  for (let i = 0; i < german.length; i += 1) {
    if (west[i] || east[i]) german[i] = west[i] ? 1 : 0
    else if (near[i] !== far[i]) german[i] = near[i]!
  }
  return written(german)
}

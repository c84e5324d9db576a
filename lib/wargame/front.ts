import { FIRST, readControl, writeControl } from './control-runs'
import { type HexMap, mapOf } from './map'
import { held, hexOf, type OnMap, onMapHqs, onMapUnits, sideAt } from './occupancy'
import type { Side } from './ruleset'
import { zocMask } from './zoc'

/*
 * Which of two sides controls each hex: a picture for the front line on the map. It follows from public facts, and no
 * rule reads it. How it is kept, `control-runs.ts` says.
 */

/** Nobody reaches far behind the enemy: each hex towards his rear beyond the next counts as so many more. */
const REAR = 3

/**
 * Control where nothing has happened yet: each hex belongs to the side of the nearest place, by number. `depth` says how
 * far each hex lies from the first side's rear to the second's, so that a garrison of the front holds no corridor
 * through the rear of those who come.
 */
export function firstControl(
  { hexes, hexesBetween }: HexMap,
  [first, second]: readonly [readonly number[], readonly number[]],
  depth: (hex: number) => number,
): string {
  const depths = hexes.map((_hex, i) => depth(i))
  const far = (from: number, places: readonly number[], forward: 1 | -1) =>
    places.reduce((least, place) => {
      const behind = Math.max(0, forward * (depths[from]! - depths[place]!) - 1)
      return Math.min(least, hexesBetween(from, place) + REAR * behind)
    }, Number.POSITIVE_INFINITY)
  return writeControl(Uint8Array.from(hexes, (_hex, i) => (far(i, first, 1) < far(i, second, -1) ? 1 : 0)))
}

/** What decides who controls a hex now: for each hex by number, what is not 0 counts. */
export interface Presence {
  readonly held: Uint8Array
  readonly zone: Uint8Array
}

/** Control after pieces have moved: a hex goes to whoever passed or stands there, or alone holds it in its zone. */
export function controlAfter(
  map: HexMap,
  control: string,
  passed: { readonly hexes: readonly string[]; readonly byFirst: boolean } | null,
  [one, other]: readonly [Presence, Presence],
): string {
  const first = readControl(map, control)
  let isSame = true
  const give = (hex: number, side: number) => {
    if (first[hex] === side) return
    first[hex] = side
    isSame = false
  }
  for (const hex of passed?.hexes ?? []) give(map.numberOf(hex), passed!.byFirst ? FIRST : 0)
  const [held, heldByOther, zone, otherZone] = [one.held, other.held, one.zone, other.zone]
  for (let i = 0; i < first.length; i += 1) {
    if (held[i] !== 0) give(i, FIRST)
    else if (heldByOther[i] !== 0) give(i, 0)
    else if (zone[i] !== otherZone[i]) give(i, zone[i]!)
  }
  return isSame ? control : writeControl(first)
}

/** Hexes that an event led through, and who went there; none where nobody did. */
export function wayIn(event: object): {
  readonly unit: string | undefined
  readonly hexes: readonly string[]
} {
  const { unit, units = [], path = [] } = event as { unit?: string; units?: string[]; path?: string[] }
  return { unit: unit ?? units[0], hexes: path }
}

/** Those of some hexes into which somebody has come with an event, and whose they are by it: he who stands there, else who went through. */
export function comers(at: OnMap, event: object, hexes: readonly string[]): (readonly [hex: string, Side])[] {
  const { unit = '', hexes: way } = wayIn(event)
  const passing = at.rules.counters[unit]?.side
  return hexes.flatMap((hex) => {
    const side = sideAt(at, hex) ?? (way.includes(hex) ? passing : undefined)
    return side ? [[hex, side] as const] : []
  })
}

/** What a game says of its front beside where its pieces stand. */
interface Country<At extends OnMap> {
  /** Hexes that count for a side before anything has happened, as if a piece stood there. */
  readonly holds: (at: At, side: Side) => readonly string[]
  /** How far a hex lies from the first side's rear to the second's. */
  readonly depth: (hex: string) => number
}

/** The front of a game: as it is before anything has happened, and after an event. */
export function frontUnder<At extends OnMap>({ holds, depth }: Country<At>) {
  const begun = (at: At): string => {
    const map = mapOf(at.rules)
    const places = (side: Side) =>
      [
        ...[...onMapUnits(at, side), ...onMapHqs(at, side)].map((piece) => hexOf(at, piece)!),
        ...holds(at, side),
      ].map(map.numberOf)
    return firstControl(map, [places('german'), places('soviet')], (i) => depth(map.hexes[i]!))
  }
  return {
    firstControl: begun,

    /** A table with its front, as it is drawn where nothing has happened yet unless it is given. */
    withFront: (rules: At['rules'], table: At['open'], given: { readonly control?: unknown } = {}) =>
      given.control === undefined
        ? { ...table, control: begun({ rules, open: table } as At) }
        : (table as At['open'] & { control: string }),

    controlAfter(before: { readonly control: string }, event: object, at: At): string {
      const { unit = '', hexes } = wayIn(event)
      const passed = { hexes, byFirst: at.rules.counters[unit]?.side === 'german' }
      const presence = (side: Side) => ({ held: held(at, side), zone: zocMask(at, side) })
      return controlAfter(mapOf(at.rules), before.control, passed, [presence('german'), presence('soviet')])
    },
  }
}

import { controlAfter as after, firstControl as first, hexesOfFirst } from '@/lib/wargame/front'
import { mapOf } from '@/lib/wargame/map'
import { held, onMapUnits, sideAt } from '@/lib/wargame/occupancy'
import { zocMask } from '@/lib/wargame/zoc'
import type { Event } from './events'
import type { Situation } from './in-force'
import type { Hex, Side, Table } from './state'

/** Control where nothing has happened yet, by units. The Germans come from the west. */
export function firstControl(at: Situation): string {
  const { hexes, numberOf } = mapOf(at.rules)
  const places = (side: Side) => [
    ...onMapUnits(at, side).map((id) => numberOf(at.open.counters[id]!.at)),
    ...at.rules.places
      .filter(
        ({ hex }) =>
          side === 'soviet' && sideAt(at, hex) !== 'german' && !at.rules.victory.german.includes(hex),
      )
      .map(({ hex }) => numberOf(hex)),
  ]
  return first(mapOf(at.rules), [places('german'), places('soviet')], (i) => Number(hexes[i]!.slice(1)))
}

const entered = (event: Event): readonly Hex[] => ('path' in event ? event.path : [])
const whose = (at: Situation, event: Event): Side | undefined => {
  const unit = 'unit' in event ? event.unit : 'units' in event ? event.units[0] : undefined
  return unit === undefined ? undefined : at.rules.counters[unit]?.side
}

/** Control after an event has moved units. */
export function controlAfter(before: Table, event: Event, at: Situation): string {
  const hexes = entered(event)
  const passed = hexes.length > 0 ? { hexes, byFirst: whose(at, event) === 'german' } : null
  const presence = (side: Side) => ({ held: held(at, side), zone: zocMask(at, side) })
  return after(mapOf(at.rules), before.control, passed, [presence('german'), presence('soviet')])
}

/** Whose places are: his whose ground units were there last (MOS-38, MOS-66, MOS-80). */
export function heldAfter(before: Table, event: Event, at: Situation): Table['held'] {
  const side = whose(at, event)
  const changed: [Hex, Side][] = []
  for (const { hex } of at.rules.places) {
    const now = sideAt(at, hex) ?? (side && entered(event).includes(hex) ? side : null)
    if (now && before.held[hex] !== now) changed.push([hex, now])
  }
  return changed.length > 0 ? { ...before.held, ...Object.fromEntries(changed) } : before.held
}

/** Whose each place is as units stand, nearest side else: before anything has happened. */
export function firstHeld(at: Situation): Table['held'] {
  const german = hexesOfFirst(mapOf(at.rules), at.open.control)
  return Object.fromEntries(
    at.rules.places.map(({ hex }) => [hex, sideAt(at, hex) ?? (german.has(hex) ? 'german' : 'soviet')]),
  )
}

import { controlAfter as after, firstControl as first, hexesOfFirst } from '@/lib/wargame/front'
import { mapOf } from '@/lib/wargame/map'
import { held, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import { zocMask } from '@/lib/wargame/zoc'
import type { Event } from './events'
import type { Rules, Situation } from './in-force'
import type { Hex, Side, Table } from './state'

/** The hexes that are German; all others are Soviet. */
export const germanHexes = (rules: Rules, control: string): ReadonlySet<Hex> =>
  hexesOfFirst(mapOf(rules), control)

/** Control where nothing has happened yet, by counters and supply sources. The Germans come from the west. */
export function firstControl(at: Situation): string {
  const { hexes, numberOf } = mapOf(at.rules)
  const places = (side: Side) => [
    ...[...onMapUnits(at, side), ...onMapHqs(at, side)].map((id) => numberOf(at.open.counters[id]!.at)),
    ...at.rules.sources.filter((source) => source.side === side).map(({ hex }) => numberOf(hex)),
  ]
  return first(mapOf(at.rules), [places('german'), places('soviet')], (i) => Number(hexes[i]!.slice(2)))
}

/** Control after an event has moved counters. */
export function controlAfter(before: Table, event: Event, at: Situation): string {
  const passed =
    'path' in event ? { hexes: event.path, byFirst: at.rules.counters[event.unit]?.side === 'german' } : null
  const presence = (side: Side) => ({ held: held(at, side), zone: zocMask(at, side) })
  return after(mapOf(at.rules), before.control, passed, [presence('german'), presence('soviet')])
}

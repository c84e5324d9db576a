import { hexesOfFirst } from '@/lib/wargame/control-runs'
import { comers, frontUnder } from '@/lib/wargame/front'
import { mapOf } from '@/lib/wargame/map'
import { sideAt } from '@/lib/wargame/occupancy'
import type { Rules } from './in-force'
import type { Situation } from './situation'
import type { Table } from './state'

/** Whose each hex was last. The Germans come from the west; places are Soviet but those that the German begins with. */
export const { firstControl, withFront, controlAfter } = frontUnder<Situation>({
  holds: (at, side) =>
    at.rules.places
      .map(({ hex }) => hex)
      .filter(
        (hex) => side === 'soviet' && sideAt(at, hex) !== 'german' && !at.rules.victory.german.includes(hex),
      ),
  depth: (hex) => Number(hex.slice(1)),
})

/** Whose places are: his whose ground units were there last (MOS-38, MOS-66, MOS-80). */
export function heldAfter(before: Table, event: object, at: Situation): Table['held'] {
  const places = at.rules.places.map(({ hex }) => hex)
  const changed = comers(at, event, places).filter(([hex, side]) => before.held[hex] !== side)
  return changed.length > 0 ? { ...before.held, ...Object.fromEntries(changed) } : before.held
}

/** Whose each place is as units stand, nearest side else: before anything has happened. */
export function firstHeld(at: Situation): Table['held'] {
  const german = hexesOfFirst(mapOf(at.rules), at.open.control)
  return Object.fromEntries(
    at.rules.places.map(({ hex }) => [hex, sideAt(at, hex) ?? (german.has(hex) ? 'german' : 'soviet')]),
  )
}

/** A table with its front and who holds its places, where they are not given. */
export function withHolders(rules: Rules, table: Table, given: { readonly control?: unknown } = {}): Table {
  const open = withFront(rules, table, given)
  return { ...open, held: { ...firstHeld({ rules, open }), ...table.held } }
}

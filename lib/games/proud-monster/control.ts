import { comers, frontUnder } from '@/lib/wargame/front'
import type { Rules } from './in-force'
import { controlled } from './rules/03-control'
import type { Situation } from './situation'
import type { Table } from './state'

/** Whose each hex was last, as the map draws it. The Germans come from the west. */
const { controlAfter: moved, ...front } = frontUnder<Situation>({
  holds: (at, side) => controlled(at).filter((hex) => (side === 'german') === at.open.taken.includes(hex)),
  depth: (hex) => Number(hex.slice(0, 2)),
})

export const { firstControl, withFront } = front

const SETTING_UP: readonly unknown[] = ['UnitsStationed', 'UnitsTakenUp', 'RestPlaced', 'GermansLaidOut']

/** The same after an event: as long as sides set up nobody takes a hex, and the front is that of the plans (3.9). */
export const controlAfter: typeof moved = (before, event, at) =>
  'type' in event && SETTING_UP.includes(event.type) ? before.control : moved(before, event, at)

/** The places that the German controls, after units have entered some (3.9). */
export function takenAfter(before: Table, event: object, at: Situation): Table['taken'] {
  const taken = new Set(before.taken)
  for (const [hex, side] of comers(at, event, controlled(at)))
    side === 'german' ? taken.add(hex) : taken.delete(hex)
  const now = [...taken].sort()
  return now.join() === before.taken.join() ? before.taken : now
}

/** A table with its front, where it is not given, and with the places on which German units stand. */
export function withHolders(rules: Rules, table: Table, given: { readonly control?: unknown } = {}): Table {
  const taken = takenAfter(table, {}, { rules, open: table })
  return withFront(rules, { ...table, taken }, given)
}

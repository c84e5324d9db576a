import { COLUMNS } from '@/lib/games/a-victory-denied/data/charts'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { type Setting, state } from './given'
import { fight } from './play'

// Open steppe: 1350 with 1351 east, 1450 and 1449 north, 1349 west, 1249 and 1250 south.
export const HERE = '1350'
export type Units = NonNullable<Setting['units']>

export const attack = (target: string, ...attackers: string[]): Order => ({
  type: 'declareAttack',
  target,
  attackers,
})
/** Germans fight; their Stukas are away unless a test says otherwise. */
export const germans = (units: Units, rest: Setting = {}, chit?: string) =>
  state({
    ...fight('german', active(units, 'G-'), chit),
    units,
    stukas: { ready: 0, used: 3 },
    ...rest,
  })
export const soviets = (units: Units, rest: Setting = {}, chit?: string) =>
  state({
    ...fight('soviet', active(units, 'S-'), chit),
    units,
    stukas: { ready: 0, used: 3 },
    ...rest,
  })
const active = (units: Units, side: string) =>
  Object.entries(units).flatMap(([id, unit]) =>
    id.startsWith(side) && /^\d/.test(typeof unit === 'string' ? unit : (unit.at ?? '')) ? [id] : [],
  )
/** Where a column stands in the table. */
export const column = (name: (typeof COLUMNS)[number]) => COLUMNS.indexOf(name)

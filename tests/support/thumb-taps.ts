import type { Station } from '@/components/wargame/staff/station'
import type { LegalEntry } from '@/lib/kernel/game'
import { NO_PAPERS, type Papers } from '@/lib/wargame/staff/papers'

/** Where a tap was made; `hand`: on the map, outside of all stations. */
export type Where = Station | 'hand'
export type Taps = Record<Where, number>
export const NONE: Taps = {
  reports: 0,
  desk: 0,
  spearheads: 0,
  armies: 0,
  marches: 0,
  attacks: 0,
  gather: 0,
  numbers: 0,
  setUps: 0,
  signoff: 0,
  hand: 0,
}

/**
 * Armies whose lines were told something, which is proposed again, and those that are on the march, with its end; `papers`:
 * who has come in and is still behind his army.
 */
export interface Kept {
  readonly told: Set<string>
  readonly marches: Map<string, string>
  papers: Papers
}
export const nothingKept = (): Kept => ({ told: new Set(), marches: new Map(), papers: NO_PAPERS })

/**
 * What is touched for an order by hand: its beginning, what is chosen otherwise than it is proposed, and what sends it. Of
 * units all who may are proposed; one way is led by its end.
 */
export function handTaps(order: object, legal: readonly LegalEntry[]): number {
  const given = order as Readonly<Record<string, unknown>>
  const same = legal.filter((entry) => entry.order.type === given.type)
  const entry = same.find(({ order: begun, choose }) =>
    Object.entries(begun).every(([field, value]) => field === choose?.field || alike(given[field], value)),
  )
  const begun = same.length === 1 ? 0 : 1
  const open = Object.entries(given).filter(
    ([field]) => !entry || !(field in entry.order) || field === entry.choose?.field,
  )
  const taps = open.map(([field, value]) => {
    if (!Array.isArray(value) || field === 'path') return 1
    const { from = [], max = 0 } = entry?.choose ?? {}
    const proposed = from.slice(0, max)
    const others = proposed.filter((one) => !value.includes(one))
    return others.length + value.filter((one) => !proposed.includes(one)).length
  })
  return taps.reduce((sum, n) => sum + n, 1 + begun)
}

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

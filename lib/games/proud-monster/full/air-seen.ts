import { inBox } from '@/lib/wargame/occupancy'
import type { Rules } from './in-force'
import type { CounterId, Side, Table, Viewer } from './state'

/** Whose an aircraft is. */
export const sideOfAir = ({ rules }: { readonly rules: Rules }, air: string): Side =>
  rules.isSovietAir(air) ? 'soviet' : 'german'

/** Whom aircraft support when those whom they supported are gone: somebody of the same stack (10.2). */
export function airAfter(before: Table, now: Table, rules: Rules): Table['air'] {
  const lost = Object.entries(now.air).filter(([, unit]) => !rules.board.has(now.counters[unit]?.at ?? ''))
  if (lost.length === 0) return now.air
  const air = { ...now.air }
  for (const [id, unit] of lost) {
    const place = before.counters[unit]?.at
    const { side } = rules.counters[unit]!
    const [heir] = inBox({ rules, open: now }, place ?? '', side)
    if (heir) air[id] = heir
    else delete air[id]
  }
  return air
}

/**
 * The same as somebody sees it: over which stack they fly, and not whom of it they follow. `seen`: the counters as he
 * sees them, of which one lies openly in each place.
 */
export function airSeenBy(
  rules: Rules,
  seen: Pick<Table, 'counters'>,
  { air, counters }: Pick<Table, 'air' | 'counters'>,
  viewer: Viewer,
): Table['air'] {
  const openly = (unit: CounterId): CounterId => {
    const [top] = inBox({ rules, open: seen }, counters[unit]?.at ?? '', rules.counters[unit]!.side)
    return top ?? unit
  }
  return Object.fromEntries(
    Object.entries(air).map(([id, unit]) => [id, sideOfAir({ rules }, id) === viewer ? unit : openly(unit)]),
  )
}

import type { Refusal } from '@/lib/kernel/decision'
import type { Situation } from '../situation'
import { type CounterId, counterOf, OKH, type Okh, type Side } from '../state'
import { no } from '../world'
import { isSouthern } from './08-reinforcements'

/** Why units may not go into a reserve area from the other; null if they may (8.3, 8.5). */
export function judgeShift(at: Situation, side: Side, to: Okh, units: readonly CounterId[]): Refusal | null {
  if (new Set(units).size < units.length) return no('PM 8.3', 'named-twice')
  for (const unit of units) {
    if (side !== 'german' || at.rules.counters[unit]?.side !== side)
      return no('PM 8.3', 'not-your-unit', { unit })
    const { at: from, left } = counterOf(at.open, unit)
    if (!(OKH as readonly string[]).includes(from) || from === to)
      return no('PM 8.3', 'not-in-reserve', { unit })
    if (left !== null) return no('PM 8.3', 'shifted-already', { unit })
    if (isSouthern(at, unit)) return no('PM 8.5', 'south-only', { unit })
  }
  return null
}

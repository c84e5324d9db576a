import { idsOf } from '@/lib/wargame/counters'
import { countersAt } from '@/lib/wargame/occupancy'
import { byHeight, isSeveral } from './full/fog'
import { wholeOf } from './full/situation'
import { likely } from './rules/02-units'
import type { Situation } from './situation'
import type { Hex } from './state'

/** Units, the lowest of a stack first: under all rules as they were arranged, else the strongest on top. */
export function order(at: Situation): string[] {
  const whole = wholeOf(at)
  if (whole) return [...idsOf(whole.open.counters)].sort(byHeight(whole.rules, whole.open.counters)).reverse()
  const strength = new Map(
    idsOf(at.open.counters).map((unit) => {
      const { attack, defence } = likely(at, unit)
      return [unit, attack + defence]
    }),
  )
  return [...strength.keys()].sort((a, b) => strength.get(a)! - strength.get(b)! || (a < b ? -1 : 1))
}

/** Counters in a hex as far as somebody may know: of the other side's no more than whether there is more than one (14.7). */
export function height(at: Situation, viewer: string, hex: Hex): number | 'one' | 'several' {
  const units = countersAt(at, hex)
  if (!wholeOf(at) || at.rules.counters[units[0]!]?.side === viewer) return units.length
  return isSeveral(wholeOf(at)!.open, hex) || units.length > 1 ? 'several' : 'one'
}

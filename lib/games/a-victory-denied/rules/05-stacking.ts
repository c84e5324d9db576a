import type { Refusal } from '@/lib/kernel/decision'
import { once } from '@/lib/wargame/cached'
import { countersAt, enemyAt } from '@/lib/wargame/occupancy'
import { brokenLimit, type StackRule } from '@/lib/wargame/stacking'
import type { CounterFacts } from '../data/counters'
import type { Rules } from '../in-force'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'
import type { Word } from '../words.en'
import { no } from '../world'

/** true: a tan combat unit; star units stack as tan ones do, HQs with anybody (5.3). */
export const isTan = ({ hq, colour }: CounterFacts): boolean => !hq && ['tan', 'star'].includes(colour)

const limitsOf = once(({ counters, unitsInAHex }: Rules): readonly StackRule<Word>[] => [
  { cite: 'AVD 5.1', key: 'stack-hq', most: 1, weight: (id) => (counters[id]!.hq ? 1 : 0) },
  { cite: 'AVD 5.1', key: 'stack-full', most: unitsInAHex, weight: (id) => (counters[id]!.hq ? 0 : 1) },
  { cite: 'AVD 5.3', key: 'stack-tan', most: 1, weight: (id) => (isTan(counters[id]!) ? 1 : 0) },
])

/** Why a unit or HQ may not end in a hex (5.1 to 5.3); null if it may. It does not count against itself. */
export function stackRefusal(at: Situation, unit: CounterId, hex: Hex): Refusal | null {
  const here = countersAt(at, hex)
  if (here.length === 0) return null
  const { side } = at.rules.counters[unit]!
  const others = here.filter((id) => id !== unit)
  if (enemyAt(at, hex, side)) return no('AVD 5.2', 'stack-enemy', { hex }, [hex])
  const broken = brokenLimit(limitsOf(at.rules), unit, others)
  return broken && no(broken.cite, broken.key, { hex }, [hex])
}

/** True where a unit or HQ may end (5.1 to 5.3). */
export const mayStackIn = (at: Situation, unit: CounterId, hex: Hex): boolean =>
  stackRefusal(at, unit, hex) === null

/** True where a unit or HQ may stand in a hex together with these (5.1, 5.3). */
export const mayStackWith = (at: Situation, unit: CounterId, others: readonly CounterId[]): boolean =>
  brokenLimit(limitsOf(at.rules), unit, others) === null

import { cached } from '@/lib/wargame/cached'
import { hexOf, sideAt } from '@/lib/wargame/occupancy'
import { isDispersed } from '../rules/units'
import { hasForVictory, neededBy } from '../rules/victory'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, opponent, type Side } from '../state'

/** What it is worth to stand so that the enemy does not win, who holds all that he needs. */
const DENIES = 6

/** true: this side stands in every hex that it needs to win at once (MOS 79). */
function standsInAll(at: Situation, side: Side): boolean {
  const needed = neededBy(at, side)
  return needed.length > 0 && needed.every((hex) => sideAt(at, hex) === side)
}

/** The position as victory is looked for next, in the weather of that turn. */
function asJudged({ rules, open }: Situation): Situation {
  const turn = open.phase === 'operational' ? Math.min(rules.calendar.length, open.turn + 1) : open.turn
  return { rules, open: { ...open, turn } }
}

/** For each unit, whether it keeps one of the enemy's hexes from supply where it stands in a hex. */
const cuts = cached(
  ({ open }: Situation) => open.counters,
  (now, unit: CounterId) => {
    const at = asJudged(now)
    const enemy = opponent(at.rules.counters[unit]!.side)
    const known = new Map<Hex, boolean>()
    const isCutWith = (hex: Hex | 'eliminated'): boolean => {
      const moved = { ...counterOf(at.open, unit), at: hex }
      const after = { ...at, open: { ...at.open, counters: { ...at.open.counters, [unit]: moved } } }
      return at.rules.victory[enemy].some((one) => !hasForVictory(after, enemy, one))
    }
    // What others cut already need not be cut again.
    if (isCutWith('eliminated')) return () => false
    return (hex: Hex): boolean => {
      const found = known.get(hex) ?? isCutWith(hex)
      known.set(hex, found)
      return found
    }
  },
  ({ open }) => [open.turn, open.phase],
)

/** What a unit that stands in a hex does against an enemy who would win otherwise: it cuts his supply (MOS 25, 79). */
export function denial(at: Situation, unit: CounterId, hex: Hex): number {
  const { side } = at.rules.counters[unit]!
  if (side !== 'soviet' || !standsInAll(at, opponent(side)) || isDispersed(at, unit)) return 0
  return hex !== hexOf(at, unit) && at.rules.victory.german.includes(hex)
    ? 0
    : cuts(at, unit)(hex)
      ? DENIES
      : 0
}

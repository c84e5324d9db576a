import { sideLines, supplyAndZones } from '@/components/wargame/text/hex-lines'
import { isSupplied } from '@/lib/games/moscow-1941/rules/supply'
import { neededBy } from '@/lib/games/moscow-1941/rules/victory'
import { isFrozen } from '@/lib/games/moscow-1941/rules/weather'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import { type Hex, SIDES } from '@/lib/games/moscow-1941/state'
import type { MoscowWords } from './table-words'

/** Everything to be known about a hex, a line each. */
export function hexFacts(words: MoscowWords, at: Situation, hex: Hex): string[] {
  const { tell, sideName } = words
  const { rules } = at
  const water = sideLines(words, at, hex, {
    river: (other) => rules.waterBetween(hex, other) === 'river',
    lake: (other) => rules.waterBetween(hex, other) === 'lake',
  })
  const holder = at.open.held[hex]
  return [
    ...(holder ? [tell('hex.held', { side: sideName(holder) })] : []),
    ...SIDES.filter((side) => neededBy(at, side).includes(hex)).map((side) =>
      tell('hex.wins', { side: sideName(side) }),
    ),
    ...water,
    ...(isFrozen(at) && water.length > 0 ? [tell('hex.frozen')] : []),
    ...sideLines(words, at, hex, { fort: (other) => rules.fortBetween(other, hex) }),
    ...supplyAndZones(words, at, hex, (side) => isSupplied(at, side, hex)),
  ]
}

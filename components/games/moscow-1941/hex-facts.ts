import { sidesOf, supplyAndZones } from '@/components/wargame/text/hex-lines'
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
  const water = (['river', 'lake'] as const).flatMap((kind) => {
    const sides = sidesOf(at, hex, (other) => rules.waterBetween(hex, other) === kind)
    return sides ? [tell(`hex.${kind}`, sides)] : []
  })
  const forts = sidesOf(at, hex, (other) => rules.fortBetween(other, hex))
  const holder = at.open.held[hex]
  return [
    ...(holder ? [tell('hex.held', { side: sideName(holder) })] : []),
    ...SIDES.filter((side) => neededBy(at, side).includes(hex)).map((side) =>
      tell('hex.wins', { side: sideName(side) }),
    ),
    ...water,
    ...(isFrozen(at) && water.length > 0 ? [tell('hex.frozen')] : []),
    ...(forts ? [tell('hex.fort', forts)] : []),
    ...supplyAndZones(words, at, hex, (side) => isSupplied(at, side, hex)),
  ]
}

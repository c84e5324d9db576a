import { board } from '@/lib/games/moscow-1941/geometry'
import { isSupplied } from '@/lib/games/moscow-1941/rules/supply'
import { isFrozen } from '@/lib/games/moscow-1941/rules/weather'
import { on } from '@/lib/games/moscow-1941/situation'
import { type Hex, SIDES } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import { zocOf } from '@/lib/wargame/zoc'
import type { MoscowWords } from './table-words'

/** Everything to be known about a hex, a line each. */
export function hexFacts({ tell, sideName }: MoscowWords, { table }: View, hex: Hex): string[] {
  const at = on(table)
  const { rules } = at
  const water = (kind: 'river' | 'lake') => {
    const sides = board.neighbours(hex).filter((other) => rules.waterBetween(hex, other) === kind)
    return sides.length > 0 ? [tell(`hex.${kind}`, { sides: sides.join(', ') })] : []
  }
  const forts = board.neighbours(hex).filter((other) => rules.fortBetween(other, hex))
  const holder = table.held[hex]
  const supplied = SIDES.filter((side) => isSupplied(at, side, hex))
  return [
    ...(holder ? [tell('hex.held', { side: sideName(holder) })] : []),
    ...SIDES.filter((side) => rules.victory[side].includes(hex)).map((side) =>
      tell('hex.wins', { side: sideName(side) }),
    ),
    ...water('river'),
    ...water('lake'),
    ...(isFrozen(at) && (water('river').length > 0 || water('lake').length > 0) ? [tell('hex.frozen')] : []),
    ...(forts.length > 0 ? [tell('hex.fort', { sides: forts.join(', ') })] : []),
    supplied.length > 0
      ? supplied.map((side) => tell(`hex.supply.${side}`)).join('; ')
      : tell('hex.supply.none'),
    ...SIDES.filter((side) => zocOf(at, side).has(hex)).map((side) => tell(`hex.zone.${side}`)),
  ]
}

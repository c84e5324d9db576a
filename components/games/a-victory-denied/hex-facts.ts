import { enterCost, terrainShift } from '@/lib/games/a-victory-denied/data/charts'
import { MOSCOW, POCKET, riverBetween, SOURCES, VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { hasSupplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import { on } from '@/lib/games/a-victory-denied/situation'
import { type Hex, SIDES } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { zocOf } from '@/lib/wargame/zoc'
import type { AvdWords } from './table-words'

function riverLines({ tell }: AvdWords, hex: Hex): string[] {
  return (['minor', 'major'] as const).flatMap((kind) => {
    const sides = board.neighbours(hex).filter((other) => riverBetween(hex, other) === kind)
    return sides.length > 0 ? [tell(`hex.river.${kind}`, { sides: sides.join(', ') })] : []
  })
}

/** Everything to be known about a hex, a line each. */
export function hexFacts(words: AvdWords, { table }: View, hex: Hex): string[] {
  const { tell, sideName } = words
  const star = VICTORY_HEXES[hex]
  const shift = terrainShift(hex)
  const chit = table.vpOnMap[hex]
  const source = SOURCES.find((one) => one.hex === hex)
  const supplied = SIDES.filter((side) => hasSupplyLine(on(table), side, hex))
  return [
    tell('hex.costs', { foot: enterCost(hex, false), motor: enterCost(hex, true) }),
    ...(shift > 0 ? [tell('hex.shift', { shift })] : []),
    ...riverLines(words, hex),
    ...(star
      ? [
          `${tell(`hex.victory.${star}`)}: ${
            chit === undefined
              ? tell('hex.chit.none')
              : chit === 'down'
                ? tell('hex.chit.down')
                : tell('hex.chit.up', { n: chit })
          }`,
        ]
      : []),
    ...(POCKET.has(hex) ? [tell('hex.pocket')] : []),
    ...(MOSCOW.includes(hex) ? [tell('hex.moscow')] : []),
    ...(source
      ? [
          source.lastTurn === null
            ? tell('hex.source', { side: sideName(source.side) })
            : tell('hex.source.until', { side: sideName(source.side), turn: source.lastTurn }),
        ]
      : []),
    supplied.length > 0
      ? supplied.map((side) => tell(`hex.supply.${side}`)).join('; ')
      : tell('hex.supply.none'),
    ...SIDES.filter((side) => zocOf(on(table), side).has(hex)).map((side) => tell(`hex.zone.${side}`)),
  ]
}

import { sideLines, supplyAndZones } from '@/components/wargame/text/hex-lines'
import { enterCost, terrainShift } from '@/lib/games/a-victory-denied/data/charts'
import { MOSCOW, POCKET, riverBetween, SOURCES, VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { hasSupplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import type { Hex } from '@/lib/games/a-victory-denied/state'
import type { AvdWords } from './table-words'

/** Everything to be known about a hex, a line each. */
export function hexFacts(words: AvdWords, at: Situation, hex: Hex): string[] {
  const { tell, sideName } = words
  const star = VICTORY_HEXES[hex]
  const shift = terrainShift(hex)
  const chit = at.open.vpOnMap[hex]
  const source = SOURCES.find((one) => one.hex === hex)
  return [
    tell('hex.costs', { foot: enterCost(hex, false), motor: enterCost(hex, true) }),
    ...(shift > 0 ? [tell('hex.shift', { shift })] : []),
    ...sideLines(words, at, hex, {
      'river.minor': (other) => riverBetween(hex, other) === 'minor',
      'river.major': (other) => riverBetween(hex, other) === 'major',
    }),
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
    ...supplyAndZones(words, at, hex, (side) => hasSupplyLine(at, side, hex)),
  ]
}

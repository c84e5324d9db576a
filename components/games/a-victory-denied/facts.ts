import { enterCost, terrainShift } from '@/lib/games/a-victory-denied/data/charts'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import {
  hasRoad,
  MOSCOW,
  POCKET,
  riverBetween,
  SOURCES,
  terrainOf,
  townOf,
  VICTORY_HEXES,
} from '@/lib/games/a-victory-denied/data/map'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { zocOf } from '@/lib/games/a-victory-denied/rules/06-zoc'
import { hasSupplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import { countersAt } from '@/lib/games/a-victory-denied/rules/occupancy'
import { type CounterId, type Hex, SIDES, type Table } from '@/lib/games/a-victory-denied/state'
import type { TableWords } from './table-words'

/** The ground of a hex in words: terrain, town, road. */
export function groundText({ avd }: TableWords, hex: Hex): string {
  const town = townOf(hex)
  return [
    avd(`hex.terrain.${terrainOf(hex)}`),
    ...(town && town.kind !== 'none' ? [avd(`hex.${town.kind}`)] : []),
    ...(hasRoad(hex) ? [avd('hex.road')] : []),
  ].join(', ')
}

function riverLines({ avd }: TableWords, hex: Hex): string[] {
  return (['minor', 'major'] as const).flatMap((kind) => {
    const sides = board.neighbours(hex).filter((other) => riverBetween(hex, other) === kind)
    return sides.length > 0 ? [avd(`hex.river.${kind}`, { sides: sides.join(', ') })] : []
  })
}

/** Everything to be known about a hex, a line each. */
export function hexFacts(words: TableWords, table: Table, hex: Hex): string[] {
  const { avd, sideName } = words
  const star = VICTORY_HEXES[hex]
  const chit = table.vpOnMap[hex]
  const source = SOURCES.find((one) => one.hex === hex)
  const supplied = SIDES.filter((side) => hasSupplyLine(table, side, hex))
  return [
    avd('hex.costs', { foot: enterCost(hex, false), motor: enterCost(hex, true), shift: terrainShift(hex) }),
    ...riverLines(words, hex),
    ...(star
      ? [
          `${avd(`hex.victory.${star}`)}: ${
            chit === undefined
              ? avd('hex.chit.none')
              : chit === 'down'
                ? avd('hex.chit.down')
                : avd('hex.chit.up', { n: chit })
          }`,
        ]
      : []),
    ...(POCKET.has(hex) ? [avd('hex.pocket')] : []),
    ...(MOSCOW.includes(hex) ? [avd('hex.moscow')] : []),
    ...(source
      ? [
          source.lastTurn === null
            ? avd('hex.source', { side: sideName(source.side) })
            : avd('hex.source.until', { side: sideName(source.side), turn: source.lastTurn }),
        ]
      : []),
    supplied.length > 0
      ? supplied.map((side) => avd(`hex.supply.${side}`)).join('; ')
      : avd('hex.supply.none'),
    ...SIDES.filter((side) => zocOf(table, side).has(hex)).map((side) => avd(`hex.zone.${side}`)),
  ]
}

/** Strength and state of a counter in one line. */
export function unitFacts({ avd }: TableWords, table: Table, unit: CounterId): string {
  const facts = COUNTERS[unit]!
  const counter = table.counters[unit]
  const { activation } = table
  const printed = counter?.reduced && facts.reduced ? facts.reduced : facts
  return [
    facts.hq
      ? avd('unit.hq', { range: facts.range ?? 0, move: facts.move })
      : avd('unit.attack', { attack: printed.attack, defence: printed.defence, move: printed.move }),
    ...(facts.hq
      ? []
      : [avd(facts.steps === 1 ? 'unit.onestep' : counter?.reduced ? 'unit.reduced' : 'unit.full')]),
    ...(facts.colour === 'red' ? [avd('unit.elite')] : []),
    ...(counter?.oos ? [avd('unit.oos')] : []),
    ...(counter?.isolated ? [avd('unit.isolated')] : []),
    ...(activation?.fought.includes(unit)
      ? [avd('unit.fought')]
      : activation?.moved.includes(unit)
        ? [avd('unit.moved')]
        : []),
  ].join(' · ')
}

/** A hex for those who do not see the map. */
export function spokenHex(words: TableWords, table: Table, hex: Hex): string {
  const { avd, nameOf, placeName, sideName } = words
  const here = countersAt(table, hex)
  const units =
    here.length > 0
      ? here
          .map((id) => avd('speak.unit', { side: sideName(COUNTERS[id]!.side), unit: nameOf(id) }))
          .join(', ')
      : avd('hex.empty')
  return avd('speak.hex', { place: placeName(hex), ground: groundText(words, hex), units })
}

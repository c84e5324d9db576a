import { edgeKey } from '@/lib/hex/edge'
import { tableOf } from '@/lib/kernel/table-of'
import { board } from '../geometry'
import type { Hex, Side } from '../state'
import { GROUND } from './ground'
import { RIVER_ROWS } from './rivers'
import { ROAD_ROWS } from './roads'
import { blocksOf, cellsOf, fail, oneOf, rowsOf, type Source, sourceOf } from './schema'
import { TOWN_ROWS } from './towns'

export type Terrain = 'clear' | 'woods' | 'swamp' | 'hill'
export type RiverClass = 'minor' | 'major'
export type Star = 'minor' | 'major'

export interface Town {
  readonly hex: Hex
  readonly name: string
  /** `none`: a name on the map without effect. */
  readonly kind: 'town' | 'city' | 'none'
  /** Star of a Victory Hex: blue is minor, gold is major. */
  readonly victory: Star | null
  readonly startsGerman: boolean
  readonly source: Source
}

export interface RiverSide {
  readonly a: Hex
  readonly b: Hex
  readonly class: RiverClass
  readonly source: Source
}

export interface River {
  readonly name: string
  /** From source to mouth. */
  readonly sides: readonly RiverSide[]
}

export interface Road {
  readonly name: string
  readonly hexes: readonly Hex[]
  readonly source: Source
}

const LETTERS: Readonly<Record<string, Terrain>> = { '.': 'clear', w: 'woods', s: 'swamp', h: 'hill' }
const two = (n: number) => String(n).padStart(2, '0')

function onMap(hex: string, where: string): Hex {
  return board.has(hex) ? hex : fail(where, `${hex} is off the map`)
}

function beside(a: string, b: string, where: string): void {
  if (!board.areAdjacent(onMap(a, where), onMap(b, where))) fail(where, `${a} and ${b} are not adjacent`)
}

function readGround(): Map<Hex, Terrain> {
  const ground = new Map<Hex, Terrain>()
  for (const row of rowsOf(GROUND)) {
    const [line = '', letters = ''] = cellsOf(row, ' ', 2)
    for (const [i, letter] of [...letters].entries()) {
      const hex = onMap(line + two(i + 1), `row ${line} of the ground`)
      ground.set(hex, LETTERS[letter] ?? fail(`hex ${hex}`, `"${letter}" is no terrain`))
    }
  }
  if (ground.size !== board.hexes.length) fail('the ground', `has ${ground.size} hexes`)
  return ground
}

function readTowns(): Map<Hex, Town> {
  const towns = new Map<Hex, Town>()
  for (const row of rowsOf(TOWN_ROWS)) {
    const [at = '', name = '', kind, victory, owner, letter] = cellsOf(row, '|', 6)
    const hex = onMap(at, name)
    if (towns.has(hex)) fail(name, `there is a place in ${hex} already`)
    towns.set(hex, {
      hex,
      name,
      kind: oneOf(['town', 'city', 'none'], kind, name),
      victory: victory === '-' ? null : oneOf<Star>(['minor', 'major'], victory, name),
      startsGerman: oneOf(['german', '-'], owner, name) === 'german',
      source: sourceOf(letter, name),
    })
  }
  return towns
}

function readRivers(): River[] {
  return blocksOf(RIVER_ROWS).map(({ heading: name, words }) => {
    const sides: RiverSide[] = []
    let riverClass: RiverClass = 'minor'
    let source: Source = 'derived'
    for (const word of words) {
      if (word === 'minor' || word === 'major') riverClass = word
      else if (word.length === 1) source = sourceOf(word, name)
      else {
        const [a = '', b = ''] = cellsOf(word, '/', 2)
        beside(a, b, name)
        sides.push({ a, b, class: riverClass, source })
      }
    }
    return { name, sides }
  })
}

function readRoads(): Road[] {
  return blocksOf(ROAD_ROWS).map(({ heading, words }) => {
    const [name = '', letter] = cellsOf(heading, '|', 2)
    for (const [i, hex] of words.entries()) if (i > 0) beside(words[i - 1]!, hex, name)
    return { name, hexes: words, source: sourceOf(letter, name) }
  })
}

const ground = readGround()
const towns = readTowns()

/** Rivers by name, each from source to mouth. */
export const RIVERS: readonly River[] = readRivers()
export const ROADS: readonly Road[] = readRoads()
/** All places, Victory Hexes among them. */
export const TOWNS: readonly Town[] = [...towns.values()]

const rivers = new Map<string, RiverClass>()
const majorBanks = new Set<Hex>()
for (const { name, sides } of RIVERS) {
  for (const { a, b, class: riverClass } of sides) {
    if (rivers.has(edgeKey(a, b))) fail(name, `the hexside ${a}/${b} has a river already`)
    rivers.set(edgeKey(a, b), riverClass)
    if (riverClass === 'major') majorBanks.add(a).add(b)
  }
}

const roadHexes = new Set<Hex>()
const roadSides = new Set<string>()
for (const { hexes } of ROADS) {
  for (const [i, hex] of hexes.entries()) {
    roadHexes.add(hex)
    if (i > 0) roadSides.add(edgeKey(hexes[i - 1]!, hex))
  }
}

/** Ground of a hex, without the town that may stand on it (8.1.2). */
export const terrainOf = (hex: Hex): Terrain => ground.get(hex) ?? fail('terrain', `${hex} is off the map`)
/** The place named in a hex. */
export const townOf = (hex: Hex): Town | undefined => towns.get(hex)
/** River along the hexside between two adjacent hexes (8.1.3). */
export const riverBetween = (a: Hex, b: Hex): RiverClass | undefined => rivers.get(edgeKey(a, b))
/** true: a road leads from one hex straight into the other. */
export const roadBetween = (a: Hex, b: Hex): boolean => roadSides.has(edgeKey(a, b))
export const hasRoad = (hex: Hex): boolean => roadHexes.has(hex)
/** true: the river between two hexes is crossed by a road (8.1.3). */
export const isBridged = (a: Hex, b: Hex): boolean => roadBetween(a, b) && rivers.has(edgeKey(a, b))
/** true: one of the sides of the hex is a major river; from here it may be crossed without a bridge (8.1.3). */
export const touchesMajorRiver = (hex: Hex): boolean => majorBanks.has(hex)

/** Star of every Victory Hex. */
export const VICTORY_HEXES: Readonly<Record<Hex, Star>> = tableOf(
  TOWNS.flatMap((town) => (town.victory ? [[town.hex, town.victory]] : [])),
)

/** The three hexes that win the game for the German player (16.1). Derived. */
export const MOSCOW: readonly Hex[] = ['3555', '3554', '3454']

/** How far the Minsk Pocket reaches east in each row from 27 to 38 (14.0). Reconstructed. */
const POCKET_REACH = [3, 3, 4, 4, 5, 4, 4, 3, 3, 2, 2, 2]
export const POCKET: ReadonlySet<Hex> = new Set(
  POCKET_REACH.flatMap((reach, i) => Array.from({ length: reach }, (_, j) => two(27 + i) + two(j + 1))),
)

/** Where the Timoshenko force comes on (11.2.2): the printed south edge is thought to lie here. Reconstructed. */
export const TIMOSHENKO_ENTRY: readonly Hex[] = ['1516', '1517', '1518']

/** Where German reinforcements come on (3.14, 11.1.2). Found. */
export const ENTRY = { nineArmy: '3106', panzer3: '3902', panzer2: '2704' } as const

export interface SupplySource {
  readonly side: Side
  readonly hex: Hex
  /** Last turn in which it gives supply; null: always. */
  readonly lastTurn: number | null
  readonly name: string
  readonly provenance: Source
}

const POCKET_ROWS = POCKET_REACH.map((_, i) => `${27 + i}01`)
const soviet = (
  hex: Hex,
  name: string,
  provenance: Source,
  lastTurn: number | null = null,
): SupplySource => ({
  side: 'soviet',
  hex,
  lastTurn,
  name,
  provenance,
})
/** Hexes to which supply is traced (10.2). The German ones are the west row of the pocket. */
export const SOURCES: readonly SupplySource[] = [
  ...POCKET_ROWS.map(
    (hex): SupplySource => ({
      side: 'german',
      hex,
      lastTurn: null,
      name: 'behind Minsk',
      provenance: 'reconstructed',
    }),
  ),
  soviet('1517', 'Gomel road', 'found', 4),
  soviet('1042', 'Orel', 'reconstructed'),
  soviet('2057', 'Tula, east edge', 'reconstructed'),
  soviet('3557', 'Moscow, east edge', 'reconstructed'),
  soviet('4749', 'Kalinin', 'reconstructed'),
  soviet('5028', 'Toropets, north edge', 'reconstructed'),
]
for (const hex of [...MOSCOW, ...POCKET, ...TIMOSHENKO_ENTRY, ...Object.values(ENTRY)]) onMap(hex, 'areas')
for (const { hex, name } of SOURCES) onMap(hex, name)

import { edgeKey } from '@/lib/hex/edge'
import type { Lattice } from '@/lib/hex/lattice'
import { blocksOf, cellsOf, fail, rowsOf, type Source, sourceOf } from './data-tables'

/** A hexside of a river or another line, between two adjacent hexes. */
export interface Hexside<Kind extends string> {
  readonly a: string
  readonly b: string
  readonly class: Kind
  readonly source: Source
}

/** A line along hexsides, in the order in which it was written. */
export interface HexsideLine<Kind extends string> {
  readonly name: string
  readonly sides: readonly Hexside<Kind>[]
}

/** A line through hexes, such as a road or a railway; each of them is next to the one before. */
export interface Route {
  readonly name: string
  readonly hexes: readonly string[]
  readonly source: Source
}

const printed = (n: number) => String(n).padStart(2, '0')

/** The hex itself, if it is on the map. */
export const onMap = (lattice: Lattice, hex: string, where: string): string =>
  lattice.has(hex) ? hex : fail(where, `${hex} is off the map`)

function beside(lattice: Lattice, a: string, b: string, where: string): void {
  if (!lattice.areAdjacent(onMap(lattice, a, where), onMap(lattice, b, where)))
    fail(where, `${a} and ${b} are not adjacent`)
}

/**
 * Ground of every hex: to each line of the map what it is called and then a letter for each of its hexes, from 1 on.
 * `label`: what is printed on a hex, where that is not two digits of the line and two of the place.
 */
export function readGround<Terrain extends string>(
  lattice: Lattice,
  text: string,
  letters: Readonly<Record<string, Terrain>>,
  label = (line: string, place: number) => line + printed(place),
): ReadonlyMap<string, Terrain> {
  const ground = new Map<string, Terrain>()
  for (const row of rowsOf(text)) {
    const [line = '', cells = ''] = cellsOf(row, ' ', 2)
    for (const [i, letter] of [...cells].entries()) {
      const hex = onMap(lattice, label(line, i + 1), `row ${line} of the ground`)
      ground.set(hex, letters[letter] ?? fail(`hex ${hex}`, `"${letter}" is no terrain`))
    }
  }
  if (ground.size !== lattice.hexes.length) fail('the ground', `has ${ground.size} hexes`)
  return ground
}

/** Lines of hexsides, `0101/0102` to each; a class or the letter of a provenance holds until the next. */
export function readHexsides<Kind extends string>(
  lattice: Lattice,
  text: string,
  classes: readonly [Kind, ...Kind[]],
): HexsideLine<Kind>[] {
  return blocksOf(text).map(({ heading: name, words }) => {
    const sides: Hexside<Kind>[] = []
    let current: Kind = classes[0]
    let source: Source = 'derived'
    for (const word of words) {
      const named = classes.find((one) => one === word)
      if (named) current = named
      else if (word.length === 1) source = sourceOf(word, name)
      else {
        const [a = '', b = ''] = cellsOf(word, '/', 2)
        beside(lattice, a, b, name)
        sides.push({ a, b, class: current, source })
      }
    }
    return { name, sides }
  })
}

/** Roads and the like: under `> name | provenance` the hexes they run through. */
export function readRoutes(lattice: Lattice, text: string): Route[] {
  return blocksOf(text).map(({ heading, words }) => {
    const [name = '', letter] = cellsOf(heading, '|', 2)
    for (const [i, hex] of words.entries()) if (i > 0) beside(lattice, words[i - 1]!, hex, name)
    return { name, hexes: words, source: sourceOf(letter, name) }
  })
}

/** What runs along each hexside by its key; two on one hexside are refused. */
function kindsBySide<Kind extends string>(lines: readonly HexsideLine<Kind>[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>()
  for (const { name, sides } of lines)
    for (const { a, b, class: kind } of sides) {
      if (kinds.has(edgeKey(a, b))) fail(name, `the hexside ${a}/${b} has one already`)
      kinds.set(edgeKey(a, b), kind)
    }
  return kinds
}

/** The hexsides, by their keys, that routes cross. */
const sidesCrossed = (routes: readonly Route[]): ReadonlySet<string> =>
  new Set(routes.flatMap(({ hexes }) => hexes.slice(1).map((hex, i) => edgeKey(hexes[i]!, hex))))

/** What rules ask of the rivers and roads of a map. */
export function makeWays<River extends string>(
  rivers: readonly HexsideLine<River>[],
  roads: readonly Route[],
) {
  const riverOn = kindsBySide(rivers)
  const crossed = sidesCrossed(roads)
  const along = new Set(roads.flatMap(({ hexes }) => hexes))
  const riverBetween = (a: string, b: string): River | undefined => riverOn.get(edgeKey(a, b))
  const roadBetween = (a: string, b: string): boolean => crossed.has(edgeKey(a, b))
  return {
    /** What runs along the hexside between two adjacent hexes. */
    riverBetween,
    /** true: a road leads from one hex straight into the other. */
    roadBetween,
    hasRoad: (hex: string): boolean => along.has(hex),
    /** true: the river between two hexes is crossed by a road. */
    isBridged: (a: string, b: string): boolean => roadBetween(a, b) && riverBetween(a, b) !== undefined,
    /** Hexes that rivers of a class run along. */
    banksOf: (river: River): ReadonlySet<string> =>
      new Set(
        rivers.flatMap(({ sides }) =>
          sides.flatMap((side) => (side.class === river ? [side.a, side.b] : [])),
        ),
      ),
  }
}

/** What a kind of ground, or a town, does to movement and battle. */
export interface TerrainEffect {
  /** Movement points to enter, on foot and motorized. */
  readonly foot: number
  readonly motor: number
  /** Columns to the left when attacked here. */
  readonly shift: number
  readonly source: Source
}

/** What rules ask of a terrain chart; `none`: a place that is a name alone. */
export const makeTerrainChart = <Terrain extends string, Town extends string>(
  chart: Readonly<Record<Terrain | Exclude<Town, 'none'>, TerrainEffect>>,
  terrainOf: (hex: string) => Terrain,
  townOf: (hex: string) => { readonly kind: Town } | undefined,
) => ({
  /** Movement points to enter a hex, apart from what lies on its hexsides and from zones of control. */
  enterCost: (hex: string, motorized: boolean): number => chart[terrainOf(hex)][motorized ? 'motor' : 'foot'],
  /** Columns to the left for the ground and the town of a hex together. */
  terrainShift(hex: string): number {
    const kind = townOf(hex)?.kind ?? 'none'
    const built = kind === 'none' ? 0 : chart[kind as Exclude<Town, 'none'>].shift
    return chart[terrainOf(hex)].shift + built
  },
})

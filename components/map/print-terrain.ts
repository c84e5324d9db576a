import { CALM, type Chain, chainsAlong, type FacedSide, facedIn, pathAlong } from './chains'
import { once } from './once'
import { outline } from './outline'
import { type Crown, cellFrom, crownsOf, groundWithMargin } from './print-ground'
import { type Relief, reliefOf } from './relief'
import { apart, type Bridge, type RouteNet, routeNet } from './roads'
import type { AreaTone, Ground, LineKind } from './sheet'
import { nearestOn, type Shore, shoreOf } from './shore'
import { hexOutline, type Terrain } from './terrain'
import { type Cell, cellKey, type Rect } from './world'

/** Ground that is drawn as one area, and how its outline is drawn. */
const AREAS = {
  steppe: { kinds: ['steppe'], relax: 0.45, amount: 0.075 },
  woods: { kinds: ['woods'], relax: 0.15, amount: 0.075 },
  swamp: { kinds: ['swamp'], relax: 0.15, amount: 0.075 },
  hill: { kinds: ['hill', 'mountain'], relax: 0.3, amount: 0.03 },
  mountain: { kinds: ['mountain'], relax: 0.3, amount: 0.05 },
  city: { kinds: ['city'], relax: 0.3, amount: 0.05 },
  off: { kinds: ['off'], relax: 0.45, amount: 0 },
} as const satisfies Record<string, { kinds: readonly Ground[]; relax: number; amount: number }>
export type Area = keyof typeof AREAS

/** Seas and lakes: how far a true shore may draw the painted one. */
const SHORES = {
  sea: { relax: 0.3, salt: 'sea', most: 0.2, rough: 0.5 },
  lake: { relax: 0.5, salt: 'lake', most: 0.24, rough: 0.35 },
} as const
export type Water = keyof typeof SHORES

/**
 * What a sheet is printed with besides its terrain: the page, which lays pieces and names upon the print, needs none of it.
 * Areas, shores and relief are worked out for the part that is printed, for the whole of a large sheet takes long, and a
 * window shows a tenth of it. They come out the same whatever the part, as each follows from what lies next to it.
 */
export interface PrintTerrain {
  ground: (key: string) => Ground | undefined
  /** The trees of a wood, by its cell. */
  crowns: (key: string) => readonly Crown[]
  /** Areas that the sheet names. */
  areas: () => readonly { path: Path2D; tone: AreaTone }[]
  /** The outline of an area in and around a part of the sheet; null: there is nothing of it. */
  area: (area: Area, part: Rect) => Path2D | null
  /** The same of water, so that lines in it are right which keep so many hex widths off the shore. */
  shore: (water: Water, part: Rect, off: number) => Shore | null
  relief: (part: Rect) => Relief
  /** Arms of the water along hexsides. */
  arms: () => Readonly<Record<Water, Path2D | null>>
  lines: () => readonly { kind: LineKind; chains: readonly Chain[] }[]
  roads: () => RouteNet
  rails: () => RouteNet
  passes: () => RouteNet
  bridges: () => readonly Bridge[]
}

/** How high grounds are. */
const HEIGHTS: Partial<Record<Ground, number>> = { hill: 1, mountain: 1.7 }
/** Walls show the hexes that they guard. */
const RELAX: Partial<Record<LineKind, number>> = { wall: 0.3, rampart: 0.25 }
/** An outline that is cut off so many hex widths beyond a part is whole within it. */
const MARGIN = 2

const isAmong = (kinds: readonly Ground[]) => (kind: Ground) => kinds.includes(kind)

const known = new WeakMap<Terrain, PrintTerrain>()

/** Each part is worked out when it is first asked for, once for each terrain. */
export function printTerrain(terrain: Terrain): PrintTerrain {
  const made = known.get(terrain) ?? build(terrain)
  known.set(terrain, made)
  return made
}

function build({ sheet, world }: Terrain): PrintTerrain {
  const byCell = once(() => groundWithMargin(world, sheet))
  const ground = (key: string) => byCell().get(key)
  const grown = new Map<string, readonly Crown[]>()
  const { left, top } = sheet.edge ?? { left: 0, top: 0 }
  const pull = once(() =>
    nearestOn((sheet.shores ?? []).map((line) => line.map(({ x, y }) => ({ x: x + left, y: y + top })))),
  )
  /** The cells of such grounds in and around a part, and whether one is among them. */
  const near = (
    isOf: (kind: Ground, cell: Cell) => boolean,
    { x, y, width, height }: Rect,
    margin: number,
  ) => {
    const part = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
    const found = new Map<string, Cell>()
    for (const cell of world.cellsIn(part)) {
      const key = cellKey(cell.q, cell.r)
      const kind = ground(key)
      if (kind && isOf(kind, cell)) found.set(key, cell)
    }
    return { cells: [...found.values()], has: (q: number, r: number) => found.has(cellKey(q, r)) }
  }
  /** Steppe lies under what stands on it as well, so that no other ground is seen at its edges. */
  const isDry = (kind: Ground, { q, r }: Cell) =>
    kind === 'steppe' ||
    (kind !== 'clear' && world.across.some((step) => ground(cellKey(q + step.q, r + step.r)) === 'steppe'))
  const hills = once(() => [
    ...[...byCell()].flatMap(([key, kind]) => {
      const height = HEIGHTS[kind]
      return height === undefined ? [] : [{ ...world.cellCentre(cellFrom(key)), height }]
    }),
    ...(sheet.uplands ?? []).map((hex) => ({ ...world.centre(hex), height: 1 })),
  ])
  const roads = once(() => routeNet(world, sheet, 'road'))
  const rails = once(() => routeNet(world, sheet, 'rail'))
  return {
    ground,
    crowns(key) {
      const crowns = grown.get(key) ?? crownsOf(world, byCell(), cellFrom(key))
      grown.set(key, crowns)
      return crowns
    },
    areas: once(() => sheet.areas.map(({ hexes, tone }) => ({ path: hexOutline(world, hexes, 0.2), tone }))),
    area(area, part) {
      const { kinds, ...style } = AREAS[area]
      const { cells, has } = near(area === 'steppe' ? isDry : isAmong(kinds), part, MARGIN)
      return cells.length > 0 ? outline(world, cells, has, { ...style, salt: kinds[0] }) : null
    },
    shore(water, part, off) {
      const { cells, has } = near(isAmong([water]), part, MARGIN + 2 * off)
      return cells.length > 0 ? shoreOf(world, cells, has, pull(), SHORES[water]) : null
    },
    relief: (part) => reliefOf(hills(), part),
    arms: once(() => {
      const of = (lake: boolean) =>
        (sheet.waterSides ?? []).filter(({ water }) => (water === 'lake') === lake).map(facedIn(world))
      const path = (sides: FacedSide[]) =>
        sides.length > 0 ? pathAlong(chainsAlong(world, sides, CALM)) : null
      return { sea: path(of(false)), lake: path(of(true)) }
    }),
    lines: once(() =>
      (sheet.lines ?? []).map(({ kind, sides }) => ({
        kind,
        chains: chainsAlong(world, sides.map(facedIn(world)), RELAX[kind] ?? CALM),
      })),
    ),
    roads,
    rails,
    passes: once(() => routeNet(world, sheet, 'pass')),
    bridges: once(() => apart([...roads().bridges, ...rails().bridges])),
  }
}

/** Works out at once what parts of a printed sheet are painted with wherever they lie. */
export function prepare(terrain: Terrain): void {
  const { areas, arms, lines, bridges } = printTerrain(terrain)
  for (const { points } of terrain.streams()) void points
  for (const part of [areas, arms, lines, bridges]) part()
}

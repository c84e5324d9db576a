import type { Lattice } from '@/lib/hex/lattice'
import type { Point } from '@/lib/hex/layout'
import type { Edge } from './world'

/** What the map can paint; a game says which of them its terrain is. `off`: a hex that is not in play. */
export type Ground =
  | 'clear'
  | 'steppe'
  | 'woods'
  | 'swamp'
  | 'hill'
  | 'mountain'
  | 'city'
  | 'sea'
  | 'lake'
  | 'off'

/**
 * How the map can draw a line along hexsides; a game says what its lines stand for. `wall` and `rampart` have crenels, the
 * second strong enough to be seen between counters; `weather` parts zones, `limit` is any other line.
 */
export type LineKind = 'wall' | 'rampart' | 'border' | 'weather' | 'limit'

/** Two hexes that share a side; of a side that faces a way, `b` is the outer one. */
export interface Hexside {
  a: string
  b: string
}
/** A name across the map: from hex to hex on a bow, so many hexes high. `bend`: how far its middle rises, in hexes. */
export interface Region {
  /** By which the words of the sheet name it: `region-ID`. */
  readonly id: string
  readonly kind: 'sea' | 'country' | 'land'
  readonly from: string
  readonly to: string
  readonly high: number
  readonly bend: number
}

export type StarKind = 'minor' | 'major'

/** What is printed on a map: drawn once, kept as a picture. */
export interface MapSheet {
  id: string
  lattice: Lattice
  /** Absent: the paper ends with the outermost hexes. */
  edge?: Edge
  ground: (hex: string) => Ground
  /** Hexsides in order from source to mouth. */
  rivers: readonly {
    name: string
    sides: readonly { a: string; b: string; wide: boolean }[]
  }[]
  /** Chains of neighbouring hexes. */
  roads: readonly (readonly string[])[]
  /** Those of the roads that count for more than the others. */
  highways?: readonly (readonly string[])[]
  /** Roads that alone lead across mountains, and are no part of the others. */
  passes?: readonly (readonly string[])[]
  rails?: readonly (readonly string[])[]
  /** Where a road or a railway goes on beyond the map. */
  exits?: readonly { hex: string; edge: 'west' | 'east'; kind: 'road' | 'rail' }[]
  /** What a game's own drawings write, in the language of the sheet. */
  words?: Readonly<Record<string, string>>
  /** Seas and lands whose names are written across the map (`layers/regions.ts`). */
  regions?: readonly Region[]
  places: readonly {
    hex: string
    name: string
    size: 'name' | 'town' | 'city'
    star: StarKind | null
    /** Of a place that is a name alone: a small circle shows where it lies, or the sign of a peak. */
    mark?: boolean | 'peak'
    /** true: a ring along the hexsides shows that the whole hex is the city. */
    ring?: boolean
  }[]
  /** Hexes with oil. */
  wells?: readonly string[]
  /** Hexes out of play that are uplands: their slopes are shown. */
  uplands?: readonly string[]
  /** Outlined areas with a name of their own. */
  areas: readonly { name: string; hexes: readonly string[]; tone: AreaTone }[]
  sources: readonly { hex: string; side: SideTone }[]
  /** The true shores of seas and lakes, in hex widths from the corner of the hexes: those that are painted are drawn toward them. */
  shores?: readonly (readonly Point[])[]
  /** Hexsides that are water: arms of lakes and of the sea, and straits, which can be crossed. */
  waterSides?: readonly (Hexside & { water: 'sea' | 'lake' | 'strait' })[]
  /** Each entry is one line, or several of a kind. */
  lines?: readonly { kind: LineKind; sides: readonly Hexside[] }[]
}

/** An area that is only shown, and one that matters. */
export type AreaTone = 'quiet' | 'loud'

export type SideTone = 'west' | 'east'

/** Weather that is seen on the map: open country in mud, hard frost, all under snow with its rivers frozen. */
export type Season = 'mud' | 'frost' | 'snow'

import type { Lattice } from '@/lib/hex/lattice'

export type Ground = 'clear' | 'woods' | 'swamp' | 'hill'
export type StarKind = 'minor' | 'major'

/** What is printed on a map: drawn once, kept as a picture. */
export interface MapSheet {
  id: string
  lattice: Lattice
  ground: (hex: string) => Ground
  /** Hexsides in order from source to mouth. */
  rivers: readonly {
    name: string
    sides: readonly { a: string; b: string; wide: boolean }[]
  }[]
  /** Chains of neighbouring hexes. */
  roads: readonly (readonly string[])[]
  places: readonly {
    hex: string
    name: string
    size: 'name' | 'town' | 'city'
    star: StarKind | null
  }[]
  /** Outlined areas with a name of their own. */
  areas: readonly { name: string; hexes: readonly string[]; tone: 'pocket' | 'goal' }[]
  sources: readonly { hex: string; side: SideTone }[]
}

export type SideTone = 'west' | 'east'

export type UnitSymbol =
  | 'armour'
  | 'motorized'
  | 'mechanized'
  | 'infantry'
  | 'cavalry'
  | 'airborne'
  | 'anti-air'
  | 'headquarters'

/** What is printed on a counter. Equal faces have equal keys and share one drawn sprite. */
export interface CounterFace {
  key: string
  side: SideTone
  symbol: UnitSymbol
  /** Size mark above the box: x, xx, xxx ... */
  mark: string
  /** Short name, upright along the left edge. */
  name: string
  /** Such as 3-5 or 9-2-10. */
  strength: string
  /** true: printed in the second ink, the reduced side. */
  reduced: boolean
  /** Steps left, as pips; 0 for none shown. */
  steps: number
  /** Colour inside the symbol box. */
  box: string
}

export interface SceneCounter {
  id: string
  hex: string
  face: CounterFace
  /** Has done its part: drawn in shade. */
  spent: boolean
  /** Small letters in a corner badge, such as a supply mark. */
  badge: 'unsupplied' | 'isolated' | null
  ring: 'active' | 'chosen' | 'foe' | null
  /** true: on its way; its place is kept and not drawn. */
  away?: boolean
}

export interface SceneToken {
  hex: string
  kind: StarKind
  /** Value where it lies face up; null: face down. */
  value: number | null
}

/** A hex that can be chosen; its text (a cost, an odds) is drawn in it. */
export interface SceneChoice {
  hex: string
  tone: 'go' | 'fight' | 'pick'
  text?: string
}

/** Everything that changes from moment to moment. The canvas draws it and decides nothing. */
export interface Scene {
  /** Hexes that the west side controls, for the front line; all others are the east's. Null: no front. */
  west: ReadonlySet<string> | null
  counters: readonly SceneCounter[]
  tokens: readonly SceneToken[]
  choices: readonly SceneChoice[]
  /** true: hexes that are no choice lie under a veil. */
  veil: boolean
  path: { hexes: readonly string[]; text: string; dashed?: boolean } | null
  arrows: readonly { from: string; to: string }[]
  /** Hatched hexes: zones of control of one side each; `inReach`: only where one may go. */
  zones: readonly { side: SideTone; hexes: readonly string[]; inReach?: boolean }[]
  /** Lightly tinted hexes: supply, command range. */
  tints: readonly { tone: 'supply' | 'range'; side: SideTone; hexes: readonly string[] }[]
  lines: readonly { side: SideTone; hexes: readonly string[] }[]
  looked: string | null
  cursor: string | null
  /** Hexes that a refusal speaks of. */
  flash: readonly string[]
  numbers: boolean
  stars: boolean
  /**
   * What led here from the scene before, in order: ways that were gone, from the first hex to the last, and places
   * where something happened. Absent: the scene is a new one, and nothing slides.
   */
  story?: readonly { hexes: readonly string[]; way: boolean }[] | null
}

import type { Point } from '@/lib/hex/layout'
import type { Context } from './blank'
import type { Box } from './layers/box'
import type { Palette } from './palette'
import type { Detail, Pen } from './pen'
import type { Season, SideTone, StarKind } from './sheet'

export type UnitSymbol =
  | 'armour'
  | 'motorized'
  | 'mechanized'
  | 'infantry'
  | 'cavalry'
  | 'airborne'
  | 'anti-air'
  | 'headquarters'

/** What names of towns and cards of counters cover. */
export interface Covered {
  readonly names: readonly Box[]
  readonly cards: readonly Box[]
}

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
  /** Draws it where it is not as usual (`layers/states.ts`, `layers/round.ts`): brought along by games that have such. */
  draw?: (card: DrawnCard) => void
}

/** A counter that its game draws: what lies between its corners, the upper left of them where the context stands. */
export interface DrawnCard {
  g: Context
  palette: Palette
  detail: Detail
  /** How wide it is, in units of the context. */
  side: number
  /** true: without bevels. */
  flat: boolean
  /** Draws it as any other. */
  card: () => void
}

/** A mark at the corner of a counter that must be seen without opening anything. */
export interface Badge {
  shape: 'triangle' | 'square'
  letter: string
  colour: string
}

export interface SceneCounter {
  id: string
  hex: string
  face: CounterFace
  /** Has done its part: drawn in shade. */
  spent: boolean
  badge: Badge | null
  ring: 'active' | 'chosen' | 'foe' | null
  /** true: on its way; its place is kept and not drawn. */
  away?: boolean
}

/** How high a stack is as far as its viewer may know: its counters, or no more than whether it is one or several. */
export type StackHeight = number | 'one' | 'several'

/** Stacks for each of which one card stands. How it is drawn is brought along by games that have such (`layers/stack.ts`). */
export interface HighStacks {
  /** By hex. */
  heights: ReadonlyMap<string, StackHeight>
  draw: (pen: Pen, stack: DrawnStack) => void
}
export interface DrawnStack {
  counters: readonly SceneCounter[]
  height: StackHeight
  /** Its middle, and how wide a card is, in hex widths. */
  at: Point
  side: number
  card: (counter: SceneCounter) => void
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
  /** What going there costs or risks, in words: hatched. */
  peril?: string
}

/** A hex that is a fort; `pending`: not finished. */
export interface Fort {
  hex: string
  heavy: boolean
  pending: boolean
}
/** Forts, and how they are drawn: brought along by games that have such (`layers/forts.ts`). */
export interface Forts {
  all: readonly Fort[]
  draw: (pen: Pen, all: readonly Fort[]) => void
}

/** Everything that changes from moment to moment. The canvas draws it and decides nothing. */
export interface Scene {
  /** Hexes that the west side controls, for the front line; all others are the east's. Null: no front. */
  west: ReadonlySet<string> | null
  /** Absent: as it is printed. */
  season?: Season | undefined
  counters: readonly SceneCounter[]
  /** Elsewhere all counters of a hex lie spread out. */
  stacks?: HighStacks
  tokens: readonly SceneToken[]
  /** Small pieces above the counters of a hex; each face draws itself. */
  above?: readonly { hex: string; face: CounterFace }[] | undefined
  choices: readonly SceneChoice[]
  /** true: hexes that are no choice lie under a veil. */
  veil: boolean
  path: { hexes: readonly string[]; text: string; dashed?: boolean } | null
  arrows: readonly { from: string; to: string }[]
  /** Hatched hexes: zones of control of one side each; `inReach`: only where one may go. */
  zones: readonly { side: SideTone; hexes: readonly string[]; inReach?: boolean }[]
  /** Lightly tinted hexes; `range`: paler, with a broken edge. */
  tints: readonly { tone: 'area' | 'range'; side: SideTone; hexes: readonly string[] }[]
  lines: readonly { side: SideTone; hexes: readonly string[] }[]
  forts?: Forts | undefined
  /** Writes the names of seas and lands across the print: brought along by games that have such. */
  drawRegions?: ((pen: Pen) => void) | undefined
  /** Draws what a game has of its own under the counters: brought along by games that have such. */
  drawBeneath?: ((pen: Pen, covered: () => Covered) => void) | undefined
  /** Draws what is told of the map over the counters: brought along by who tells it. */
  drawAbove?: ((pen: Pen) => void) | undefined
  looked: string | null
  cursor: string | null
  /** Hexes that a refusal speaks of. */
  flash: readonly string[]
  numbers: boolean
  stars: boolean
  /** Hexes of towns that somebody reads about: their names are written from afar, too. */
  named?: ReadonlySet<string>
  /**
   * What led here from the scene before, in order: ways that were gone, from the first hex to the last, and places
   * where something happened; `along`: at once with the others of which that is said. Absent: the scene is a new one, and
   * nothing slides.
   */
  story?: readonly { hexes: readonly string[]; way: boolean; along?: boolean }[] | null
}

import type { HexMap } from './map'

/** How ways are looked for, whatever a way is. */
export interface WaySearch<Way> {
  /** Negative: the first is the better, 0: as good. A way that goes on is never better than it was before. */
  readonly compare: (one: Way, other: Way) => number
  /** true: the way may end here, and goes no further. */
  readonly isOver: (way: Way) => boolean
  /** The ways that this one may go on as. */
  readonly on: (way: Way) => readonly Way[]
  /** The same for ways after which all that may follow is the same. */
  readonly key: (way: Way) => string
}

/** All ways that are over and as good as the best, from the best beginning on; empty: there is none. */
export function bestWays<Way>(
  begun: readonly Way[],
  { compare, isOver, on, key }: WaySearch<Way>,
): readonly Way[] {
  let open = [...begun]
  const known = new Map<string, Way>()
  while (open.length > 0) {
    const first = open.reduce((best, way) => (compare(way, best) < 0 ? way : best))
    const level = open.filter((way) => compare(way, first) === 0)
    const over = level.filter(isOver)
    if (over.length > 0) return over
    const further = level.filter((way) => {
      const before = known.get(key(way)) ?? way
      known.set(key(way), before)
      return compare(before, way) === 0
    })
    open = [...open.filter((way) => compare(way, first) > 0), ...further.flatMap(on)]
  }
  return []
}

/**
 * Hexes at least so many hexes behind one, the nearest ring first: each lies on a way of which every hex is one closer
 * to the same goal.
 */
export function ringsBack(
  { hexes, hexesBetween, numberOf }: HexMap,
  from: string,
  goals: readonly string[],
  least: number,
): string[][] {
  const start = numberOf(from)
  const ends = goals.map(numberOf).map((goal) => ({ goal, far: hexesBetween(start, goal) }))
  const rings: string[][] = []
  hexes.forEach((hex, i) => {
    const gone = hexesBetween(start, i)
    if (gone < least || ends.every(({ goal, far }) => hexesBetween(i, goal) !== far - gone)) return
    rings[gone] ??= []
    rings[gone].push(hex)
  })
  return rings.filter((ring) => ring !== undefined)
}

/** A retreat so far. */
interface Way {
  readonly path: readonly string[]
  /** Steps lost. */
  readonly losses: number
  /** 0: each hex is closer to supply than the one before; 1: those of the result are; 2: not even those. */
  readonly away: 0 | 1 | 2
}

/**
 * Fewer steps lost are better, then closer to supply with each hex, then room after fewer hexes. A way that goes on is
 * always worse than it was before.
 */
const compare = (one: Way, other: Way): number =>
  one.losses - other.losses || one.away - other.away || one.path.length - other.path.length

/** What decides where a unit retreats to. */
export interface Retreat {
  readonly start: string
  /** Hexes of the result. Who may not stay after so many goes on, and all hexes count alike. */
  readonly hexes: number
  /** The ways on which it has to begin; mostly one without a hex. */
  readonly begun: readonly (readonly string[])[]
  /** Hexes to which it may go on from one. */
  readonly on: (from: string) => readonly string[]
  /** Steps that it costs to enter a hex. */
  readonly losses: (hex: string) => number
  /** true: the second hex is closer to supply than the first. */
  readonly isCloser: (from: string, to: string) => boolean
  readonly mayStay: (hex: string) => boolean
}

/** The best ways of a unit that has to retreat, among which its owner may choose; no hex twice, and never the first. */
export function waysBack(retreat: Retreat): string[][] {
  const { start, hexes } = retreat
  const enter = ({ path, losses, away }: Way, to: string): Way => {
    const isCloser = retreat.isCloser(path.at(-1) ?? start, to)
    return {
      path: [...path, to],
      losses: losses + retreat.losses(to),
      away: isCloser || away === 2 ? away : path.length < hexes ? 2 : 1,
    }
  }
  const begun = retreat.begun.map((path) => path.reduce(enter, { path: [], losses: 0, away: 0 }))
  return bestWays(begun, {
    compare,
    isOver: ({ path }) => path.length >= hexes && retreat.mayStay(path.at(-1)!),
    on: (way) =>
      retreat
        .on(way.path.at(-1) ?? start)
        .filter((to) => to !== start && !way.path.includes(to))
        .map((to) => enter(way, to)),
    key: ({ path, away }) => `${path.slice(0, hexes - 1)} ${path.length < hexes} ${path.at(-1)} ${away}`,
  }).map(({ path }) => [...path])
}

import type { MapRules } from '@/lib/wargame/map'
import type { Ring, StaffFacts } from '@/lib/wargame/staff/facts'
import { board, map } from '../small-map'

/** What is told a staff of units on the small map; whoever is fresh comes `far` hexes far, and so does the enemy. */
export function factsOf(
  places: Readonly<Record<string, string>>,
  enemies: readonly string[],
  {
    fresh = Object.keys(places),
    room = 9,
    far = 2,
    aims = [],
    waiting = {},
    began = {},
    throats = [],
    rings = [],
    pockets = () => [],
    rivers = [],
    enough = Infinity,
  }: {
    fresh?: readonly string[]
    room?: number
    far?: number
    aims?: readonly string[]
    /** Who waits beside the map, by the hex by which he comes. */
    waiting?: Readonly<Record<string, string>>
    /** Who stood elsewhere as the turn began. */
    began?: Readonly<Record<string, string | null>>
    throats?: ReturnType<StaffFacts['throats']>
    rings?: readonly Ring[]
    pockets?: StaffFacts['pockets']
    /** Hexes between which a river runs, two by two. */
    rivers?: readonly (readonly [string, string])[]
    /** So many make a good attack. */
    enough?: number
  } = {},
): StaffFacts {
  const held = map.maskOf(enemies)
  /** Hexes that somebody comes to from some, without passing through others. */
  const reached = (from: readonly string[], shut: ReadonlySet<string>) => {
    const found = new Map(from.map((hex) => [hex, [] as string[]]))
    for (const [hex, path] of found)
      if (path.length < far)
        for (const next of board.neighbours(hex))
          if (!found.has(next) && !shut.has(next)) found.set(next, [...path, next])
    return found
  }
  const stand = (moved: ReadonlyMap<string, string | null>) =>
    Object.entries(places).flatMap(([unit, hex]) => (moved.has(unit) ? (moved.get(unit) ?? []) : hex))
  const entered: StaffFacts['entered'] = (moved) => {
    const all = reached(enemies, new Set(stand(moved)))
    return new Set([...all.keys()].filter((hex) => !enemies.includes(hex)).map(map.numberOf))
  }
  return {
    ...{
      rules: { board } as MapRules,
      units: Object.keys(places).sort(),
      fresh: new Set(fresh),
      waiting: new Map(Object.keys(waiting).map((unit) => [unit, 'box'])),
      enemies: held,
    },
    ...{ towns: [], hexOf: (unit) => places[unit]!, kindOf: () => '', pointsOf: () => far, shelter: () => 1 },
    began: (unit) => (unit in began ? began[unit]! : places[unit]!),
    throats: () => throats,
    rings: () => new Map(rings.map((ring) => [ring.hex, ring])),
    ...{ pockets, unfed: () => [] },
    isRiver: (hex, next) =>
      rivers.some((pair) => pair.every((one) => [hex, next].includes(map.numberOf(one)))),
    suffices: (_target, posts) => posts.length >= enough,
    stepOf: () => () => 1,
    ways: ([unit]) => {
      const door = waiting[unit!]
      const all = reached([door ?? places[unit!]!], new Set(enemies))
      if (door !== undefined) return new Map([...all].map(([hex, path]) => [hex, [door, ...path]]))
      all.delete(places[unit!]!)
      return all
    },
    hasRoom: (some, others) => some.length + others.length <= room,
    isCutOff: () => false,
    entered,
    bare: (moved, by) => {
      const comes = entered(moved)
      const open = aims.filter((hex) => comes.has(map.numberOf(hex)))
      if (!by) return open
      // A place lies behind some hexes where it is no nearer round them.
      const all = reached(enemies, new Set(stand(moved)))
      const round = reached(enemies, new Set([...stand(moved), ...by]))
      const far = (hex: string) =>
        Math.min(...by.map((one) => (all.get(one)?.length ?? Infinity) + board.distance(one, hex)))
      return open.filter((hex) => far(hex) <= (round.get(hex)?.length ?? far(hex)))
    },
  }
}

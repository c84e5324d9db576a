import { cached, once } from './cached'
import { type HexMap, type MapRules, mapOf } from './map'
import { enemyAt, held, type OnMap } from './occupancy'
import { opponent, type Side } from './ruleset'
import { zocMask } from './zoc'

/** Ground over which supply runs to its sources, as far as it goes. */
export interface SupplyNet {
  /** For each hex of the net the next hex toward the source; the source itself points to itself; -1 outside. */
  readonly next: Int16Array
  /** The hexes of the net, by number, the nearest to a source first. */
  readonly reached: readonly number[]
  /** For each hex of the net, over how many hexes off the ways its line runs; 0 where lines run over any ground. */
  readonly off: Int16Array
}

export interface SupplyGround {
  /** Hexes of the sources, by number. */
  readonly sources: readonly number[]
  /** For each hex by number: 1 where no line may run, and no source works. */
  readonly shut: Uint8Array
  /** For each hexside: 1 where no line crosses. */
  readonly barriers: Uint8Array
  /** For each hexside: 1 where a way crosses, along which lines are of any length. Absent: they are so everywhere. */
  readonly ways?: Uint8Array
}

/** Lines of hexes that are not shut: along ways first, then off them; each is a shortest one. */
export function supplyNet(
  { around, hexes }: HexMap,
  { sources, shut, barriers, ways }: SupplyGround,
): SupplyNet {
  const next = new Int16Array(hexes.length).fill(-1)
  const off = new Int16Array(hexes.length)
  const reached: number[] = []
  for (const source of sources) {
    if (shut[source] === 1 || next[source] !== -1) continue
    next[source] = source
    reached.push(source)
  }
  const spread = (along?: Uint8Array) => {
    for (let head = 0; head < reached.length; head += 1) {
      const from = reached[head]!
      for (let side = 6 * from; side < 6 * from + 6; side += 1) {
        const to = around[side]!
        if (to < 0 || next[to] !== -1 || shut[to] === 1 || barriers[side] === 1) continue
        if (along && along[side] !== 1) continue
        next[to] = from
        off[to] = ways && !along ? off[from]! + 1 : 0
        reached.push(to)
      }
    }
  }
  if (ways) spread(ways)
  spread()
  return { next, reached, off }
}

/**
 * true: a line of at most so many hexes off the ways begins in a hex of the net or beside it, as where it begins nothing
 * can shut it.
 */
export function isSupplied(
  { around }: HexMap,
  { next, off }: SupplyNet,
  barriers: Uint8Array,
  start: number,
  most = Number.POSITIVE_INFINITY,
): boolean {
  if (start < 0) return false
  if (next[start] !== -1) return off[start]! <= most
  for (let side = 6 * start; side < 6 * start + 6; side += 1) {
    const to = around[side]!
    if (to >= 0 && next[to] !== -1 && barriers[side] !== 1 && off[to]! < most) return true
  }
  return false
}

/** A shortest line from a hex beside the net or in it to a source, both by number and included; null if there is none. */
export function supplyLineFrom(
  { around }: HexMap,
  { next }: SupplyNet,
  barriers: Uint8Array,
  start: number,
): number[] | null {
  let best: number[] | null = null
  for (let side = 6 * start; side < 6 * start + 6; side += 1) {
    const first = around[side]!
    if (first < 0 || next[first] === -1 || barriers[side] === 1) continue
    const line = [start, first]
    for (let i = first; next[i] !== i; i = next[i]!) line.push(next[i]!)
    if (!best || line.length < best.length) best = line
  }
  return best
}

const noBarriers = once((rules: MapRules) => new Uint8Array(6 * mapOf(rules).hexes.length))

/** What a game says of its supply. */
export interface SupplyFacts<At extends OnMap> {
  /** Hexes of the sources that work for a side now. */
  readonly sources: (at: At, side: Side) => readonly string[]
  /** For each hexside: 1 where no line crosses. Absent: they cross everywhere. */
  readonly barriers?: (at: At) => Uint8Array
  /** What decides which sources work besides the places of the pieces, such as the turn. */
  readonly also: (at: At) => readonly unknown[]
  /** For each hex by number: 1 where no line of this side runs unless a friend is there. Absent: the enemy's zones. */
  readonly watched?: (at: At, side: Side) => Uint8Array
  /** For each hexside: 1 where a way crosses, along which lines are of any length. Absent: they are so everywhere. */
  readonly ways?: (at: At) => Uint8Array
}

/**
 * The questions of supply where a line runs through no enemy, and through an enemy zone only where a friend, even an
 * HQ, stands.
 */
export function supplyUnder<At extends OnMap>({
  sources,
  barriers = ({ rules }) => noBarriers(rules),
  also,
  watched = (at, side) => zocMask(at, opponent(side)),
  ways,
}: SupplyFacts<At>) {
  /** For each hex by number: 1 where no line of this side runs. */
  const shutTo = (at: At, side: Side): Uint8Array => {
    const friends = held(at, side)
    const enemies = held(at, opponent(side))
    const zone = watched(at, side)
    const shut = new Uint8Array(zone.length)
    for (let i = 0; i < shut.length; i += 1)
      shut[i] = enemies[i]! > 0 || (zone[i] === 1 && friends[i] === 0) ? 1 : 0
    return shut
  }
  /** Where supply runs as the pieces stand. */
  const net = cached(
    ({ open }: At) => open.counters,
    (at, side: Side) => {
      const map = mapOf(at.rules)
      return supplyNet(map, {
        sources: sources(at, side).map(map.numberOf),
        shut: shutTo(at, side),
        barriers: barriers(at),
        ...(ways ? { ways: ways(at) } : {}),
      })
    },
    also,
  )
  return {
    shutTo,

    /** Hexes through which a supply line of this side runs to a source that works as the pieces stand. */
    suppliedHexes: (at: At, side: Side): ReadonlySet<string> =>
      new Set(net(at, side).reached.map((i) => mapOf(at.rules).hexes[i]!)),

    /**
     * A shortest supply line from a hex to a source, both included; null if there is none. The hex counts as held by
     * a friend: a line begins there, and an enemy zone over it does no harm.
     */
    supplyLine(at: At, side: Side, hex: string): string[] | null {
      if (enemyAt(at, hex, side)) return null
      if (sources(at, side).includes(hex)) return [hex]
      const map = mapOf(at.rules)
      const line = supplyLineFrom(map, net(at, side), barriers(at), map.numberOf(hex))
      return line?.map((i) => map.hexes[i]!) ?? null
    },

    /** true: a unit in this hex would have a supply line, of at most so many hexes off the ways. */
    hasSupplyLine(at: At, side: Side, hex: string, most?: number): boolean {
      if (enemyAt(at, hex, side)) return false
      const map = mapOf(at.rules)
      return (
        isSupplied(map, net(at, side), barriers(at), map.numberOf(hex), most) ||
        sources(at, side).includes(hex)
      )
    },
  }
}

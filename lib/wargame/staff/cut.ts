import type { HexMap } from '../map'

/** What a line is to keep apart; hexes are told by number, everything else in points of one count. */
export interface Kept {
  /** Where those stand who are to be stopped. */
  readonly from: Iterable<number>
  /** 1: they may go from a hex into the next, by hexside. */
  readonly passes: Uint8Array
  /** What it costs to hold each hex; Infinity: nobody can. */
  readonly cost: Float64Array
  /** What is lost with each hex into which they can come. */
  readonly worth: Float64Array
}

export interface Line {
  /** Hexes to be held. */
  readonly posts: readonly number[]
  /** 1: a hex into which they come all the same, those from which they start among them. */
  readonly open: Uint8Array
}

/** Less than this is nothing. */
const SLIGHT = 1e-6

/**
 * The line that costs least, counted together with what lies before it and is given up: a minimum cut, by Dinic's way of
 * finding a maximum flow. Of lines that cost the same it is the one nearest to the enemy.
 */
export function leastLine({ around, hexes }: HexMap, { from, passes, cost, worth }: Kept): Line {
  const count = hexes.length
  // Each hex is two nodes, on the way in and on the way out; holding it is the edge between them.
  const source = 2 * count
  const sink = source + 1
  const net = new Network(source + 2, 2 * (8 * count + 1))
  const starts = new Set(from)
  const held = new Int32Array(count).fill(-1)
  for (let hex = 0; hex < count; hex += 1) {
    const [inward, outward] = [2 * hex, 2 * hex + 1]
    if (starts.has(hex)) net.edge(source, outward, Infinity)
    else held[hex] = net.edge(inward, outward, cost[hex]!)
    if (worth[hex]! > 0) net.edge(outward, sink, worth[hex]!)
    for (let side = 6 * hex; side < 6 * hex + 6; side += 1) {
      const next = around[side]!
      if (next >= 0 && passes[side] === 1 && !starts.has(next)) net.edge(outward, 2 * next, Infinity)
    }
  }
  net.flow(source, sink)
  const posts: number[] = []
  const open = new Uint8Array(count)
  for (let hex = 0; hex < count; hex += 1) {
    if (net.isReached(2 * hex + 1)) open[hex] = 1
    else if (held[hex]! >= 0 && net.isReached(2 * hex)) posts.push(hex)
  }
  return { posts, open }
}

/** Pipes between nodes, and how much more goes through each. */
class Network {
  private readonly first: Int32Array
  private readonly next: Int32Array
  private readonly to: Int32Array
  private readonly left: Float64Array
  private readonly level: Int32Array
  private readonly due: Int32Array
  private edges = 0

  constructor(nodes: number, edges: number) {
    this.first = new Int32Array(nodes).fill(-1)
    this.level = new Int32Array(nodes)
    this.due = new Int32Array(nodes)
    this.next = new Int32Array(2 * edges)
    this.to = new Int32Array(2 * edges)
    this.left = new Float64Array(2 * edges)
  }

  /** Lays a pipe, and the way back through it, whose number is one more. */
  edge(from: number, to: number, most: number): number {
    const number = this.edges
    for (const [a, b, left] of [
      [from, to, most],
      [to, from, 0],
    ] as const) {
      this.to[this.edges] = b
      this.left[this.edges] = left
      this.next[this.edges] = this.first[a]!
      this.first[a] = this.edges
      this.edges += 1
    }
    return number
  }

  /** Lets as much through as goes; afterwards `isReached` tells on which side of the narrowest place a node lies. */
  flow(source: number, sink: number): void {
    while (this.measure(source, sink)) {
      this.due.set(this.first)
      while (this.push(source, sink) > SLIGHT);
    }
  }

  isReached = (node: number): boolean => this.level[node]! >= 0

  /** How far each node is from the source; true: the sink is reached. */
  private measure(source: number, sink: number): boolean {
    const { first, next, to, left, level } = this
    level.fill(-1)
    level[source] = 0
    const nodes = [source]
    for (let i = 0; i < nodes.length; i += 1) {
      const node = nodes[i]!
      for (let edge = first[node]!; edge >= 0; edge = next[edge]!) {
        const far = to[edge]!
        if (left[edge]! <= SLIGHT || level[far]! >= 0) continue
        level[far] = level[node]! + 1
        nodes.push(far)
      }
    }
    return level[sink]! >= 0
  }

  /** Sends as much as one way takes; 0: there is no other. */
  private push(source: number, sink: number): number {
    const { next, to, left, level, due } = this
    const way: number[] = []
    let node = source
    while (node !== sink) {
      let edge = due[node]!
      while (edge >= 0 && (left[edge]! <= SLIGHT || level[to[edge]!] !== level[node]! + 1)) edge = next[edge]!
      due[node] = edge
      if (edge >= 0) {
        way.push(edge)
        node = to[edge]!
        continue
      }
      // A dead end: the edge that led here is not tried again.
      const back = way.pop()
      if (back === undefined) return 0
      node = to[back ^ 1]!
      due[node] = next[due[node]!]!
    }
    const much = way.reduce((least, edge) => Math.min(least, left[edge]!), Infinity)
    for (const edge of way) {
      left[edge]! -= much
      left[edge ^ 1]! += much
    }
    return much
  }
}

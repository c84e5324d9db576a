import { once } from './cached'
import { type MapRules, mapOf } from './map'

/** More than any way costs. */
export const FAR = 32767

/**
 * Room for searches for least costs in whole points, made once because there are so many searches. Nodes are hexes by
 * number, or several for each hex where it matters how a unit came there.
 */
export class LeastCosts {
  /** What it costs to come to each node; FAR where nobody comes. */
  readonly cost: Int16Array
  /** Nodes that were come to, some of them more than once. */
  readonly touched: number[] = []
  private readonly before: Int16Array
  private limit = 0
  /** Nodes to look at, by cost. */
  private open: number[][] = []

  constructor(nodes: number) {
    this.cost = new Int16Array(nodes).fill(FAR)
    this.before = new Int16Array(nodes).fill(-1)
  }

  /**
   * Searches from these nodes, each with what it costs to begin there, up to a limit. `leave` offers every node that
   * may come next after one. What the last search has found is forgotten.
   */
  run(
    starts: readonly (readonly [node: number, cost: number])[],
    limit: number,
    leave: (node: number, cost: number) => void,
  ): this {
    this.clear()
    this.limit = limit
    for (const [node, cost] of starts) this.offer(node, -1, cost)
    for (let cost = 0; cost < this.open.length; cost += 1) {
      // The list may grow while it is walked, as a step may cost nothing.
      for (const node of this.open[cost] ?? []) if (this.cost[node] === cost) leave(node, cost)
    }
    return this
  }

  /** Comes to a node from another (-1: it is a start), at this cost in all. */
  offer(node: number, from: number, cost: number): void {
    if (cost > this.limit || cost >= this.cost[node]!) return
    this.cost[node] = cost
    this.before[node] = from
    this.touched.push(node)
    const level = this.open[cost]
    if (level) level.push(node)
    else this.open[cost] = [node]
  }

  /** A cheapest way to a node, from its start on, both included. */
  pathTo(node: number): number[] {
    const path: number[] = []
    for (let n = node; n >= 0; n = this.before[n]!) path.push(n)
    return path.reverse()
  }

  private clear(): void {
    for (const node of this.touched) {
      this.cost[node] = FAR
      this.before[node] = -1
    }
    this.touched.length = 0
    this.open = []
  }
}

const roomOf = once((rules: MapRules) => new LeastCosts(mapOf(rules).hexes.length))

/**
 * Every hex that can be come to from some, at no more than so many points in all, with a cheapest way there, its start
 * included. `step`: what it costs from a hex into the next, both by number; null: nobody goes there. `begin`: what it costs
 * to begin at a start.
 */
export function waysFrom(
  rules: MapRules,
  starts: readonly string[],
  limit: number,
  step: (from: number, to: number) => number | null,
  begin: (start: string) => number = () => 0,
): ReadonlyMap<string, readonly string[]> {
  const { around, hexes, numberOf } = mapOf(rules)
  const room = roomOf(rules).run(
    starts.map((hex) => [numberOf(hex), begin(hex)] as const),
    limit,
    (from, spent) => {
      for (let side = 6 * from; side < 6 * from + 6; side += 1) {
        const to = around[side]!
        const cost = to < 0 ? null : step(from, to)
        if (cost !== null) roomOf(rules).offer(to, from, spent + cost)
      }
    },
  )
  const ways = [...new Set(room.touched)].map((node) => room.pathTo(node).map((i) => hexes[i]!))
  return new Map(ways.map((way) => [way.at(-1)!, way]))
}

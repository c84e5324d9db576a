import { COUNTERS } from '../data/counters'
import { TIMOSHENKO_ENTRY } from '../data/map'
import type { CounterId, Hex, March, Table } from '../state'
import { mayStackIn } from './05-stacking'
import { alongRoad, entryStep, haltsAt, isShut, type Mover, moverOf, normalStep } from './08-costs'
import { around, hexes, numberOf } from './ground'

/** How a unit gets to a hex: the hexes entered, the sixths of a MP the march has then cost, and by which way. */
export interface Reached {
  path: Hex[]
  sixths: number
  /** true: by strategic movement (8.3.1). */
  road: boolean
}

const COUNT = hexes.length
const FAR = 32767

interface Known {
  readonly vpOnMap: Table['vpOnMap']
  readonly march: March | null
  readonly roadCost: Table['options']['roadCost']
  readonly found: ReadonlyMap<Hex, Reached>
}

// What was found for a unit holds as long as the counters, the VP chits and its march are the same objects.
const known = new WeakMap<Table['counters'], Map<CounterId, Known>>()

/**
 * Every hex in which an order to this unit may end, with a cheapest path. A hex with a lone enemy HQ is an end; so is
 * the far bank of an unbridged major river.
 */
export function reach(table: Table, unit: CounterId): ReadonlyMap<Hex, Reached> {
  const { counters, vpOnMap, options } = table
  const march = table.activation?.march?.unit === unit ? table.activation.march : null
  const ofTable = known.get(counters) ?? new Map<CounterId, Known>()
  known.set(counters, ofTable)
  const last = ofTable.get(unit)
  if (last && last.vpOnMap === vpOnMap && last.march === march && last.roadCost === options.roadCost)
    return last.found
  const found = searched(table, unit)
  ofTable.set(unit, { vpOnMap, march, roadCost: options.roadCost, found })
  return found
}

function searched(table: Table, unit: CounterId): Map<Hex, Reached> {
  const found = new Map<Hex, Reached>()
  const mover = moverOf(table, unit)
  if (!mover || mover.halted || COUNTERS[unit]!.colour === 'pvo') return found
  const normal = mover.normal === null ? null : new Search(mover, mover.normal, false, rooms[0])
  const road = mover.road === null ? null : new Search(mover, mover.road, true, rooms[1])
  const ends = new Set<number>()
  for (const search of [normal, road]) for (const node of search?.touched ?? []) ends.add(node % COUNT)

  for (const i of [...ends].sort((a, b) => a - b)) {
    if (i === mover.at) continue
    const free = normal ? normal.cost[i]! : FAR
    const halted = normal ? normal.cost[COUNT + i]! : FAR
    const fast = road ? road.cost[i]! : FAR
    const sixths = Math.min(free, halted, fast)
    const hex = hexes[i]!
    if (sixths === FAR || (mover.enemies[i] === 0 && !mayStackIn(table, unit, hex))) continue
    const path =
      free === sixths ? normal!.pathTo(i) : fast === sixths ? road!.pathTo(i) : normal!.pathTo(COUNT + i)
    found.set(hex, { path, sixths, road: free !== sixths && fast === sixths })
  }
  normal?.clear()
  road?.clear()
  return found
}

interface Room {
  readonly cost: Int16Array
  readonly before: Int16Array
}

/** Room for the two searches of a unit, made once because there are so many searches. */
const room = (): Room => ({
  cost: new Int16Array(2 * COUNT).fill(FAR),
  before: new Int16Array(2 * COUNT).fill(-1),
})
const rooms = [room(), room()] as const

/** Least costs from where the unit is. Node `i` is hex i; node COUNT + i is hex i after a crossing that halts. */
class Search {
  readonly cost: Int16Array
  /** Nodes that the unit comes to, some of them more than once. */
  readonly touched: number[] = []
  private readonly before: Int16Array
  /** Nodes to look at, by cost in sixths. */
  private readonly open: number[][] = []

  constructor(
    private readonly mover: Mover,
    spent: number,
    private readonly byRoad: boolean,
    { cost: costs, before }: Room,
  ) {
    this.cost = costs
    this.before = before
    if (mover.at < 0) this.comeOn(spent)
    else this.offer(mover.at, -1, spent)
    for (let cost = spent; cost < this.open.length; cost += 1) {
      for (const node of this.open[cost] ?? []) {
        if (node < COUNT && this.cost[node] === cost && this.mayGoOn(node)) this.leave(node, cost)
      }
    }
  }

  /** The hexes entered on the way to a node. */
  pathTo(node: number): Hex[] {
    const path: Hex[] = []
    for (let n = node; n >= 0 && n !== this.mover.at; n = this.before[n]!) path.push(hexes[n % COUNT]!)
    return path.reverse()
  }

  /** Leaves the room as it was. */
  clear(): void {
    for (const node of this.touched) {
      this.cost[node] = FAR
      this.before[node] = -1
    }
  }

  private mayGoOn(node: number): boolean {
    return node === this.mover.at || this.mover.enemies[node] === 0
  }

  private comeOn(spent: number): void {
    const { mover } = this
    const first = mover.start === 'timoshenko' ? TIMOSHENKO_ENTRY : [COUNTERS[mover.unit]!.entry ?? '']
    for (const hex of first) {
      const to = numberOf(hex)
      if (to < 0 || isShut(mover, to)) continue
      if (!this.byRoad) this.offer(to, -1, spent + entryStep(mover, to))
      else if (alongRoad(-1, -1, to) && mover.watched[to] === 0) this.offer(to, -1, spent + mover.roadCost)
    }
  }

  private leave(from: number, spent: number): void {
    const { mover } = this
    for (let slot = 0; slot < 6; slot += 1) {
      const to = around[6 * from + slot]!
      if (to < 0 || isShut(mover, to)) continue
      if (this.byRoad) {
        if (alongRoad(from, slot, to) && mover.watched[to] === 0) this.offer(to, from, spent + mover.roadCost)
        continue
      }
      const cost = normalStep(mover, from, slot)
      if (cost > 0) this.offer(haltsAt(from, slot) ? COUNT + to : to, from, spent + cost)
    }
  }

  private offer(node: number, from: number, cost: number): void {
    if (cost > this.mover.budget || cost >= this.cost[node]!) return
    this.cost[node] = cost
    this.before[node] = from
    this.touched.push(node)
    const level = this.open[cost]
    if (level) level.push(node)
    else this.open[cost] = [node]
  }
}

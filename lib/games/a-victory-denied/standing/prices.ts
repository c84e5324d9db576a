import { board } from '../geometry'
import { hexOf } from '../rules/occupancy'
import type { CounterId, Hex, Table } from '../state'

// How standing orders choose: by prices, without chance.

/** The item with the least of the first price; where that is equal, of the next; at last the lowest name. */
export function least(items: readonly string[], prices: readonly ((item: string) => number)[]): string {
  const priced = items.map((item) => ({ item, costs: prices.map((price) => price(item)) }))
  const [first] = priced.sort((a, b) => {
    const differ = a.costs.findIndex((cost, n) => cost !== b.costs[n])
    return differ < 0 ? a.item.localeCompare(b.item) : a.costs[differ]! - b.costs[differ]!
  })
  return first!.item
}

/** Hexes to the nearest of these units; more than any map has where there is none. */
export const toNearest = (hex: Hex, units: readonly CounterId[], table: Table): number =>
  Math.min(999, ...units.map((unit) => board.distance(hex, hexOf(table, unit)!)))

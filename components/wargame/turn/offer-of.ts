import type { OrderBody } from '@/components/offline/plan'
import type { LegalEntry } from '@/lib/kernel/game'
import { hexOf, type OnMap } from '@/lib/wargame/occupancy'
import type { Choice, Offer, Route } from '../port'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
/** The counter that carries an order out. */
export const unitOf = ({ unit, hq, air }: OrderBody): string | null => text(unit) ?? text(hq) ?? text(air)
/** The hex that it aims at. */
export const targetOf = (order: OrderBody): string | null => text(order.target) ?? text(order.hex)

/** What a game says of its orders, by their types. */
export interface OfferRules {
  /** All others are of the kind `other`. */
  readonly kinds: Readonly<Record<string, Offer['kind']>>
  /** Orders that a player gives one by one even if only one is left; choosing them by themselves would hurry him. */
  readonly oneByOne: readonly string[]
  /** The field that is filled with pieces beside the map. */
  readonly items: string
  /** Orders that are hardly ever wanted; absent: there are none. */
  readonly seldom?: readonly string[]
  /** Orders that are wanted now and then. */
  readonly occasional?: readonly string[]
}

/** The open field of an order, and the flags that may be added to it. */
function choicesOf(
  { board }: OnMap['rules'],
  items: string,
  { choose }: LegalEntry,
  flags: readonly string[],
) {
  const added = flags.map((field): Choice => ({ field, kind: 'flag', from: [], min: 0, max: 1 }))
  if (!choose) return added
  const { field, from } = choose
  if (field === items) return [{ ...choose, kind: 'items' as const }, ...added]
  if (field !== 'path')
    return [{ ...choose, kind: from.every((item) => board.has(item)) ? 'hex' : 'units' } as const, ...added]
  const ends = [...new Set(from.map((path) => path.split(' ').at(-1)!))]
  return [{ ...choose, kind: 'path' as const, from: ends }, ...added]
}

/**
 * A lawful order as the table handles it. `flags`: fields that may be set besides; `moved`: units that have moved
 * already.
 */
export function offerOf(
  { kinds, oneByOne, items, seldom, occasional }: OfferRules,
  at: OnMap,
  entry: LegalEntry,
  { flags, moved }: { flags: readonly string[]; moved: readonly string[] },
): Offer {
  const { order, choose } = entry
  const { type, ...fields } = order
  const kind = kinds[type] ?? 'other'
  const unit = unitOf(order)
  const target = targetOf(order)
  return {
    ...{ order, kind, unit, target },
    key: [type, ...Object.values(fields).filter(text)].join('|'),
    hex: unit ? hexOf(at, unit) : target,
    alone: !oneByOne.includes(type),
    again: kind === 'move' && moved.includes(unit ?? ''),
    ...(seldom?.includes(type) ? { seldom: true } : {}),
    ...(occasional?.includes(type) ? { occasional: true } : {}),
    choices: choicesOf(at.rules, items, entry, flags),
    ways: choose?.field === 'path' && kind !== 'move' ? choose.from.map((path) => path.split(' ')) : [],
  }
}

/** Ways to fill a field by a tap on a hex, where that is no march. */
export function routesOf(
  at: OnMap,
  { unit, ways = [] }: Offer,
  { kind, from }: Choice,
): ReadonlyMap<string, readonly Route[]> {
  if (kind === 'hex')
    return new Map(from.map((hex) => [hex, [{ value: hex, hexes: [hex], text: '+', cost: 0 }]]))
  const start = unit ? hexOf(at, unit) : null
  const isLost = ways.length === 1 && ways[0]!.length === 1 && ways[0]![0] === start
  const routes = ways.map((path): Route => {
    const route = { value: path, hexes: start ? [start, ...path] : path, text: String(path.length), cost: 0 }
    return isLost ? { ...route, stays: true } : route
  })
  return new Map(from.map((hex) => [hex, routes.filter(({ hexes }) => hexes.at(-1) === hex)]))
}

import type { Lattice } from '@/lib/hex/lattice'
import type { AnyOrder, Game, LegalEntry } from '@/lib/kernel/game'
import { pick } from '../seeded'
import { drawOn, holdsAll, someOf } from './draw'
import type { GameSuite, Kinds } from './suite'

type Luck = () => number

/** What a field of an order holds. `flag`: what may be added to it; `some` of things, each of them perhaps again. */
type Field =
  | 'unit'
  | 'units'
  | 'hex'
  | 'path'
  | 'flag'
  | { one: readonly string[] }
  | { some: readonly string[]; most: number }

interface Fielded {
  readonly table: { readonly counters: Readonly<Record<string, { readonly at: string }>> }
}

interface Told<State extends Fielded, Order> {
  game: Pick<Game<string, State, Order & AnyOrder>, 'schemas'>
  board: Lattice
  /** What looks like a hex and is none. */
  beyond: string
  /** Pieces that may stand on the map; the first letter of an id tells whose. */
  units: readonly string[]
  /** What each field of an order holds, by its name. */
  fields: Readonly<Record<string, Field>>
  /** The table of orders, and the pieces of which it makes their fields. */
  orders: object
  forms: object
  /** Orders whose paths are offered by where they end: the way of a unit. */
  ways: Readonly<
    Record<string, (seen: Pick<State, 'table'>, unit: string, to: string) => readonly string[] | undefined>
  >
  /** Of sets of attackers the one that must be lawful. */
  attackers: (state: State, from: readonly string[]) => readonly string[]
  /** Lawful, but not worth an entry of its own, besides to march in a circle. */
  isImplied?: (state: State, legal: readonly LegalEntry[], order: Order) => boolean
}

interface Generators<G extends Kinds & { state: Fielded }>
  extends Required<Pick<GameSuite<G>, 'surely' | 'varied' | 'mutated' | 'anyOrder' | 'isListed'>> {
  completed: (seen: Pick<G['state'], 'table'>, entry: LegalEntry, luck: Luck) => G['order']
}

/** Draws orders of a game, lawful and other, by what their fields hold. */
export function generatorsOf<G extends Kinds & { state: Fielded }>(
  told: Told<G['state'], G['order']>,
): Generators<G> {
  type State = G['state']
  type Order = G['order']
  type Entry = Readonly<Record<string, unknown>>
  const { board, units, fields, ways, attackers, isImplied } = told
  const { order: schema } = told.game.schemas
  const { anyHex, nearHex, bent, walk } = drawOn(board, told.beyond)
  const anyUnit = (luck: Luck) => pick(units, luck)
  const flags = Object.keys(fields).filter((field) => fields[field] === 'flag')

  /** The fields of each order. */
  const shapes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    Object.entries(told.orders as Record<string, { fields?: (of: object) => object }>).map(
      ([type, rule]) => [type, Object.keys(rule.fields?.(told.forms) ?? {})] as const,
    ),
  )

  function drawn(field: string, luck: Luck): unknown {
    const holds = fields[field]!
    const list = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)
    if (holds === 'unit') return anyUnit(luck)
    if (holds === 'hex') return anyHex(luck)
    if (holds === 'path') return walk(luck, 6)
    if (holds === 'flag') return luck() < 0.3
    if (holds === 'units') return list(1 + Math.floor(luck() * 4), () => anyUnit(luck))
    return 'one' in holds
      ? pick(holds.one, luck)
      : list(Math.floor(luck() * holds.most), () => pick(holds.some, luck))
  }

  /** An order with a path no longer than its schema allows. */
  function fitting(order: Entry): Order {
    const { path } = order
    if (!Array.isArray(path) || path.length < 2 || schema.safeParse(order).success) return order as never
    return fitting({ ...order, path: path.slice(0, -1) })
  }

  function anyOrder(luck: Luck): Order {
    const type = pick(Object.keys(shapes), luck)
    const held = shapes[type]!.map((field) => [field, drawn(field, luck)] as const)
    return fitting({ type, ...Object.fromEntries(held) })
  }

  /** Another unit, mostly of the same side on the map. */
  function otherThan({ table }: State, unit: string, luck: Luck): string {
    const mates = units.filter((id) => id[0] === unit[0] && board.has(table.counters[id]?.at ?? ''))
    return mates.length > 0 && luck() < 0.5 ? pick(mates, luck) : anyUnit(luck)
  }

  function changed(state: State, field: string, was: unknown, luck: Luck): unknown {
    const holds = fields[field]!
    const [first = anyUnit(luck), ...rest] = Array.isArray(was) ? (was as string[]) : []
    if (was === undefined) return drawn(field, luck)
    if (holds === 'path') return bent(was as string[], luck)
    if (holds === 'unit') return otherThan(state, was as string, luck)
    if (holds === 'units') return [...rest, otherThan(state, first, luck)]
    if (holds === 'hex' && board.has(was as string)) return nearHex(was as string, luck)
    return typeof holds === 'object' && 'some' in holds
      ? [...rest, pick(holds.some, luck)]
      : drawn(field, luck)
  }

  const withField = ({ order, choose }: LegalEntry, value: unknown): Order =>
    schema.parse({ ...order, [choose!.field]: value }) as Order

  /** Any order of a domain: a path for a unit that moves, a set, or a single place. */
  function completed(seen: Pick<State, 'table'>, entry: LegalEntry, luck: Luck): Order {
    const { order, choose } = entry
    if (!choose) return schema.parse(order) as Order
    const { field, from, min, max } = choose
    const holds = fields[field]!
    if (holds === 'units' || (typeof holds === 'object' && 'some' in holds))
      return withField(entry, someOf(from, min, max, luck))
    const one = pick(from, luck)
    if (holds !== 'path') return withField(entry, one)
    const way = ways[order.type]
    return withField(entry, way ? way(seen, String(order.unit), one) : one.split(' '))
  }

  function isMember(type: string, choose: NonNullable<LegalEntry['choose']>, value: unknown): boolean {
    if (typeof value === 'string') return choose.from.includes(value)
    const list = value as string[]
    // A march is offered by where it ends, retreats and advances hex by hex.
    if (ways[type]) return choose.from.includes(list.at(-1)!)
    return fields[choose.field] === 'path' ? choose.from.includes(list.join(' ')) : holdsAll(choose, list)
  }

  return {
    ...{ completed, anyOrder },
    surely: (state, entry, luck) =>
      entry.choose?.field === 'attackers'
        ? withField(entry, attackers(state, entry.choose.from))
        : completed(state, entry, luck),
    varied: (order, luck) => {
      const added = flags.filter((flag) => shapes[order.type]!.includes(flag) && luck() < 0.4)
      return { ...order, ...Object.fromEntries(added.map((flag) => [flag, true])) }
    },
    mutated: (state, order, luck) => {
      const mine = shapes[order.type]!
      if (mine.length === 0) return anyOrder(luck)
      const field = pick(mine, luck)
      const given = order as unknown as Entry
      return fitting({ ...given, [field]: changed(state, field, given[field], luck) })
    },
    isListed: (state, legal, order) => {
      const given = order as unknown as Entry
      const isCircle =
        ways[order.type] && (given.path as string[]).at(-1) === state.table.counters[String(given.unit)]?.at
      if (isCircle || isImplied?.(state, legal, order)) return true
      return legal.some(({ order: offered, choose }) => {
        const isFixed = Object.entries(offered).every(([field, value]) => given[field] === value)
        const isKnown = Object.keys(given).every(
          (field) => field in offered || field === choose?.field || flags.includes(field),
        )
        return isFixed && isKnown && (!choose || isMember(order.type, choose, given[choose.field]))
      })
    },
  }
}

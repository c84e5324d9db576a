import { game } from '@/lib/games/moscow-1941'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { type Forms, formsUnder } from '@/lib/games/moscow-1941/forms'
import { board } from '@/lib/games/moscow-1941/geometry'
import { rules } from '@/lib/games/moscow-1941/in-force'
import { type Order, orders } from '@/lib/games/moscow-1941/orders'
import { strongest } from '@/lib/games/moscow-1941/rules/attack'
import { reach } from '@/lib/games/moscow-1941/rules/movement'
import { railways } from '@/lib/games/moscow-1941/rules/replacements'
import { on } from '@/lib/games/moscow-1941/situation'
import { MISSIONS, type State } from '@/lib/games/moscow-1941/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { drawOn, holdsAll, someOf } from '@/tests/support/game-suite/draw'
import { pick } from '@/tests/support/seeded'

const { anyHex, nearHex, bent, walk } = drawOn(board, 'Z99')
const { order: orderSchema } = game.schemas
const UNITS = Object.keys(COUNTERS)
const anyUnit = (luck: () => number): string => pick(UNITS, luck)
const anyAir = (luck: () => number): string => pick(Object.keys(AIR), luck)

/** Fields that hold a list, and those that hold a path. */
const LISTS = new Set(['attackers'])

const withField = (entry: LegalEntry, value: unknown): Order =>
  orderSchema.parse({ ...entry.order, [entry.choose!.field]: value })

/** Any order of a domain: a path for a unit that moves, a set, or a single place. */
export function completed({ table }: Pick<State, 'table'>, entry: LegalEntry, luck: () => number): Order {
  const { order, choose } = entry
  if (!choose) return orderSchema.parse(order)
  const { field, from, min, max } = choose
  if (order.type === 'moveUnit') {
    const to = pick(from, luck)
    return withField(entry, reach(on(table), order.unit as string).get(to))
  }
  if (order.type === 'railMove') {
    const to = pick(from, luck)
    return withField(entry, railways(on(table), order.unit as string).get(to))
  }
  if (field === 'path') return withField(entry, pick(from, luck).split(' '))
  return withField(entry, LISTS.has(field) ? someOf(from, min, max, luck) : pick(from, luck))
}

/** A member of a domain that must be lawful: of the sets of attackers only the strongest is sure to be. */
export function surely(state: State, entry: LegalEntry, luck: () => number): Order {
  if (entry.order.type !== 'declareAttack') return completed(state, entry, luck)
  return withField(entry, strongest(on(state.table), entry.choose!.from))
}

/** What any field of an order may hold, by its name. */
const DRAWN: Readonly<Record<string, (luck: () => number) => unknown>> = {
  unit: anyUnit,
  air: anyAir,
  against: anyAir,
  target: anyHex,
  to: anyHex,
  hex: anyHex,
  mission: (luck) => pick(MISSIONS, luck),
  path: (luck) => walk(luck, 2),
  attackers: (luck) => Array.from({ length: 1 + Math.floor(luck() * 4) }, () => anyUnit(luck)),
}

const FIELDS = Object.fromEntries(
  Object.entries(orders).map(([type, { fields }]) => [
    type,
    Object.keys((fields as ((of: Forms) => object) | undefined)?.(formsUnder(rules)) ?? {}),
  ]),
)

/** Any order that the schema knows. */
export function anyOrder(luck: () => number): Order {
  const type = pick(Object.keys(orders), luck)
  const drawn = FIELDS[type]!.map((field) => [field, DRAWN[field]!(luck)] as const)
  return { type, ...Object.fromEntries(drawn) } as Order
}

/** Another unit of the same side on the map. */
function mateOf({ table }: State, unit: string, luck: () => number): string {
  const mates = UNITS.filter((id) => id[0] === unit[0] && board.has(table.counters[id]?.at ?? ''))
  return mates.length > 0 ? pick(mates, luck) : anyUnit(luck)
}

/** The order with something about it changed; it may be lawful still. */
export function mutated(state: State, order: Order, luck: () => number): Order {
  const fields = FIELDS[order.type]!
  if (fields.length === 0) return anyOrder(luck)
  const field = pick(fields, luck)
  const was = (order as unknown as Record<string, unknown>)[field]
  const other = (unit: string) => (luck() < 0.5 ? anyUnit(luck) : mateOf(state, unit, luck))
  const change = (): unknown => {
    if (field === 'path') return bent(was as string[], luck).slice(0, order.type === 'giveWay' ? 1 : 2)
    if (field === 'unit') return other(was as string)
    if (field === 'air' || field === 'against') return anyAir(luck)
    if (field === 'attackers')
      return [...(was as string[]).slice(1), other((was as string[])[0] ?? anyUnit(luck))]
    if (typeof was === 'string' && board.has(was)) return nearHex(was, luck)
    return DRAWN[field]!(luck)
  }
  return { ...order, [field]: change() } as Order
}

/** true: the list of legal orders holds this order, or a domain of which it is a member. */
export function isListed({ table }: State, legal: readonly LegalEntry[], order: Order): boolean {
  // Lawful, but not worth an entry: to march in a circle.
  const goes = order.type === 'moveUnit' || order.type === 'railMove'
  if (goes && order.path.at(-1) === table.counters[order.unit]?.at) return true
  const given = order as unknown as Readonly<Record<string, unknown>>
  return legal.some(({ order: offered, choose }) => {
    const fixed = Object.entries(offered).every(([field, value]) => given[field] === value)
    const known = Object.keys(given).every((field) => field in offered || field === choose?.field)
    return fixed && known && (!choose || isMember(order, choose, given[choose.field]))
  })
}

function isMember(order: Order, choose: NonNullable<LegalEntry['choose']>, value: unknown): boolean {
  if (typeof value === 'string') return choose.from.includes(value)
  const list = value as string[]
  // A move is offered by where it ends, retreats and advances hex by hex.
  if (order.type === 'moveUnit' || order.type === 'railMove') return choose.from.includes(list.at(-1)!)
  return choose.field === 'path' ? choose.from.includes(list.join(' ')) : holdsAll(choose, list)
}

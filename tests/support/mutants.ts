import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTER_IDS } from '@/lib/games/a-victory-denied/data/counters'
import { board } from '@/lib/games/a-victory-denied/geometry'
import type { Order, OrderType } from '@/lib/games/a-victory-denied/orders'
import { corpsChains } from '@/lib/games/a-victory-denied/rules/07-command'
import { type Hex, SIDES, type Side, type State, type Table } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { pick } from './seeded'

const anyHex = (luck: () => number): Hex => pick(board.hexes, luck)
const anyUnit = (luck: () => number): string => pick(COUNTER_IDS, luck)

/** A hex near another one: wrong places that are almost right find more than places far away. */
const nearHex = (hex: Hex, luck: () => number): Hex =>
  board.has(hex) && luck() < 0.8 ? pick(board.neighbours(hex), luck) : anyHex(luck)

/** The order with something about it changed; it may be lawful still. */
export function mutated(state: State, order: Order, luck: () => number): Order {
  const other = (unit: string) => (luck() < 0.5 ? anyUnit(luck) : mateOf(state, unit, luck))
  switch (order.type) {
    case 'moveUnit':
    case 'retreatUnit':
    case 'advanceUnit':
      return luck() < 0.4
        ? { ...order, unit: other(order.unit) }
        : {
            ...order,
            path: order.type === 'advanceUnit' ? bent(order.path, luck).slice(0, 2) : bent(order.path, luck),
          }
    case 'declareAttack':
      return luck() < 0.5
        ? { ...order, target: nearHex(order.target, luck) }
        : { ...order, attackers: [...order.attackers.slice(1), other(order.attackers[0]!)] }
    case 'reinforce':
    case 'relocateHq':
      return luck() < 0.5 ? { ...order, unit: other(order.unit) } : { ...order, to: nearHex(order.to, luck) }
    case 'placeElite':
      return { ...order, hex: nearHex(order.hex, luck) }
    case 'fireArtillery':
    case 'fireRocket':
    case 'bomb':
      return { ...order, target: nearHex(order.target, luck) }
    case 'chooseChits':
      return { ...order, chits: [...order.chits.slice(1), pick(Object.keys(CHITS), luck)] }
    case 'chooseHq':
      return { ...order, hq: other(order.hq) }
    case 'activateCorps':
    case 'takeLoss':
    case 'markOutOfSupply':
    case 'disband':
    case 'releaseUnit':
    case 'withdraw':
      return { ...order, unit: other(order.unit) }
    case 'chooseDirective':
    case 'trump':
    case 'flyStuka':
    case 'done':
      return anyOrder(luck)
  }
}

/** Another counter of the same side on the map. */
function mateOf({ table }: State, unit: string, luck: () => number): string {
  const mates = COUNTER_IDS.filter((id) => id[0] === unit[0] && board.has(table.counters[id]?.at ?? ''))
  return mates.length > 0 ? pick(mates, luck) : anyUnit(luck)
}

/** A path with a hex too many, too few, or a wrong one. */
function bent(path: readonly Hex[], luck: () => number): Hex[] {
  const last = path.at(-1)!
  const way = luck()
  if (way < 0.4) return [...path, nearHex(last, luck)].slice(0, 40)
  if (way < 0.6 && path.length > 1) return path.slice(0, -1)
  const at = Math.floor(luck() * path.length)
  return path.map((hex, i) => (i === at ? nearHex(hex, luck) : hex))
}

const some = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make)

const MAKERS: { [Type in OrderType]: (luck: () => number) => Extract<Order, { type: Type }> } = {
  chooseChits: (luck) => ({
    type: 'chooseChits',
    chits: some(Math.floor(luck() * 6), () => pick(Object.keys(CHITS), luck)),
  }),
  trump: () => ({ type: 'trump' }),
  chooseHq: (luck) => ({ type: 'chooseHq', hq: anyUnit(luck) }),
  activateCorps: (luck) => ({ type: 'activateCorps', unit: anyUnit(luck) }),
  moveUnit: (luck) => ({ type: 'moveUnit', unit: anyUnit(luck), path: walk(luck, 6) }),
  declareAttack: (luck) => ({
    type: 'declareAttack',
    target: anyHex(luck),
    attackers: some(1 + Math.floor(luck() * 4), () => anyUnit(luck)),
    stuka: luck() < 0.3,
  }),
  flyStuka: () => ({ type: 'flyStuka' }),
  placeElite: (luck) => ({ type: 'placeElite', hex: anyHex(luck) }),
  takeLoss: (luck) => ({ type: 'takeLoss', unit: anyUnit(luck) }),
  retreatUnit: (luck) => ({ type: 'retreatUnit', unit: anyUnit(luck), path: walk(luck, 3) }),
  advanceUnit: (luck) => ({ type: 'advanceUnit', unit: anyUnit(luck), path: walk(luck, 2) }),
  relocateHq: (luck) => ({ type: 'relocateHq', unit: anyUnit(luck), to: anyHex(luck) }),
  markOutOfSupply: (luck) => ({ type: 'markOutOfSupply', unit: anyUnit(luck) }),
  disband: (luck) => ({ type: 'disband', unit: anyUnit(luck) }),
  reinforce: (luck) => ({ type: 'reinforce', unit: anyUnit(luck), to: anyHex(luck), chit: luck() < 0.3 }),
  releaseUnit: (luck) => ({ type: 'releaseUnit', unit: anyUnit(luck), chit: luck() < 0.3 }),
  fireArtillery: (luck) => ({ type: 'fireArtillery', target: anyHex(luck) }),
  fireRocket: (luck) => ({ type: 'fireRocket', target: anyHex(luck) }),
  bomb: (luck) => ({ type: 'bomb', target: anyHex(luck) }),
  chooseDirective: (luck) => ({ type: 'chooseDirective', directive: luck() < 0.5 ? 'moscow' : 'distracted' }),
  withdraw: (luck) => ({ type: 'withdraw', unit: anyUnit(luck) }),
  done: () => ({ type: 'done' }),
}

/** Hexes one after the other, mostly adjacent; sometimes none that is on the map. */
function walk(luck: () => number, most: number): Hex[] {
  const path = [luck() < 0.05 ? '9999' : anyHex(luck)]
  while (path.length < most && luck() < 0.6) path.push(nearHex(path.at(-1)!, luck))
  return path
}

/** Any order that the schema knows. */
export const anyOrder = (luck: () => number): Order =>
  MAKERS[pick(Object.keys(MAKERS) as OrderType[], luck)](luck)

export const anySide = (luck: () => number): Side => pick(SIDES, luck)

/** Fields that may be added to an offered order: `check` alone judges them. */
const EXTRA = ['stuka', 'chit']

/** true: the list of legal orders holds this order, or a domain of which it is a member. */
export function isListed({ table }: State, legal: readonly LegalEntry[], order: Order): boolean {
  // Lawful, but not worth an entry: to march in a circle, and to name a chain of a corps by another of its units.
  if (order.type === 'moveUnit' && order.path.at(-1) === table.counters[order.unit]?.at) return true
  if (order.type === 'activateCorps') return legal.some((entry) => inOneChain(table, entry, order.unit))
  const given: Record<string, unknown> = order
  return legal.some(({ order: offered, choose }) => {
    const fixed = Object.entries(offered).every(([field, value]) => given[field] === value)
    const known = Object.keys(given).every(
      (field) => field in offered || field === choose?.field || EXTRA.includes(field),
    )
    return fixed && known && (!choose || isMember(order, choose, given[choose.field]))
  })
}

const inOneChain = (table: Table, { order }: LegalEntry, unit: string): boolean =>
  (['pg2', 'pg3'] as const).some((group) =>
    corpsChains(table, group).some(({ chains }) =>
      chains.some((chain) => chain.includes(unit) && chain.includes(order.unit as string)),
    ),
  )

function isMember(
  order: Order,
  { from, min, max }: NonNullable<LegalEntry['choose']>,
  value: unknown,
): boolean {
  if (typeof value === 'string') return from.includes(value)
  const list = value as string[]
  // A march is offered by where it ends, retreats and advances hex by hex.
  if (order.type === 'moveUnit') return from.includes(list.at(-1)!)
  if (order.type === 'retreatUnit' || order.type === 'advanceUnit') return from.includes(list.join(' '))
  const left = [...from]
  const inside = list.every((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return inside && list.length >= min && list.length <= max
}

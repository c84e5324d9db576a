import { game } from '@/lib/games/a-victory-denied'
import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTER_IDS } from '@/lib/games/a-victory-denied/data/counters'
import { board } from '@/lib/games/a-victory-denied/geometry'
import type { Order, OrderType } from '@/lib/games/a-victory-denied/orders'
import { corpsChains } from '@/lib/games/a-victory-denied/rules/07-command'
import { reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { State, Table } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { drawOn, holdsAll, someOf } from '@/tests/support/game-suite/draw'
import { pick } from '@/tests/support/seeded'

const { order: orderSchema } = game.schemas

const withField = (entry: LegalEntry, value: unknown): Order =>
  orderSchema.parse({ ...entry.order, [entry.choose!.field]: value })

/** Any order of a domain: a path for a unit that moves or goes, a set, or a single place. */
export function completed({ table }: Pick<State, 'table'>, entry: LegalEntry, luck: () => number): Order {
  const { order, choose } = entry
  if (!choose) return orderSchema.parse(order)
  const { field, from, min, max } = choose
  if (order.type === 'moveUnit') {
    const to = pick(from, luck)
    return withField(entry, reach(on(table), order.unit as string).get(to)!.path)
  }
  if (field === 'path') return withField(entry, pick(from, luck).split(' '))
  if (field === 'to') return withField(entry, pick(from, luck))
  return withField(entry, someOf(from, min, max, luck))
}

/** A member of a domain that must be lawful: of the sets of attackers only the largest is sure to be. */
export function surely(state: State, entry: LegalEntry, luck: () => number): Order {
  if (entry.order.type !== 'declareAttack') return completed(state, entry, luck)
  return orderSchema.parse({ ...entry.order, attackers: entry.choose!.from.slice(0, 12) })
}

/** The same order with what may be added to it: a Stuka, a chit bought with its HQ. */
export function varied(order: Order, luck: () => number): Order {
  if (order.type === 'declareAttack' && luck() < 0.3) return { ...order, stuka: true }
  if ((order.type === 'reinforce' || order.type === 'releaseUnit') && luck() < 0.5)
    return { ...order, chit: true }
  return order
}

const { anyHex, nearHex, bent, walk } = drawOn(board, '9999')
const anyUnit = (luck: () => number): string => pick(COUNTER_IDS, luck)

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

/** Any order that the schema knows. */
export const anyOrder = (luck: () => number): Order =>
  MAKERS[pick(Object.keys(MAKERS) as OrderType[], luck)](luck)

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
    corpsChains(on(table), group).some(({ chains }) =>
      chains.some((chain) => chain.includes(unit) && chain.includes(order.unit as string)),
    ),
  )

function isMember(order: Order, choose: NonNullable<LegalEntry['choose']>, value: unknown): boolean {
  const { from } = choose
  if (typeof value === 'string') return from.includes(value)
  const list = value as string[]
  // A march is offered by where it ends, retreats and advances hex by hex.
  if (order.type === 'moveUnit') return from.includes(list.at(-1)!)
  if (order.type === 'retreatUnit' || order.type === 'advanceUnit') return from.includes(list.join(' '))
  return holdsAll(choose, list)
}

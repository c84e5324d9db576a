import type { LegalEntry } from '@/lib/kernel/game'
import { opponent, type Side, type Situation, type Viewer } from '../ruleset'
import { bestEntry, entriesOf, type Hand } from './choose'

/** What a computer player has before it: what lies open, its legal orders, and luck. */
export interface Look<Rules, Table> extends Hand {
  readonly at: Situation<Rules, Table>
  readonly table: Table
  readonly side: Side
  readonly enemy: Side
}

/** What a computer player works with: rules, the table as its side sees it, lawful orders, luck. */
export function lookOf<Rules, Table>(
  rules: Rules,
  { viewer, table }: { readonly viewer: Viewer; readonly table: Table },
  legal: readonly LegalEntry[],
  luck: () => number,
): Look<Rules, Table> {
  const side = viewer === 'german' ? 'german' : 'soviet'
  return { at: { rules, open: table }, table, side, enemy: opponent(side), legal, luck }
}

/** `bestEntry` for a game's own orders. */
export const bestOf =
  <Order extends { readonly type: string }>() =>
  (hand: Hand, type: Order['type'], worth: (entry: LegalEntry) => number, least?: number): Order | null =>
    bestEntry(hand, type, worth, least) as Order | null

/** Every lawful order of a game of one kind, in which one field at most is left to choose. */
export const ordersIn =
  <Order extends { readonly type: string }>() =>
  <Type extends Order['type']>(hand: Hand, type: Type): Extract<Order, { type: Type }>[] => {
    const orders: object[] = entriesOf(hand, type).flatMap(({ order, choose }) =>
      choose ? choose.from.map((value) => ({ ...order, [choose.field]: value })) : [order],
    )
    return orders as Extract<Order, { type: Type }>[]
  }

export const finish = { type: 'done' } as const

/** true: the step may be ended now. */
export const mayFinish = ({ legal }: Hand): boolean => legal.some(({ order }) => order.type === finish.type)

/** The unit that a lawful order names. */
export const unitOf = ({ order }: LegalEntry): string => order.unit as string

/** The hexes of a domain that is written as text, `3217` or `3217 3218`. */
export const pathsOf = (entry: LegalEntry): string[][] =>
  (entry.choose?.from ?? []).map((way) => way.split(' '))

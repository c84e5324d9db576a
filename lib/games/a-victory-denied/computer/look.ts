import type { LegalEntry } from '@/lib/kernel/game'
import type { Order } from '../orders'
import { type CounterId, type Hex, opponent, type Side, type Table } from '../state'
import type { View } from '../view'

/** What the computer player has before it: its own view and its legal orders, and luck. */
export interface Look {
  readonly view: View
  readonly table: Table
  readonly side: Side
  readonly enemy: Side
  readonly legal: readonly LegalEntry[]
  readonly luck: () => number
}

export function lookOf(view: View, legal: readonly LegalEntry[], luck: () => number): Look {
  const side = view.viewer === 'german' ? 'german' : 'soviet'
  return { view, table: view.table, side, enemy: opponent(side), legal, luck }
}

/** Legal entries of one kind of order. */
export const entriesOf = (look: Look, type: Order['type']): readonly LegalEntry[] =>
  look.legal.filter(({ order }) => order.type === type)

export const unitOf = ({ order }: LegalEntry): CounterId => order.unit as CounterId

export const finish: Order = { type: 'done' }

/** Choices worth less than this apart are as good as each other. */
const SLIGHT = 0.05

/** The choice with the greatest worth, and that worth; luck decides between those that are as good. */
export function best<Choice>(
  look: Look,
  choices: readonly Choice[],
  worth: (choice: Choice) => number,
): { choice: Choice; worth: number } | null {
  let found: { choice: Choice; worth: number; with: number } | null = null
  for (const choice of choices) {
    const value = worth(choice)
    if (value === -Infinity) continue
    const lucky = value + SLIGHT * look.luck()
    if (!found || lucky > found.with) found = { choice, worth: value, with: lucky }
  }
  return found
}

/** One of the choices by lot, each as likely as its weight is great. */
export function lot<Choice>(
  look: Look,
  choices: readonly Choice[],
  weight: (choice: Choice) => number,
): Choice {
  const weights = choices.map(weight)
  let left = look.luck() * weights.reduce((sum, one) => sum + one, 0)
  const found = choices.findIndex((_choice, i) => {
    left -= weights[i]!
    return left < 0
  })
  return choices[Math.max(0, found)]!
}

/** The hexes of a domain that is written as text, `3217` or `3217 3218`. */
export const pathsOf = (entry: LegalEntry): Hex[][] => (entry.choose?.from ?? []).map((way) => way.split(' '))

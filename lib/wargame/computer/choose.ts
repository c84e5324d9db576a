import type { LegalEntry } from '@/lib/kernel/game'

/** Choices worth less than this apart are as good as each other. */
const SLIGHT = 0.05

/** A source of chance: numbers from 0 to below 1. */
interface ByLuck {
  readonly luck: () => number
}

/**
 * The choice with the greatest worth, and that worth; luck decides between those that are as good. A choice that is
 * worth `-Infinity` is none.
 */
export function best<Choice>(
  { luck }: ByLuck,
  choices: readonly Choice[],
  worth: (choice: Choice) => number,
): { choice: Choice; worth: number } | null {
  let found: { choice: Choice; worth: number; with: number } | null = null
  for (const choice of choices) {
    const value = worth(choice)
    if (value === -Infinity) continue
    const lucky = value + SLIGHT * luck()
    if (!found || lucky > found.with) found = { choice, worth: value, with: lucky }
  }
  return found
}

/** One of the choices by lot, each as likely as its weight is great. */
export function lot<Choice>(
  { luck }: ByLuck,
  choices: readonly Choice[],
  weight: (choice: Choice) => number,
): Choice {
  const weights = choices.map(weight)
  let left = luck() * weights.reduce((sum, one) => sum + one, 0)
  const found = choices.findIndex((_choice, i) => {
    left -= weights[i]!
    return left < 0
  })
  return choices[Math.max(0, found)]!
}

/** So many of these by lot, one after the other: the weight of the rest depends on those that were chosen before. */
export function lots<Choice>(
  byLuck: ByLuck,
  choices: readonly Choice[],
  count: number,
  weight: (choice: Choice, chosen: readonly Choice[]) => number,
): Choice[] {
  const left = [...choices]
  const chosen: Choice[] = []
  while (chosen.length < count) {
    const choice = lot(byLuck, left, (one) => weight(one, chosen))
    chosen.push(choice)
    left.splice(left.indexOf(choice), 1)
  }
  return chosen
}

/** The first of those with the greatest worth; null if none is worth more than `least`. */
export function mostWorth<Plan extends { readonly worth: number }>(
  plans: readonly Plan[],
  least = -Infinity,
): Plan | null {
  let found: Plan | null = null
  for (const plan of plans) if (plan.worth > (found?.worth ?? least)) found = plan
  return found
}

/** The first of all that are alike, which is enough to look at. */
export function oneOfEach<Choice>(choices: readonly Choice[], kindOf: (choice: Choice) => string): Choice[] {
  const firsts = new Map<string, Choice>()
  for (const choice of choices) if (!firsts.has(kindOf(choice))) firsts.set(kindOf(choice), choice)
  return [...firsts.values()]
}

/** What a computer player has in hand: its lawful orders, and luck. */
export interface Hand extends ByLuck {
  readonly legal: readonly LegalEntry[]
}

/** Lawful entries of one kind of order. */
export const entriesOf = ({ legal }: Hand, type: string): readonly LegalEntry[] =>
  legal.filter(({ order }) => order.type === type)

/** The lawful order of this kind that is worth most; null if none is worth more than `least`. */
export function bestEntry(
  hand: Hand,
  type: string,
  worth: (entry: LegalEntry) => number,
  least = -Infinity,
): LegalEntry['order'] | null {
  const found = best(hand, entriesOf(hand, type), worth)
  return found && found.worth > least ? found.choice.order : null
}

/** The value of the first limit that a number does not pass; the last value beyond all of them. */
export function graded(n: number, limits: readonly number[], values: readonly number[]): number {
  const at = limits.findIndex((limit) => n <= limit)
  return values.at(at)!
}

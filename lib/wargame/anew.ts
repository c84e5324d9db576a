import type { Dice } from '@/lib/kernel/dice/dice'
import type { Here } from '@/lib/kernel/game'
import type { Halves } from './halves'

// A finished game may be begun anew at any of its moments. What was open there stands; what lay face down is drawn once
// more by the dice of the new game, so that whoever knows the old one to its end knows nothing of it.

/** What a game says of how it begins where another one stood. */
export interface Anew<Rules, State extends Halves> {
  /** The table as both know it from then on; null: not at this moment. Absent: as it is. */
  readonly opened?: (rules: Rules, table: State['table']) => State['table'] | null
  /** What lies face down, drawn out of what is open to all. */
  readonly hidden: (rules: Rules, table: State['table'], luck: () => number) => State['hidden']
}

const SIDES = 256
/** Numbers from 0 to below 1, of 16 bits each, by dice that stay shut until the game ends. */
export function luckOf(dice: Pick<Dice, 'secret'>): () => number {
  let n = 0
  return () => {
    n += 1
    const high = dice.secret(`anew/${n}/high`, SIDES) - 1
    const low = dice.secret(`anew/${n}/low`, SIDES) - 1
    return (SIDES * high + low) / SIDES ** 2
  }
}

/** Always the least: what lies face down in what is written down follows from what is open alone. */
const noLuck = (): number => 0

/** What a new game begins with at this moment; null: it does not begin there. */
export function openedWith<Rules, State extends Halves>(
  rules: Rules,
  { opened = (_rules, table) => table, hidden }: Anew<Rules, State>,
  { table }: State,
  writePosition: (state: State) => unknown,
): Here | null {
  const open = opened(rules, table)
  if (!open || open.result) return null
  const { turn, options } = open
  const position = writePosition({ table: open, hidden: hidden(rules, open, noLuck) } as State)
  return { turn, scenario: scenarioOf(open), options, position }
}

/** A game of one scenario does not write it down. */
const scenarioOf = (table: Halves['table'] & { readonly scenario?: string }): string => table.scenario ?? ''

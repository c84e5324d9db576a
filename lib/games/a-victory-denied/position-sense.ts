import { CHITS } from './data/chits'
import { COUNTERS } from './data/counters'
import { board } from './geometry'
import type { Complain } from './position-check'
import { stackRefusal } from './rules/05-stacking'
import type { Counter, CounterId, State } from './state'
import { say } from './words.en'

/**
 * What no game ever comes to. Whoever writes a position hears of it; tables that were set up with one play on, so this
 * is asked of new positions alone.
 */
export function checkSense({ table, hidden }: State, complain: Complain): void {
  checkMarks(table, complain)
  checkStacks(table, complain)
  for (const [path, ids] of [
    [['hidden', 'cup'], hidden.cup],
    [['table', 'cupKnown'], table.cupKnown],
  ] as const)
    for (const [i, id] of ids.entries())
      if (CHITS[id]?.kind === 'guderian')
        complain([...path, i], `${id} never lies in the cup (7.1.2): say "guderianInBox": true`)
}

/** Only some counters have a reduced side, or can be marked (2.2.3, 10.1, 10.2.1). */
function checkMarks({ counters }: State['table'], complain: Complain): void {
  for (const [id, { reduced, oos, isolated }] of Object.entries(counters)) {
    const path = ['table', 'counters', id]
    const { side, hq, steps } = COUNTERS[id] ?? { side: null, hq: false, steps: 2 }
    if (reduced && steps < 2) complain([...path, 'reduced'], `${id} has no reduced side`)
    if (oos && (hq || side === 'soviet'))
      complain([...path, 'oos'], `${id} cannot be out of supply: only German combat units can (10.1)`)
    if (isolated && hq) complain([...path, 'isolated'], `${id} is an HQ, and HQs are never isolated (10.2.1)`)
  }
}

/** 5.1 to 5.3: nobody is on his way while a position is written down, so every stack is one that may stay. */
function checkStacks({ counters, ...table }: State['table'], complain: Complain): void {
  const stacks = new Map<string, Record<CounterId, Counter>>()
  for (const [id, counter] of Object.entries(counters)) {
    if (!COUNTERS[id] || !board.has(counter.at)) continue
    const below = stacks.get(counter.at) ?? {}
    const refusal = stackRefusal({ ...table, counters: below }, id, counter.at)
    // Both sides in a hex is told already.
    if (refusal && refusal.no !== 'AVD 5.2') complain(['table', 'counters', id, 'at'], say(refusal.because))
    stacks.set(counter.at, { ...below, [id]: counter })
  }
}

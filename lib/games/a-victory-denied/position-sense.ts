import { CHITS, VP_SETS } from './data/chits'
import { COUNTERS } from './data/counters'
import { board } from './geometry'
import type { Complain } from './position-check'
import { stackRefusal } from './rules/05-stacking'
import type { Box, Counter, CounterId, Side, State } from './state'
import { say } from './words.en'

/** Boxes for counters of one side (2.1.1, 3.8-3.14). */
const SIDE_OF_BOX: Readonly<Partial<Record<Box, Side>>> = {
  reserve: 'soviet',
  timoshenko: 'soviet',
  elite: 'soviet',
  stavka: 'soviet',
  staging: 'german',
  eliminated: 'german',
}

const VP_VALUES = new Set(VP_SETS.flatMap((set) => Object.values(set).map(({ value }) => value)))

/**
 * What no game ever comes to. Whoever writes a position hears of it; tables that were set up with one play on, so this
 * is asked of new positions alone.
 */
export function checkSense({ table, hidden }: State, complain: Complain): void {
  checkMarks(table, complain)
  checkStacks(table, complain)
  for (const [id, { at }] of Object.entries(table.counters)) {
    const side = SIDE_OF_BOX[at as Box]
    if (side && COUNTERS[id] && COUNTERS[id].side !== side)
      complain(['table', 'counters', id, 'at'], `${id} does not belong into the box ${at}`)
  }
  for (const [hex, face] of Object.entries(table.vpOnMap))
    if (face !== 'down' && !VP_VALUES.has(face))
      complain(['table', 'vpOnMap', hex], `no VP chit is worth ${face}`)
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

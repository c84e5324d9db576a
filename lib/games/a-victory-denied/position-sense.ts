import { beyondCopies } from '@/lib/wargame/pools'
import { type Complain, checkBoxes, checkStacks } from '@/lib/wargame/position'
import type { Rules } from './in-force'
import { stackRefusal } from './rules/05-stacking'
import { say } from './say'
import type { Box, Side, State } from './state'

/** Boxes for counters of one side (2.1.1, 3.8-3.14). */
const SIDE_OF_BOX: Readonly<Partial<Record<Box, Side>>> = {
  reserve: 'soviet',
  timoshenko: 'soviet',
  elite: 'soviet',
  stavka: 'soviet',
  staging: 'german',
  eliminated: 'german',
}

/**
 * What no game ever comes to. Whoever writes a position hears of it; tables that were set up with one play on, so this
 * is asked of new positions alone.
 */
export const checkSense =
  (rules: Rules) =>
  ({ table, hidden }: State, complain: Complain): void => {
    const { counters, chits, board, vpSets } = rules
    checkMarks(rules, table, complain)
    checkActivation(rules, table, complain)
    if (table.stukas.ready + table.stukas.used > rules.stukas)
      complain(['table', 'stukas'], `there are only ${rules.stukas} Stukas`)
    // 5.1 to 5.3: nobody is on his way while a position is written down, so every stack is one that may stay.
    checkStacks(
      table.counters,
      (id, place) => counters[id] !== undefined && board.has(place),
      (below, id, hex) => stackRefusal({ rules, open: { ...table, counters: below } }, id, hex),
      (id, { no, because }) => {
        // Both sides in a hex is told already.
        if (no !== 'AVD 5.2') complain(['table', 'counters', id, 'at'], say(because))
      },
    )
    checkBoxes(
      table.counters,
      (id) => counters[id]?.side,
      (place) => SIDE_OF_BOX[place as Box],
      complain,
    )
    const values = new Set(
      Object.values(vpSets).flatMap((set) => Object.values(set).map(({ value }) => value)),
    )
    for (const [hex, face] of Object.entries(table.vpOnMap))
      if (face !== 'down' && !values.has(face))
        complain(['table', 'vpOnMap', hex], `no VP chit is worth ${face}`)
    for (const [path, ids] of [
      [['hidden', 'cup'], hidden.cup],
      [['table', 'cupKnown'], table.cupKnown],
    ] as const)
      for (const [i, id] of ids.entries())
        if (chits[id]?.kind === 'guderian')
          complain([...path, i], `${id} never lies in the cup (7.1.2): say "guderianInBox": true`)
  }

/** What makes units active without a chit (4.1.2, 11.1.2, 11.2.2). */
const WITHOUT_CHIT: readonly string[] = ['special', 'entry', 'timoshenko-entry']

/** A chit activates its own side, and nobody twice at once (7.2). */
function checkActivation({ chits }: Rules, { activation }: State['table'], complain: Complain): void {
  if (!activation) return
  const { chit, side } = activation
  const path = ['table', 'activation']
  const of = chits[chit]?.side
  if (!chits[chit] && !WITHOUT_CHIT.includes(chit)) complain([...path, 'chit'], 'there is no such chit')
  else if (of && of !== side) complain([...path, 'chit'], `${chit} activates the other side`)
  for (const field of ['hqs', 'units'] as const)
    for (const n of beyondCopies(activation[field], () => 1))
      complain([...path, field, n], `${activation[field][n]} is active already`)
}

/** Only some counters have a reduced side, or can be marked (2.2.3, 10.1, 10.2.1). */
function checkMarks(rules: Rules, { counters }: State['table'], complain: Complain): void {
  for (const [id, { reduced, oos, isolated }] of Object.entries(counters)) {
    const path = ['table', 'counters', id]
    const { side, hq, steps } = rules.counters[id] ?? { side: null, hq: false, steps: 2 }
    if (reduced && steps < 2) complain([...path, 'reduced'], `${id} has no reduced side`)
    if (oos && (hq || side === 'soviet'))
      complain([...path, 'oos'], `${id} cannot be out of supply: only German combat units can (10.1)`)
    if (isolated && hq) complain([...path, 'isolated'], `${id} is an HQ, and HQs are never isolated (10.2.1)`)
  }
}

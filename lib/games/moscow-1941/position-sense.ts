import { type Complain, checkBoxes } from '@/lib/wargame/position'
import type { Rules } from './in-force'
import type { Box, Side, State } from './state'

/** Boxes for units of one side: the Germans have all they get at the start (MOS-66). */
const SIDE_OF_BOX: Readonly<Partial<Record<Box, Side>>> = { track: 'soviet', arriving: 'soviet' }

/**
 * What no game ever comes to. Whoever writes a position hears of it; tables that were set up with one play on, so this
 * is asked of new positions alone.
 */
export const checkSense =
  (rules: Rules) =>
  ({ table }: State, complain: Complain): void => {
    const { counters, air, held } = table
    checkBoxes(
      counters,
      (id) => rules.counters[id]?.side,
      (place) => SIDE_OF_BOX[place as Box],
      complain,
    )
    for (const [id, { at, state, moved, left }] of Object.entries(counters)) {
      const path = ['table', 'counters', id]
      const side = rules.counters[id]?.side
      // MOS-12, MOS-13: a state is of the units that are on the map.
      if (!rules.board.has(at) && state !== 'fresh')
        complain([...path, 'state'], `${id} is ${state} in the box ${at}`)
      if (left !== null && !moved)
        complain([...path, 'left'], `${id} has not moved, and so has nothing left of a move`)
      const holder = held[at]
      if (side && holder && holder !== side)
        complain(['table', 'held', at], `${id} stands in ${at}, so ${side} holds it (MOS-38)`)
    }
    for (const [id, { state, target, mission }] of Object.entries(air))
      if (state === 'flying' && !(target && mission))
        complain(
          ['table', 'air', id, target ? 'mission' : 'target'],
          `${id} flies, so it has a mission and a target`,
        )
  }

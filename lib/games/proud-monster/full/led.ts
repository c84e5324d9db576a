import { ledBy } from '../led'
import { staffFacts } from '../staff'
import { computer } from './computer'
import { chores } from './computer/chores'
import type { Situation } from './situation'
import { standing } from './standing'
import { hasLine } from './supply'

/** What a staff does by all rules in a turn for which its owner's time is out: no column leaves its supply (9.2). */
export const led = ledBy({
  chores,
  facts: (at, side) => staffFacts(at, side, (unit, hex) => !hasLine(at as unknown as Situation, unit, hex)),
  standing: standing as never,
  computer,
})

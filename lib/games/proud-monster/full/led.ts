import { ledBy } from '../led'
import { computer } from './computer'
import { chores } from './computer/chores'
import { factsAt } from './staff'
import { standing } from './standing'

/** What a staff does by all rules in a turn for which its owner's time is out: no column leaves its supply (9.2). */
export const { led, keptLed } = ledBy({
  chores,
  facts: factsAt,
  standing: standing as never,
  computer,
})

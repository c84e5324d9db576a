import { on as late } from '@/lib/games/death-and-destruction/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Table } from '@/lib/games/proud-monster/state'

/** A table under the rules of this game, as the table of its parent asks them. */
export const on = (table: Table): Situation => late(table as never) as unknown as Situation

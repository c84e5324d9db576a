import { on as whole } from '@/lib/games/proud-monster/full/ruleset'
import { figures } from '@/lib/games/proud-monster/in-force'
import { on as beginner } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Table } from '@/lib/games/proud-monster/state'

/** A table under the rules of the level at which its scenario is played. */
export const on = (table: Table): Situation =>
  figures.scenarios[table.scenario].level === 'full'
    ? (whole(table as never) as unknown as Situation)
    : beginner(table)

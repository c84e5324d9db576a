import type { Situation as Asked } from '@/lib/wargame/ruleset'
import { type Rules, rules } from './in-force'
import type { Table } from './state'

/** What every question of these rules is asked of. */
export type Situation = Asked<Rules, Table>

/** A table under the rules of this edition. */
export const on = (open: Table): Situation => ({ rules, open })

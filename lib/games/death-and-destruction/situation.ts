import type { Situation as Asked } from '@/lib/wargame/ruleset'
import type { Rules } from './in-force'
import type { Table } from './state'

/** What every question of these rules is asked of. */
export type Situation = Asked<Rules, Table>

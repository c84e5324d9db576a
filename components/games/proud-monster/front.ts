import { frontOf } from '@/components/wargame/map/front-of'
import { firstControl } from '@/lib/games/proud-monster/control'
import { on } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Table } from '@/lib/games/proud-monster/state'

export const { westOf, westAtStart } = frontOf<Table, Situation>({ on, firstControl })

import { frontOf } from '@/components/wargame/map/front-of'
import { firstControl } from '@/lib/games/moscow-1941/control'
import { on, type Situation } from '@/lib/games/moscow-1941/situation'
import type { Table } from '@/lib/games/moscow-1941/state'

export const { westOf, westAtStart } = frontOf<Table, Situation>({ on, firstControl })

import { frontOf } from '@/components/wargame/map/front-of'
import { firstControl } from '@/lib/games/a-victory-denied/control'
import { on, type Situation } from '@/lib/games/a-victory-denied/situation'
import type { Table } from '@/lib/games/a-victory-denied/state'

export const { westOf, westAtStart } = frontOf<Table, Situation>({ on, firstControl })

import { plannerOf } from '@/components/wargame/offline/planner'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { promptFor } from '@/lib/games/a-victory-denied/prompt'
import { decide, evolve, legal } from '@/lib/games/a-victory-denied/ruleset'
import type { Hidden, Table } from '@/lib/games/a-victory-denied/state'

export const plan = plannerOf<Table, Hidden, Order, Parameters<typeof evolve>[1]>({
  ...{ promptFor, decide, evolve, legal },
})

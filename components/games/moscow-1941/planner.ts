import { plannerOf } from '@/components/wargame/offline/planner'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { promptFor } from '@/lib/games/moscow-1941/prompt'
import { decide, evolve, legal } from '@/lib/games/moscow-1941/ruleset'
import type { Hidden, Table } from '@/lib/games/moscow-1941/state'

export const plan = plannerOf<Table, Hidden, Order, Parameters<typeof evolve>[1]>({
  ...{ promptFor, decide, evolve, legal },
})

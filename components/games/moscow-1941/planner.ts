import { plannerOf } from '@/components/wargame/offline/planner'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { promptFor } from '@/lib/games/moscow-1941/prompt'
import { decide, evolve, legal } from '@/lib/games/moscow-1941/ruleset'
import type { Hidden, State } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'

export const plan = plannerOf<View, State, Hidden, Order, Parameters<typeof evolve>[1]>({
  stateOf: ({ table }, hidden) => ({ table, hidden }),
  viewOf: (view, { table }, viewer) => ({ ...view, table, prompt: promptFor(table, viewer) }),
  isOver: ({ table }) => table.result !== null,
  ...{ decide, evolve, legal },
})

import { plannerOf } from '@/components/wargame/offline/planner'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { promptFor } from '@/lib/games/a-victory-denied/prompt'
import { decide, evolve, legal } from '@/lib/games/a-victory-denied/ruleset'
import type { Hidden, State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'

export const plan = plannerOf<View, State, Hidden, Order, Parameters<typeof evolve>[1]>({
  stateOf: ({ table }, hidden) => ({ table, hidden }),
  viewOf: (view, { table }, viewer) => ({ ...view, table, prompt: promptFor(table, viewer, false) }),
  isOver: ({ table }) => table.result !== null,
  ...{ decide, evolve, legal },
})

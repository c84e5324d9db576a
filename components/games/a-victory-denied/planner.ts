import type { Outlook, Planner } from '@/components/offline/planner'
import { decide, legal } from '@/lib/games/a-victory-denied/decide'
import { evolve } from '@/lib/games/a-victory-denied/events'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { promptFor } from '@/lib/games/a-victory-denied/prompt'
import type { Hidden, State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import type { Dice } from '@/lib/kernel/dice'

/** Thrown where the rules ask for what this browser cannot know. */
class Unknown extends Error {}

const unknown = (): never => {
  throw new Unknown()
}
/** Chits in the cup, VP chits face down: whoever reads any of it, or copies it, learns that it is not known here. */
const faceDown = new Proxy({}, { get: unknown, has: unknown, ownKeys: unknown }) as Hidden
const noDice: Dice = { roll: unknown, secret: unknown }

/** The same functions that the server decides with, on a state of which only the face-up half is there. */
export const plan: Planner = (given, offered, orders) => {
  const view = given as View
  const { viewer } = view
  if (viewer === 'spectator') return { view, legal: [], end: 'unknown' }
  let state: State = { table: view.table, hidden: faceDown }
  let open = offered
  const outlook = (end: Outlook['end']): Outlook => ({
    view: { ...view, table: state.table, prompt: promptFor(state.table, viewer, false) } satisfies View,
    legal: end === null ? open : [],
    end,
  })
  try {
    for (const order of orders) {
      const decision = decide(state, { side: viewer, order: order as Order, dice: noDice })
      if ('no' in decision) return outlook('unlawful')
      const after = decision.yes.reduce(evolve, state)
      // Whether the game is over is not said before the server has said so.
      if (after.table.result) return outlook('unknown')
      open = legal(after, viewer)
      state = after
    }
    return outlook(null)
  } catch (error) {
    if (error instanceof Unknown) return outlook('unknown')
    throw error
  }
}

import type { Outlook, Planner } from '@/components/offline/planner'
import type { Decision } from '@/lib/kernel/decision'
import type { Dice } from '@/lib/kernel/dice/dice'
import type { LegalEntry } from '@/lib/kernel/game'
import type { Side, Viewer } from '@/lib/wargame/ruleset'

/** Thrown where the rules ask for what this browser cannot know. */
class Unknown extends Error {}

const unknown = (): never => {
  throw new Unknown()
}
const noDice: Dice = { roll: unknown, secret: unknown }

/** What lies face down: whoever reads any of it, or copies it, learns that it is not known here. */
const faceDown = <Hidden extends object>() =>
  new Proxy({}, { get: unknown, has: unknown, ownKeys: unknown }) as Hidden

/** The very functions with which the server decides, and how a view and a state become each other. */
interface PlannedRules<View, State, Hidden extends object, Order, Event> {
  stateOf(view: View, faceDown: Hidden): State
  /** The view after orders, with what is asked then. */
  viewOf(before: View, state: State, viewer: Side): View
  isOver(state: State): boolean
  decide(state: State, request: { side: Side; order: Order; dice: Dice }): Decision<Event>
  evolve(state: State, event: Event): State
  legal(state: State, side: Side): readonly LegalEntry[]
}

/** Plans by the rules on a state of which only the face-up half is there. */
export const plannerOf =
  <View extends { viewer: Viewer }, State, Hidden extends object, Order, Event>(
    rules: PlannedRules<View, State, Hidden, Order, Event>,
  ): Planner =>
  (given, offered, orders) => {
    const view = given as View
    const side = view.viewer
    if (side === 'spectator') return { view, legal: [], end: 'unknown' }
    let state = rules.stateOf(view, faceDown())
    let open = offered
    const outlook = (end: Outlook['end']): Outlook => ({
      view: rules.viewOf(view, state, side),
      legal: end === null ? open : [],
      end,
    })
    try {
      for (const order of orders) {
        const decision = rules.decide(state, { side, order: order as Order, dice: noDice })
        if ('no' in decision) return outlook('unlawful')
        const after = decision.yes.reduce(rules.evolve, state)
        // Whether the game is over is not said before the server has said so.
        if (rules.isOver(after)) return outlook('unknown')
        open = rules.legal(after, side)
        state = after
      }
      return outlook(null)
    } catch (error) {
      if (error instanceof Unknown) return outlook('unknown')
      throw error
    }
  }

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

/** The very functions with which the server decides, and what is asked of a table. */
interface PlannedRules<Table, Hidden extends object, Order, Event> {
  promptFor(table: Table, viewer: Viewer, hasChosen: boolean): object
  decide(
    state: { table: Table; hidden: Hidden },
    request: { side: Side; order: Order; dice: Dice },
  ): Decision<Event>
  evolve(state: { table: Table; hidden: Hidden }, event: Event): { table: Table; hidden: Hidden }
  legal(state: { table: Table; hidden: Hidden }, side: Side): readonly LegalEntry[]
}

/** Plans by the rules on a state of which only the face-up half is there. */
export const plannerOf =
  <Table extends { readonly result: object | null }, Hidden extends object, Order, Event>(
    rules: PlannedRules<Table, Hidden, Order, Event>,
  ): Planner =>
  (given, offered, orders) => {
    const view = given as { viewer: Viewer; table: Table }
    const side = view.viewer
    if (side === 'spectator') return { view, legal: [], end: 'unknown' }
    let state = { table: view.table, hidden: faceDown<Hidden>() }
    let open = offered
    const outlook = (end: Outlook['end']): Outlook => ({
      view: { ...view, table: state.table, prompt: rules.promptFor(state.table, side, false) },
      legal: end === null ? open : [],
      end,
    })
    try {
      for (const order of orders) {
        const decision = rules.decide(state, { side, order: order as Order, dice: noDice })
        if ('no' in decision) return outlook('unlawful')
        const after = decision.yes.reduce(rules.evolve, state)
        // Whether the game is over is not said before the server has said so.
        if (after.table.result !== null) return outlook('unknown')
        open = rules.legal(after, side)
        state = after
      }
      return outlook(null)
    } catch (error) {
      if (error instanceof Unknown) return outlook('unknown')
      throw error
    }
  }

import type { Outlook, Planner } from '@/components/offline/planner'
import type { Dice } from '@/lib/kernel/dice/dice'
import type { AnyOrder } from '@/lib/kernel/game'
import { defineGame } from '@/lib/wargame/define-game'
import type { Halves, HalvesWorld } from '@/lib/wargame/halves'
import { promptOf } from '@/lib/wargame/prompt'
import type { RuleSet, Viewer } from '@/lib/wargame/ruleset'

/** Thrown where the rules ask for what this browser cannot know. */
class Unknown extends Error {}

const unknown = (): never => {
  throw new Unknown()
}
const noDice: Dice = { roll: unknown, secret: unknown }

/** Things of which one is known here: whoever reads another, or copies them, learns that they are not. */
const knownOf = (name: string, thing: unknown) =>
  new Proxy({}, { get: (_, asked) => (asked === name ? thing : unknown()), has: unknown, ownKeys: unknown })

/** What lies face down: of all of it a side knows the standing orders that it has filed itself. */
const faceDown = <Hidden extends object>(side: string, filed: object | undefined) =>
  knownOf('standing', knownOf(side, filed)) as Hidden

/** Plans by the very rules with which the server decides, on a state of which only the face-up half is there. */
export function plannerOf<W extends HalvesWorld, Order extends AnyOrder>(ruleset: RuleSet<W>): Planner {
  const { decide, evolve, legal } = defineGame<W, Order>(ruleset)
  return (given, offered, orders) => {
    const view = given as { viewer: Viewer; table: W['open']; mine?: { standing?: object } | null }
    const side = view.viewer
    if (side === 'spectator') return { view, legal: [], end: 'unknown' }
    let state: W['state'] = {
      table: view.table,
      hidden: faceDown<Halves['hidden']>(side, view.mine?.standing),
    }
    let open = offered
    const outlook = (end: Outlook['end']): Outlook => ({
      view: { ...view, table: state.table, prompt: promptOf(ruleset, state.table, side) },
      legal: end === null ? open : [],
      end,
    })
    try {
      for (const order of orders) {
        const decision = decide(state, { side, order: order as Order, dice: noDice })
        if ('no' in decision) return outlook('unlawful')
        const after = decision.yes.reduce(evolve, state)
        // Whether the game is over is not said before the server has said so.
        if (after.table.result !== null) return outlook('unknown')
        open = legal(after, side)
        state = after
      }
      return outlook(null)
    } catch (error) {
      if (error instanceof Unknown) return outlook('unknown')
      throw error
    }
  }
}

import { z } from 'zod'
import type { Board } from '@/lib/kernel/game'
import { once } from '@/lib/wargame/cached'
import type { RuleSet } from '@/lib/wargame/ruleset'
import { viewOf, viewSchemaOf } from '@/lib/wargame/views'
import type { Rules } from './in-force'
import { availableChits, chitCount } from './rules/07-command'
import { schemasUnder } from './schemas'
import type { Side, State, Viewer } from './state'
import type { Avd } from './world'

const chits = z.array(z.string())

export const viewSchemaUnder = once((rules: Rules) =>
  viewSchemaOf(
    schemasUnder(rules),
    {
      available: chits.describe('own chits that may be chosen in a chit selection phase (7.1.1)'),
      toChoose: z.number().int().describe('how many must be chosen this turn (turn track)'),
      chosen: chits
        .nullable()
        .describe('own choice of this chit selection phase, while the other has not chosen'),
      inCup: chits.describe('own chits in the cup'),
    },
    { cupSize: z.number().int().describe('chits in the cup, as anybody can count them') },
  ),
)
export type View = z.infer<ReturnType<typeof viewSchemaUnder>>

/** What one viewer may see: the table, how many chits are in the cup, and of them those he chose himself (7.1.3). */
export function view(ruleset: RuleSet<Avd>, state: State, viewer: Viewer): View {
  const { rules, layers } = ruleset
  const mine = (side: Side) => {
    const at = { rules, open: state.table }
    return {
      ...layers.own(state, side),
      ...{ available: [...availableChits(at, side)], toChoose: chitCount(at, side) },
    }
  }
  const seen = viewOf(ruleset, schemasUnder(rules).tableSchema, state, viewer, mine)
  // In which order chits came into the cup is of no account.
  const table = { ...seen.table, cupKnown: [...seen.table.cupKnown].sort() }
  return { ...seen, table, cupSize: state.hidden.cup.length }
}

/** What lies on the map and on the tracks, and when. */
export const board = ({ table, cupSize, mine }: View): Board => ({
  turn: table.turn,
  counters: table.counters,
  vpOnMap: table.vpOnMap,
  control: table.control,
  cup: { size: cupSize, mine: mine?.inCup ?? [] },
  ...(table.directive ? { directive: table.directive } : {}),
  cupKnown: table.cupKnown,
  cupUnknown: table.cupUnknown,
  played: table.played,
  guderianInBox: table.guderianInBox,
  stukas: table.stukas,
  bomber: table.bomber,
  rocket: table.rocket,
  escapeBonus: table.escapeBonus,
  vpGerman: table.vpGerman,
  vpSoviet: table.vpSoviet,
})

/** What the cup holds and which VP chits lie on the map, for who looks back at a game that is over. */
export const uncovered = ({ vpChit }: Rules, { hidden }: State): Board => ({
  cupKnown: [...hidden.cup].sort(),
  cupUnknown: { german: 0, soviet: 0 },
  vpOnMap: Object.fromEntries(
    Object.entries(hidden.vpOnMap).map(([hex, chit]) => [hex, vpChit(chit)!.value]),
  ),
})

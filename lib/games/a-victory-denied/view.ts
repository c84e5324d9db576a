import { z } from 'zod'
import type { Board } from '@/lib/kernel/game'
import { once } from '@/lib/wargame/cached'
import { promptSchema } from '@/lib/wargame/schemas'
import type { Rules } from './in-force'
import { layersUnder } from './knowledge'
import { promptFor } from './prompt'
import { availableChits, chitCount } from './rules/07-command'
import { SIDES, type Side, type State, type Table, type Viewer } from './state'
import { stateSchemasUnder } from './state-schema'

const chits = z.array(z.string())

export const viewSchemaUnder = once((rules: Rules) => {
  const { standingSchema, tableSchema } = stateSchemasUnder(rules)
  return z.strictObject({
    viewer: z.enum([...SIDES, 'spectator']),
    table: tableSchema.describe('everything that lies face up'),
    cupSize: z.number().int().describe('chits in the cup, as anybody can count them'),
    mine: z
      .strictObject({
        available: chits.describe('own chits that may be chosen in a chit selection phase (7.1.1)'),
        toChoose: z.number().int().describe('how many must be chosen this turn (turn track)'),
        chosen: chits
          .nullable()
          .describe('own choice of this chit selection phase, while the other has not chosen'),
        inCup: chits.describe('own chits in the cup'),
        standing: standingSchema.optional().describe('own standing orders that were filed; absent: none'),
      })
      .nullable()
      .describe('what only the owner knows; null for a spectator'),
    prompt: promptSchema('whom the game waits for, as far as this viewer may know'),
  })
})
export type View = z.infer<ReturnType<typeof viewSchemaUnder>>
export type Prompt = View['prompt']

/** The public table, field by field: a field added to the state is not shown until somebody decides so here. */
function openTable(table: Table): Table {
  return {
    options: table.options,
    turn: table.turn,
    directive: table.directive,
    guderiansChoice: table.guderiansChoice,
    counters: table.counters,
    control: table.control,
    activation: table.activation,
    activations: table.activations,
    battle: table.battle,
    agenda: table.agenda,
    played: table.played,
    guderianInBox: table.guderianInBox,
    cupKnown: [...table.cupKnown].sort(),
    cupUnknown: table.cupUnknown,
    vpOnMap: table.vpOnMap,
    vpGerman: table.vpGerman,
    vpSoviet: table.vpSoviet,
    vpDraws: table.vpDraws,
    stukas: table.stukas,
    bomber: table.bomber,
    rocket: table.rocket,
    escapeBonus: table.escapeBonus,
    shelled: table.shelled,
    starHexes: table.starHexes,
    values: table.values,
    result: table.result,
  }
}

/** What a player alone knows of his own: 7.1.3, the chits he chose himself; his standing orders. */
function own(rules: Rules, state: State, side: Side): NonNullable<View['mine']> {
  const { chosen, inCup } = layersUnder(rules).own(state, side)
  const orders = state.hidden.standing?.[side]
  const at = { rules, open: state.table }
  return {
    available: availableChits(at, side),
    toChoose: chitCount(at, side),
    chosen,
    inCup,
    ...(orders ? { standing: orders } : {}),
  }
}

/** What one viewer may see, built up from nothing. */
export function view(rules: Rules, state: State, viewer: Viewer): View {
  const hasChosen = viewer !== 'spectator' && state.hidden.chosen[viewer] !== null
  return {
    viewer,
    table: openTable(state.table),
    cupSize: state.hidden.cup.length,
    mine: viewer === 'spectator' ? null : own(rules, state, viewer),
    prompt: promptFor(state.table, viewer, hasChosen),
  }
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

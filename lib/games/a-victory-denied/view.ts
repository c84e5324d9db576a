import { z } from 'zod'
import type { Board } from '@/lib/kernel/game'
import { CHITS, vpChit } from './data/chits'
import { promptFor } from './prompt'
import { availableChits, chitCount } from './rules/07-command'
import { standingSchema } from './standing/schema'
import { type ChitId, SIDES, type Side, type State, type Table, type Viewer } from './state'
import { tableSchema } from './state-schema'

const chits = z.array(z.string())

export const viewSchema = z.strictObject({
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
  prompt: z.strictObject({
    step: z.string().describe('the step that is due, or "over"'),
    awaits: z.array(z.enum(SIDES)).describe('whom the game waits for, as far as this viewer may know'),
    mine: z.boolean().describe('true: the viewer is to act'),
    key: z.string().describe('what is asked, a sentence of the catalogue'),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    done: z
      .string()
      .nullable()
      .describe('label of the button that sends `done`; null where it is not lawful'),
  }),
})
export type View = z.infer<typeof viewSchema>
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
function own(state: State, side: Side): NonNullable<View['mine']> {
  const mine = (chit: ChitId) => CHITS[chit]!.side === side
  const orders = state.hidden.standing?.[side]
  return {
    available: availableChits(state.table, side),
    toChoose: chitCount(state.table, side),
    chosen: state.hidden.chosen[side],
    inCup: state.hidden.cup.filter(mine).sort(),
    ...(orders ? { standing: orders } : {}),
  }
}

/** What one viewer may see, built up from nothing. */
export function view(state: State, viewer: Viewer): View {
  const hasChosen = viewer !== 'spectator' && state.hidden.chosen[viewer] !== null
  return {
    viewer,
    table: openTable(state.table),
    cupSize: state.hidden.cup.length,
    mine: viewer === 'spectator' ? null : own(state, viewer),
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
  ...tracks(table),
})

/** What the cup holds and which VP chits lie on the map, for who looks back at a game that is over. */
export const uncovered = ({ hidden }: State): Board => ({
  cupKnown: [...hidden.cup].sort(),
  cupUnknown: { german: 0, soviet: 0 },
  vpOnMap: Object.fromEntries(
    Object.entries(hidden.vpOnMap).map(([hex, chit]) => [hex, vpChit(chit)!.value]),
  ),
})

const tracks = (table: Table) => ({
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

import { z } from 'zod'
import type { Board } from '@/lib/kernel/game'
import { once } from '@/lib/wargame/cached'
import { promptSchema } from '@/lib/wargame/schemas'
import type { Rules } from './in-force'
import { promptFor } from './prompt'
import { SIDES, type State, type Table, type Viewer } from './state'
import { stateSchemasUnder } from './state-schema'

export const viewSchemaUnder = once((rules: Rules) => {
  const { standingSchema, tableSchema } = stateSchemasUnder(rules)
  return z.strictObject({
    viewer: z.enum([...SIDES, 'spectator']),
    table: tableSchema.describe('everything that lies face up'),
    mine: z
      .strictObject({
        standing: standingSchema.optional().describe('own standing orders that were filed; absent: none'),
      })
      .nullable()
      .describe('what only the owner knows; null for a spectator'),
    prompt: promptSchema('whom the game waits for'),
  })
})
export type View = z.infer<ReturnType<typeof viewSchemaUnder>>
export type Prompt = View['prompt']

/** The public table, field by field: a field added to the state is not shown until somebody decides so here. */
function openTable(table: Table): Table {
  return {
    options: table.options,
    scenario: table.scenario,
    turn: table.turn,
    phase: table.phase,
    acting: table.acting,
    counters: table.counters,
    air: table.air,
    control: table.control,
    held: table.held,
    dispersedNow: table.dispersedNow,
    again: table.again,
    attacked: table.attacked,
    compelled: table.compelled,
    noRetreat: table.noRetreat,
    panic: table.panic,
    resupplied: table.resupplied,
    paradropped: table.paradropped,
    onBase: table.onBase,
    points: table.points,
    battles: table.battles,
    raids: table.raids,
    battle: table.battle,
    agenda: table.agenda,
    result: table.result,
  }
}

/** What one viewer may see, built up from nothing. */
export function view({ table, hidden }: State, viewer: Viewer): View {
  const orders = viewer === 'spectator' ? undefined : hidden.standing?.[viewer]
  return {
    viewer,
    table: openTable(table),
    mine: viewer === 'spectator' ? null : orders ? { standing: orders } : {},
    prompt: promptFor(table, viewer),
  }
}

/** What lies on the map and beside it, and when. */
export const board = ({ table }: View): Board => ({
  turn: table.turn,
  phase: table.phase,
  counters: table.counters,
  air: table.air,
  control: table.control,
  held: table.held,
  noRetreat: table.noRetreat,
  panic: table.panic,
  resupplied: table.resupplied,
  points: table.points,
})

import { z } from 'zod'
import type { FiledIn, HalvesWorld } from './halves'
import { type Prompt, promptOf } from './prompt'
import { type RuleSet, SIDES, type Side, type Viewer } from './ruleset'
import type { Papers } from './staff/papers'

const promptSchema = z.strictObject({
  step: z.string().describe('the step that is due, or "over"'),
  awaits: z.array(z.enum(SIDES)).describe('whom the game waits for, as far as this viewer may know'),
  mine: z.boolean().describe('true: the viewer is to act'),
  key: z.string().describe('what is asked, a sentence of the catalogue'),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  done: z.string().nullable().describe('label of the button that sends `done`; null where it is not lawful'),
})

/** How views are written: `mine`, what a player alone knows besides his standing orders, and `more`, what else all see. */
export const viewSchemaOf = <
  Table extends z.ZodType,
  Filed extends z.ZodType,
  Kept extends z.ZodType,
  Mine extends z.ZodRawShape,
  More extends z.ZodRawShape,
>(
  {
    tableSchema,
    standingSchema,
    staffSchema,
  }: { tableSchema: Table; standingSchema: Filed; staffSchema: Kept },
  mine: Mine,
  more: More,
) =>
  z.strictObject({
    viewer: z.enum([...SIDES, 'spectator']),
    table: tableSchema.describe('everything that lies face up'),
    mine: z
      .strictObject({
        ...mine,
        standing: standingSchema.optional().describe('own standing orders that were filed; absent: none'),
        staff: staffSchema.optional().describe('what the own staff keeps; absent: nothing'),
      })
      .nullable()
      .describe('what only the owner knows; null for a spectator'),
    prompt: promptSchema,
    ...more,
  })

interface Seen<W extends HalvesWorld, Mine> {
  viewer: Viewer
  table: W['open']
  mine: (Mine & { standing?: FiledIn<W['state']>; staff?: Papers }) | null
  prompt: Prompt
}

/**
 * What one viewer may see, built up from nothing: of the table what its schema names, and of what lies face down what is
 * his own.
 */
export function viewOf<W extends HalvesWorld, Mine extends object>(
  ruleset: RuleSet<W>,
  tableSchema: { readonly shape: object },
  state: W['state'],
  viewer: Viewer,
  mine: (side: Side) => Mine,
): Seen<W, Mine> {
  const open = ruleset.layers.seen?.(state, viewer) ?? ruleset.layers.open(state)
  const table = Object.fromEntries(
    Object.keys(tableSchema.shape).map((field) => [field, open[field as keyof W['open']]]),
  )
  const seen = { viewer, table: table as unknown as W['open'] }
  if (viewer === 'spectator') return { ...seen, mine: null, prompt: promptOf(ruleset, open, viewer) }
  const standing = state.hidden.standing?.[viewer] as FiledIn<W['state']> | undefined
  const staff = state.hidden.staff?.[viewer]
  const due = ruleset.due(open)
  const hasDecided = due && ruleset.steps[due.step as keyof typeof ruleset.steps].hasDecided
  return {
    ...seen,
    mine: { ...mine(viewer), ...(standing && { standing }), ...(staff && { staff }) },
    prompt: promptOf(ruleset, open, viewer, hasDecided?.(state, viewer)),
  }
}

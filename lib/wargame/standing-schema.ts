import { z } from 'zod'
import type { World } from './ruleset'
import { MODES } from './standing'
import type { StandingForms, StandingRule } from './standing-rules'

const mode = z
  .enum(MODES)
  .describe(
    'ask: the game waits for the player; wait: so many hours, then it is decided for him; auto: at once; spare: at once but where it matters or he has just given an order, where it is as wait',
  )

const wishes: StandingForms['wishes'] = (names) =>
  z
    .array(z.enum(names))
    .max(names.length)
    .refine((list) => new Set(list).size === list.length, 'each may be named once')

/**
 * How standing orders of one side are written down; `later` are kinds that those of old do not name, `called` is what schemas
 * call them where it is not `standingOrders`, as one schema may tell of several levels of a game; `forms` are the pieces
 * of the game. Ties go to the lowest id or hex, so that each of them always leads to a decision.
 */
export function standingSchemaOf<Filed>(
  {
    rules,
    later,
    called = 'standingOrders',
  }: { readonly rules: object; readonly later: readonly string[]; readonly called?: string },
  forms: object = {},
): z.ZodType<Filed, Filed> {
  const kinds = Object.entries(rules as Readonly<Record<string, StandingRule<World>>>).map(
    ([kind, { about, fields }]) => {
      const form = z.strictObject({ mode, ...fields({ ...forms, z, wishes }) })
      const whole = later.includes(kind) ? form.optional() : form
      return [kind, whole.describe(about)] as const
    },
  )
  return z
    .strictObject({
      version: z.literal(1),
      hours: z.number().int().min(1).max(168).optional().describe('how long the mode wait waits; absent: 24'),
      ...Object.fromEntries(kinds),
    })
    .meta({
      id: called,
      description: 'What is decided for a side while it does not act',
    }) as unknown as z.ZodType<Filed, Filed>
}

import { z } from 'zod'
import { SIDES } from './ruleset'

/** A record of what it holds besides its name. */
interface Described<Forms> {
  about?: string
  fields?: (of: Forms) => Readonly<Record<string, z.ZodType>>
}

/**
 * The schema of all orders, steps or events of a table: the name of a record stands in the `tag` of what it describes.
 * On servers only: a browser loads no schema.
 */
export function unionOf<Forms, Whole, Written = Whole>(
  records: Readonly<Record<string, object>>,
  forms: Forms,
  tag: string,
): z.ZodType<Whole, Written> {
  const options = Object.entries(records as Readonly<Record<string, Described<Forms>>>).map(
    ([name, { about, fields }]) => {
      const form = z.strictObject({ [tag]: z.literal(name), ...fields?.(forms) })
      return about ? form.describe(about) : form
    },
  )
  return z.discriminatedUnion(tag, options as [z.ZodObject, ...z.ZodObject[]]) as unknown as z.ZodType<
    Whole,
    Written
  >
}

/** How a game ended, for a table; null while it goes on. */
export const resultSchema = z
  .strictObject({
    winner: z.enum([...SIDES, 'draw']),
    cite: z.string(),
    key: z.string(),
    german: z.number().int().nullable(),
    soviet: z.number().int().nullable(),
  })
  .nullable()
  .default(null)

/** What a viewer is asked, or for whom he waits; `awaits` tells of that. */
export const promptSchema = (awaits: string) =>
  z.strictObject({
    step: z.string().describe('the step that is due, or "over"'),
    awaits: z.array(z.enum(SIDES)).describe(awaits),
    mine: z.boolean().describe('true: the viewer is to act'),
    key: z.string().describe('what is asked, a sentence of the catalogue'),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    done: z
      .string()
      .nullable()
      .describe('label of the button that sends `done`; null where it is not lawful'),
  })

import { z } from 'zod'

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

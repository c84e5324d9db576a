import { z } from 'zod'

// Names of things in schemas: a stranger who reads one finds every name that exists and what is printed on the thing,
// and a schema takes no other.

/** What a schema tells of a name beside its form. */
export type Meta = { id: string; description: string; oneOf?: { const: string; title: string }[] }

/** How a schema tells of every name in a table. */
export const listed = <Facts>(
  id: string,
  description: string,
  all: Readonly<Record<string, Facts>>,
  title: (facts: Facts) => string,
): Meta => ({
  id,
  description,
  oneOf: Object.entries(all).map(([name, facts]) => ({ const: name, title: title(facts) })),
})

const none = (what: string) => `there is no such ${what}`

/** A name that there is; `what` says of what in the complaint of one that is none. */
export const idOf = (what: string, isThere: (name: string) => boolean, meta: Meta): z.ZodString =>
  z.string().refine(isThere, none(what)).meta(meta)

/** true for the names of a table. */
export const isIn = (table: object) => (name: string) => Object.hasOwn(table, name)

/** Entries by such names. */
export const recordBy =
  (name: z.ZodString, what: string) =>
  <Value extends z.ZodType>(value: Value) =>
    z.record(name, value, { error: ({ code }) => (code === 'invalid_key' ? none(what) : undefined) })

import { z } from 'zod'
import { once } from './cached'
import { MOST_HEXES } from './listing'
import { SIDES } from './ruleset'

// Pieces of which schemas are made. Of names a stranger who reads one finds every one that exists and what is printed on
// the thing, and a schema takes no other.

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

/** A name of a table, with what is printed on each thing; `id`: what schemas call it. */
export const named = <Facts>(
  what: string,
  description: string,
  all: Readonly<Record<string, Facts>>,
  title: (facts: Facts) => string,
  id = what,
): z.ZodString => idOf(what, isIn(all), listed(id, description, all, title))

/** Entries by such names. */
export const recordBy =
  (name: z.ZodString, what: string) =>
  <Value extends z.ZodType>(value: Value) =>
    z.record(name, value, { error: ({ code }) => (code === 'invalid_key' ? none(what) : undefined) })

/** One of a few names, with what each of them means. */
export const oneOfThese = <Name extends string>(meanings: Readonly<Record<Name, string>>) =>
  z.enum(Object.keys(meanings) as [Name, ...Name[]]).describe(
    Object.entries<string>(meanings)
      .map(([name, what]) => `${name}: ${what}`)
      .join('. '),
  )

/** What a game says of its map and counters, for the pieces that every game has. */
interface Printed<Box extends string, Columns extends readonly string[]> {
  readonly hex: {
    /** How hexes are printed on the map. */
    readonly description: string
    readonly pattern: RegExp
    /** How anything looks that might be one: an order to a hex beside the map is refused by the rules, with a sentence. */
    readonly any: RegExp
    readonly looks: string
  }
  /** What counters are called, and their names. */
  readonly counter: { readonly what: string; readonly id: z.ZodString }
  /** Where counters lie when they are not on a hex. */
  readonly boxes: Readonly<Record<Box, string>>
  readonly columns: Columns
  /** The most units that attack out of one hex. */
  readonly attackersInAHex: number
}

/** Hexes are written in one way at every level of a game; `anyHex` has a name of its own, as a schema may hold both. */
const hexesOf = once(({ pattern, any, looks, description }: Printed<string, []>['hex']) => ({
  hexId: z.string().regex(pattern, 'there is no such hex').meta({ id: 'hex', description }),
  anyHex: z.string().regex(any, looks).meta({ id: 'anyHex', title: 'hex', description }),
}))
const boxOf = once((boxes: Readonly<Record<string, string>>) => oneOfThese(boxes).meta({ id: 'box' }))

/**
 * The pieces of which the orders, steps and events of any game make their schemas. They are handed over, never imported,
 * as a browser loads those records and would pay for the whole of zod.
 */
export function formsOf<Box extends string, const Columns extends readonly string[]>({
  hex,
  counter: { what, id: counterId },
  boxes,
  columns,
  attackersInAHex,
}: Printed<Box, Columns>) {
  const count = z.number().int()
  const { hexId, anyHex } = hexesOf(hex)
  const boxSchema = boxOf(boxes) as ReturnType<typeof oneOfThese<Box>>
  return {
    ...{ z, count, hexId, anyHex, counterId, boxSchema },
    side: z.enum(SIDES),
    face: count.describe('the number thrown'),
    placeSchema: z.union([hexId, boxSchema]),
    byCounter: recordBy(counterId, what),
    units: z.array(counterId),
    /** Units all around a hex. */
    attackers: z
      .array(counterId)
      .min(1)
      .max(6 * attackersInAHex),
    column: z.enum(columns),
    /** The way a unit went. */
    path: z.array(hexId).describe('hexes entered one after the other'),
    /** The way a unit is ordered to go. */
    anyPath: z
      .array(anyHex)
      .min(1)
      .max(MOST_HEXES)
      .describe('hexes entered one after the other, without the start'),
  }
}

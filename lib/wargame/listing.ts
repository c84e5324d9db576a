import type { ListedOrder } from './ruleset'

// How records list lawful orders, and what they compare them with.

/** The most hexes that a way may have. */
export const MOST_HEXES = 40

/** An order for each piece that has a choice: `by` is the field that names it, `field` what it chooses. */
export const listEach = (
  by: string,
  pieces: readonly string[],
  field: string,
  choicesOf: (piece: string) => Iterable<string>,
  max?: number,
): ListedOrder[] =>
  pieces
    .map((piece) => ({ piece, from: [...choicesOf(piece)] }))
    .filter(({ from }) => from.length > 0)
    .map(({ piece, from }) => ({ [by]: piece, choose: [{ field, from, ...(max ? { max } : {}) }] }))

/**
 * An order of which one field is left to choose, besides what it says already: one of these, or of several at most so many. None
 * where there is nothing to choose.
 */
export const openIn = (
  field: string,
  from: readonly string[],
  said: Readonly<Record<string, unknown>> = {},
  most?: number,
): ListedOrder[] =>
  from.length > 0
    ? [{ ...said, choose: [{ field, from, ...(most ? { max: Math.min(from.length, most) } : {}) }] }]
    : []

/** The same of those that nothing is against, asked one by one. */
export const lawfulIn = (
  field: string,
  from: readonly string[],
  refusal: (one: string) => object | null,
  said?: Readonly<Record<string, unknown>>,
): ListedOrder[] =>
  openIn(
    field,
    from.filter((one) => refusal(one) === null),
    said,
  )

type Way = readonly string[]

/** Whole ways as the domain of a field: each as a text. */
export const waysAsText = (ways: readonly Way[]): string[] => ways.map((way) => way.join(' '))

/** An order for each unit that may go one of several ways. */
export const listWays = (
  units: readonly { readonly unit: string; readonly paths: readonly Way[] }[],
): ListedOrder[] =>
  units.map(({ unit, paths }) => ({ unit, choose: [{ field: 'path', from: waysAsText(paths) }] }))

/** true: a way is one of these, hex by hex. */
export const isOneOf = (ways: readonly Way[], way: Way): boolean =>
  ways.some((one) => one.join() === way.join())

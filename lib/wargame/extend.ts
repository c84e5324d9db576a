/** Entries of a table that take the place of others; each is made of the one before. */
export type Replace<Base> = { readonly [Name in keyof Base]?: (base: Base[Name]) => Base[Name] }

/** Entries that come to a table; none may have the name of one that is there. */
export type Add<Base> = Readonly<Record<string, unknown>> & { readonly [Name in keyof Base]?: never }

/**
 * A table with some entries replaced and others added: how one ruleset is told as its differences from another. Throws
 * where `replace` names nothing that is there, or `add` something that is, as a misspelt name would pass in silence.
 */
export function extend<Base extends object, More extends Add<Base> = Record<never, never>>(
  base: Base,
  { replace = {}, add }: { replace?: Replace<Base>; add?: More },
): Base & More {
  const changed: Record<string, unknown> = {}
  for (const [name, change] of Object.entries(replace) as [
    keyof Base & string,
    (one: unknown) => unknown,
  ][]) {
    if (!Object.hasOwn(base, name)) throw new Error(`there is nothing called "${name}" to replace`)
    changed[name] = change(base[name])
  }
  for (const name of Object.keys(add ?? {}))
    if (Object.hasOwn(base, name)) throw new Error(`"${name}" is there already: replace it`)
  return { ...base, ...changed, ...add } as Base & More
}

/** The same by several lists of differences, one after the other. */
export const extendAll = <Base extends object>(
  base: Base,
  all: readonly { replace?: Replace<Base>; add?: Readonly<Record<string, unknown>> }[],
): Base => all.reduce<Base>((table, difference) => extend(table, difference as never), base)

/** A table told so by one list of differences, to be made of whatever it finds there. */
export const amended =
  ({
    add = {},
    replace = {},
  }: {
    add?: object
    replace?: Readonly<Record<string, (base: never) => unknown>>
  }) =>
  <Base extends object>(base: Base): Base =>
    extend<object>(base, { add, replace } as never) as Base

/** The same by entries that it did not have. */
export const plus = (add: object) => amended({ add })

/** An entry that takes the place of another of its kind, as it is made of that. */
export const over = <Entry>(change: (base: Entry) => Entry) => change

/** What a table has that another has not, and has otherwise: to be printed and read beside the rulebook. */
export function differences(
  base: object,
  other: object,
): { replaced: string[]; added: string[]; gone: string[] } {
  const [was, is] = [base as Record<string, unknown>, other as Record<string, unknown>]
  return {
    replaced: Object.keys(is).filter((name) => Object.hasOwn(was, name) && was[name] !== is[name]),
    added: Object.keys(is).filter((name) => !Object.hasOwn(was, name)),
    gone: Object.keys(was).filter((name) => !Object.hasOwn(is, name)),
  }
}

/**
 * A table that is looked up by names out of requests: it holds what was put in and nothing else. A plain object also
 * has `constructor`, `toString` and their like, by its prototype.
 */
export const tableOf = <Value>(
  entries: Iterable<readonly [string, Value]>,
): Readonly<Record<string, Value>> => Object.assign(Object.create(null), Object.fromEntries(entries))

/** What stands in an object under a name out of a request; nothing that it has by its prototype. */
export const entryOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/*
 * Thousands of counters by id. An object of so many names is slow to ask for them, which is done several times in every
 * order. But a position nearly always has the same counters as the last.
 */

type Counters<Counter> = Readonly<Record<string, Counter>>

const named = new WeakMap<object, readonly string[]>()

/** The ids of all counters of a position, in their order. */
export function idsOf(counters: Counters<unknown>): readonly string[] {
  const known = named.get(counters)
  if (known) return known
  const ids = Object.keys(counters)
  named.set(counters, ids)
  return ids
}

/** The counters of the next position, of which these have changed. */
export function changed<Counter>(
  counters: Counters<Counter>,
  changes: Iterable<readonly [id: string, NoInfer<Counter>]>,
): Counters<Counter> {
  const next = { ...counters }
  let isNamed = true
  for (const [id, counter] of changes) {
    isNamed &&= Object.hasOwn(counters, id)
    next[id] = counter
  }
  if (isNamed) named.set(next, idsOf(counters))
  return next
}

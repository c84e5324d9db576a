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

/** A copy of so many names is made several times faster one by one, from an object that has no others, than by spreading. */
function copied<Counter>(counters: Counters<Counter>): Record<string, Counter> {
  const copy = Object.create(null) as Record<string, Counter>
  for (const id of idsOf(counters)) copy[id] = counters[id]!
  return copy
}

/** The counters of the next position, of which these have changed. */
export function changed<Counter>(
  counters: Counters<Counter>,
  changes: Iterable<readonly [id: string, NoInfer<Counter>]>,
): Counters<Counter> {
  const next = copied(counters)
  let isNamed = true
  for (const [id, counter] of changes) {
    isNamed &&= Object.hasOwn(counters, id)
    next[id] = counter
  }
  if (isNamed) named.set(next, idsOf(counters))
  return next
}

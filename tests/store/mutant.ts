import type { EventStore } from '@/lib/store/event-store'

/** The mutant of the races: a store that does not compare the head. What it refuses, it writes all the same. */
export function withoutCompare(store: EventStore): EventStore {
  const append: EventStore['append'] = async (write) => {
    const done = await store.append(write)
    return done.outcome === 'conflict' ? append({ ...write, expectedHead: done.head }) : done
  }
  return { ...store, append }
}

import 'server-only'
import { type EventStore, StoreUnavailable, StoreUnreadable } from './event-store'
import { tellOwner } from './tell-owner'

/**
 * A store that is opened by the first question to it, and by each further one until that succeeds: a server whose store
 * cannot be read answers all the same, says to its owner what is wrong, and is well again as soon as the store is.
 */
export function openedWhenAsked(open: () => EventStore): EventStore {
  let store: EventStore | null = null
  const ask = async <Answer>(question: (store: EventStore) => Promise<Answer>): Promise<Answer> => {
    try {
      store ??= open()
      return await question(store)
    } catch (error) {
      if (error instanceof StoreUnavailable || error instanceof StoreUnreadable) tellOwner(error.forOwner)
      throw error
    }
  }
  return {
    load: (...asked) => ask((at) => at.load(...asked)),
    entries: (...asked) => ask((at) => at.entries(...asked)),
    fields: (...asked) => ask((at) => at.fields(...asked)),
    read: (...asked) => ask((at) => at.read(...asked)),
    whole: (...asked) => ask((at) => at.whole(...asked)),
    wholes: (...asked) => ask((at) => at.wholes(...asked)),
    append: (...asked) => ask((at) => at.append(...asked)),
    setFields: (...asked) => ask((at) => at.setFields(...asked)),
    setAll: (...asked) => ask((at) => at.setAll(...asked)),
    due: (...asked) => ask((at) => at.due(...asked)),
    moveDue: (...asked) => ask((at) => at.moveDue(...asked)),
    count: (...asked) => ask((at) => at.count(...asked)),
    close: () => store?.close(),
  }
}

import type { Ask, Counter, EventStore, NamedChange, RecordChange } from '@/lib/store/event-store'
import { mustBeMoment, mustBeSoundChange, mustBeSoundWrite, mustBeStorable } from '@/lib/store/text'

/** What a store holds of one game, for tests that look behind the contract. */
export interface Kept {
  entries: string[]
  fields: Record<string, string>
  /** The first answer to each command id. */
  answers: Record<string, string>
  snapshot: { seq: number; body: string } | null
}

export interface MemoryStore extends EventStore {
  kept: (game: string) => Kept | null
  dropSnapshot: (game: string) => void
  /** As a store that has fallen back to an older copy. */
  put: (game: string, kept: Kept) => void
  /** Another store that holds the same: what happens in one is not known in the other. */
  copy: () => MemoryStore
}

/** All that a store holds. */
interface Shelf {
  readonly games: Map<string, Kept>
  /** Of them those that are no games, and when each may be forgotten. */
  readonly records: Map<string, number>
  readonly dues: Map<string, number>
  readonly counters: Map<string, { n: number; until: number }>
}

const emptyShelf = (): Shelf => ({
  games: new Map(),
  records: new Map(),
  dues: new Map(),
  counters: new Map(),
})

/** Records without a prototype, so that `constructor` is a name like any other. */
const empty = (): Kept => ({
  entries: [],
  fields: Object.create(null),
  answers: Object.create(null),
  snapshot: null,
})

const copied = ({ entries, fields, answers, snapshot }: Kept): Kept => ({
  entries: [...entries],
  fields: Object.assign(Object.create(null), fields),
  answers: Object.assign(Object.create(null), answers),
  snapshot,
})

/** A store in memory that keeps the contract; each call happens in one instant. */
export function memoryStore({ games, records, dues, counters } = emptyShelf()): MemoryStore {
  const setDue = (id: string, due: number | null | undefined) => {
    if (due === null) dues.delete(id)
    else if (due !== undefined) dues.set(id, due)
  }
  const count = ({ key, window }: Counter): number => {
    const now = Date.now()
    const known = counters.get(key)
    const counter = known && known.until > now ? known : { n: 0, until: now + window }
    counter.n += 1
    counters.set(key, counter)
    return counter.n
  }
  const change = (kept: Kept, set: Readonly<Record<string, string>> = {}, unset: readonly string[] = []) => {
    for (const name of unset) delete kept.fields[name]
    for (const [name, value] of Object.entries(set)) kept.fields[name] = value
  }
  const isAsExpected = (kept: Kept, { expect = {} }: Pick<RecordChange, 'expect'>) =>
    Object.entries(expect).every(([name, value]) => (kept.fields[name] ?? null) === value)
  const named = (kept: Kept, names: readonly string[]) => names.map((name) => kept.fields[name] ?? null)
  const valuesOf = ({ id, names }: Ask) => {
    mustBeStorable(id, ...names)
    return named(games.get(id) ?? empty(), names)
  }

  const setAll: EventStore['setAll'] = async (changes) => {
    for (const one of changes) {
      mustBeStorable(one.id)
      mustBeSoundChange(one)
    }
    const may = (one: NamedChange) =>
      (games.has(one.id) || one.create) && isAsExpected(games.get(one.id) ?? empty(), one)
    if (!changes.every(may)) return false
    for (const { id, set, unset, due, until } of changes) {
      const kept = games.get(id) ?? empty()
      change(kept, set, unset)
      setDue(id, due)
      if (!games.has(id)) records.set(id, Number.POSITIVE_INFINITY)
      games.set(id, kept)
      if (until !== undefined) records.set(id, until)
    }
    for (const [old, end] of records) if (end < Date.now()) games.delete(old)
    return true
  }

  return {
    load: async (game, names, beside) => {
      mustBeStorable(game, ...names)
      const others = (beside?.asks ?? []).map(valuesOf)
      const n = beside?.count ? count(beside.count) : 0
      const kept = games.get(game)
      if (!kept || records.has(game)) return null
      const values = named(kept, names)
      return {
        head: kept.entries.length,
        snapshot: kept.snapshot && { ...kept.snapshot },
        tail: kept.entries.slice(kept.snapshot?.seq ?? 0),
        fields: Object.fromEntries(
          names.flatMap((name, i) => (values[i] == null ? [] : [[name, values[i]] as const])),
        ),
        answer: kept.answers[beside?.command ?? ''] ?? null,
        beside: { values: others, count: n },
      }
    },
    entries: async (game, after, limit) => {
      mustBeStorable(game)
      return (games.get(game)?.entries ?? []).slice(after, after + limit)
    },
    fields: async (id, names) => valuesOf({ id, names }),
    read: async (asks) => asks.map(valuesOf),
    whole: async (id) => {
      mustBeStorable(id)
      return { ...games.get(id)?.fields }
    },
    wholes: async (ids, asks) => {
      mustBeStorable(...ids)
      return { wholes: ids.map((id) => ({ ...games.get(id)?.fields })), values: asks.map(valuesOf) }
    },
    append: async (write) => {
      mustBeSoundWrite(write)
      const { game, command, expectedHead, entries, snapshot, set, unset } = write
      const kept = games.get(game) ?? empty()
      const first = kept.answers[command.id]
      if (first !== undefined) return { outcome: 'repeated', answer: first }
      if (kept.entries.length !== expectedHead || !isAsExpected(kept, write))
        return { outcome: 'conflict', head: kept.entries.length }
      kept.entries.push(...entries)
      kept.answers[command.id] = command.answer
      if (snapshot) kept.snapshot = { ...snapshot }
      change(kept, set, unset)
      setDue(game, write.due)
      games.set(game, kept)
      return { outcome: 'appended', head: kept.entries.length }
    },
    setFields: (id, fields) => setAll([{ ...fields, id }]),
    setAll,
    due: async (until, limit) => {
      mustBeMoment(until)
      const found = [...dues].map(([id, at]) => ({ id, at })).filter(({ at }) => at <= until)
      return found.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).slice(0, limit)
    },
    moveDue: async ({ id, at }, to) => {
      mustBeStorable(id)
      mustBeMoment(at, to)
      if (dues.get(id) !== at) return false
      setDue(id, to)
      return true
    },
    count: async (counter) => {
      mustBeStorable(counter.key)
      return count(counter)
    },
    close: () => {},
    kept: (game) => structuredClone(games.get(game) ?? null),
    put: (game, kept) => void games.set(game, structuredClone(kept)),
    copy: () =>
      memoryStore({
        games: new Map([...games].map(([id, kept]) => [id, copied(kept)])),
        records: new Map(records),
        dues: new Map(dues),
        counters: new Map([...counters].map(([key, counter]) => [key, { ...counter }])),
      }),
    dropSnapshot: (game) => {
      const kept = games.get(game)
      if (kept) kept.snapshot = null
    },
  }
}

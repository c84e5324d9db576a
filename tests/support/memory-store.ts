import type { EventStore } from '@/lib/store/event-store'
import { mustBeSoundChange, mustBeSoundWrite, mustBeStorable } from '@/lib/store/text'

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
}

/** Records without a prototype, so that `constructor` is a name like any other. */
const empty = (): Kept => ({
  entries: [],
  fields: Object.create(null),
  answers: Object.create(null),
  snapshot: null,
})

/** A store in memory that keeps the contract; each call happens in one instant. */
export function memoryStore(): MemoryStore {
  const games = new Map<string, Kept>()
  const change = (kept: Kept, set: Readonly<Record<string, string>> = {}, unset: readonly string[] = []) => {
    for (const name of unset) delete kept.fields[name]
    for (const [name, value] of Object.entries(set)) kept.fields[name] = value
  }
  const named = (kept: Kept, names: readonly string[]) => names.map((name) => kept.fields[name] ?? null)

  return {
    load: async (game, names) => {
      mustBeStorable(game, ...names)
      const kept = games.get(game)
      if (!kept) return null
      const values = named(kept, names)
      return {
        head: kept.entries.length,
        snapshot: kept.snapshot && { ...kept.snapshot },
        tail: kept.entries.slice(kept.snapshot?.seq ?? 0),
        fields: Object.fromEntries(
          names.flatMap((name, i) => (values[i] == null ? [] : [[name, values[i]] as const])),
        ),
      }
    },
    entries: async (game, after, limit) => {
      mustBeStorable(game)
      return (games.get(game)?.entries ?? []).slice(after, after + limit)
    },
    fields: async (game, names) => {
      mustBeStorable(game, ...names)
      const kept = games.get(game)
      return kept ? named(kept, names) : names.map(() => null)
    },
    append: async (write) => {
      mustBeSoundWrite(write)
      const { game, command, expectedHead, entries, snapshot, set, unset } = write
      const kept = games.get(game) ?? empty()
      const first = kept.answers[command.id]
      if (first !== undefined) return { outcome: 'repeated', answer: first }
      if (kept.entries.length !== expectedHead) return { outcome: 'conflict', head: kept.entries.length }
      kept.entries.push(...entries)
      kept.answers[command.id] = command.answer
      if (snapshot) kept.snapshot = { ...snapshot }
      change(kept, set, unset)
      games.set(game, kept)
      return { outcome: 'appended', head: kept.entries.length }
    },
    setFields: async (game, fields) => {
      mustBeStorable(game)
      mustBeSoundChange(fields)
      const kept = games.get(game)
      if (kept) change(kept, fields.set, fields.unset)
      return kept !== undefined
    },
    close: () => {},
    kept: (game) => structuredClone(games.get(game) ?? null),
    dropSnapshot: (game) => {
      const kept = games.get(game)
      if (kept) kept.snapshot = null
    },
  }
}

/**
 * Where games are kept. A game is a log of entries and a small record of named text fields beside it.
 * A store knows no game and no rule: entries and fields are opaque text, well-formed Unicode without NUL, as any
 * JSON text is; a call with other text throws a TypeError before anything is sent.
 * Two stores keep this one contract: `kv.ts` and `libsql.ts` (tests/store/contract.ts).
 */
export interface EventStore {
  /** Everything an order needs, in one request. Null if there is no such game. */
  load: (game: string, fields: readonly string[]) => Promise<Loaded | null>
  /** At most `limit` entries of the log, after the first `after` of them, in one request: for export and old log lines. */
  entries: (game: string, after: number, limit: number) => Promise<string[]>
  /** Only the named fields, in one request and one command: what a poll asks. A missing field is null. */
  fields: (game: string, names: readonly string[]) => Promise<(string | null)[]>
  /** The one atomic conditional write: all of it happens, or nothing. */
  append: (write: Append) => Promise<Appended>
  /**
   * Sets and removes fields of an existing game without touching its log (links, seats of spectators).
   * False if there is no such game.
   */
  setFields: (game: string, change: FieldChange) => Promise<boolean>
  close: () => void
}

export interface Loaded {
  /** Number of entries in the log. */
  head: number
  snapshot: Snapshot | null
  /** The entries after the snapshot (all of them if there is none), oldest first. */
  tail: string[]
  /** The asked fields by name; missing ones are absent. */
  fields: Record<string, string>
}

/** A pure cache: the state after `seq` entries. Deleting all snapshots must change nothing. */
export interface Snapshot {
  seq: number
  body: string
}

/** What is unset goes first, then what is set is written. */
export interface FieldChange {
  set?: Readonly<Record<string, string>>
  unset?: readonly string[]
}

export interface Append extends FieldChange {
  game: string
  /** Made by the client; a repeated id is answered with the first answer and changes nothing, for ever. */
  command: { id: string; answer: string }
  /** Entries that the log must hold now for the write to happen; 0 creates the game. */
  expectedHead: number
  entries: readonly string[]
  snapshot?: Snapshot
}

export type Appended =
  | { outcome: 'appended'; head: number }
  | { outcome: 'repeated'; answer: string }
  | { outcome: 'conflict'; head: number }

/** The store could not say whether it did what was asked: nothing is known to be lost, ask again. */
export class StoreUnavailable extends Error {}

/** The store holds something that this version cannot read; it is left untouched. */
export class StoreUnreadable extends Error {}

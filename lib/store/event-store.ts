import { bearing } from './branded-error'

/**
 * Where games and all else are kept. A game is a log of entries and a small record of named text fields beside it;
 * other records (accounts, links) have fields and no log. What must be looked at again at some moment stands in the
 * list of dues. A store knows no game and no rule: entries and fields are opaque text, well-formed Unicode without
 * NUL, as any JSON text is; a call with other text throws a TypeError before anything is sent.
 * Two stores keep this one contract: `kv.ts` and `libsql.ts` (tests/store/contract.ts).
 */
export interface EventStore {
  /** Everything an order needs, in one request. Null if there is no such game. */
  load: (game: string, fields: readonly string[], beside?: Beside) => Promise<Loaded | null>
  /** At most `limit` entries of the log, after the first `after` of them, in one request: for export and old log lines. */
  entries: (game: string, after: number, limit: number) => Promise<string[]>
  /** Only the named fields, in one request and one command: what a poll asks. A missing field is null. */
  fields: (id: string, names: readonly string[]) => Promise<(string | null)[]>
  /** The same of several records at one moment, in one request and one command. */
  read: (asks: readonly Ask[]) => Promise<(string | null)[][]>
  /** All fields of a record; none if it is not there. */
  whole: (id: string) => Promise<Record<string, string>>
  /** All fields of several records, and some of others, at one moment and in one request. */
  wholes: (ids: readonly string[], asks: readonly Ask[]) => Promise<Wholes>
  /** The one atomic conditional write: all of it happens, or nothing. */
  append: (write: Append) => Promise<Appended>
  /**
   * Sets and removes fields of a game or another record without touching a log (links, seats of spectators).
   * False, and nothing changed, if there is none and none is to be made, or if it is not as expected.
   */
  setFields: (id: string, change: RecordChange) => Promise<boolean>
  /** The same of several records, each named once: all of it happens, or nothing. */
  setAll: (changes: readonly NamedChange[]) => Promise<boolean>
  /** What was due by `until`, milliseconds since 1970, the oldest first. */
  due: (until: number, limit: number) => Promise<Due[]>
  /** Takes a due off the list, or moves it, if it still stands where it was seen: of several hands one succeeds. */
  moveDue: (seen: Due, to: number | null) => Promise<boolean>
  /** Counts one more of something, and says how many there were within a window that began with the first. */
  count: (counter: Counter) => Promise<number>
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
  /** The first answer to the command that was asked about; null if it was not carried out. */
  answer: string | null
  /** Of each record that was asked for beside the game its fields in the order asked, and the count. */
  beside: { values: (string | null)[][]; count: number }
}

export interface Wholes {
  wholes: Record<string, string>[]
  values: (string | null)[][]
}

/** Fields of one record. */
export interface Ask {
  id: string
  names: readonly string[]
}

/** What else is read, and counted, in the request that loads a game: who it is that asks, and how often. */
export interface Beside {
  /** The id of a command that was perhaps carried out before. */
  command?: string | undefined
  asks: readonly Ask[]
  count?: Counter | undefined
}

export interface Counter {
  key: string
  /** Length of the window, milliseconds. */
  window: number
}

/** A record that is to be looked at again, and when: milliseconds since 1970. */
export interface Due {
  id: string
  at: number
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

export interface RecordChange extends FieldChange {
  /** What the fields must hold now for the change to happen; null: nothing. */
  expect?: Readonly<Record<string, string | null>>
  /** true: a record that is not there is made. Never for a game, whose log makes it. */
  create?: boolean
  /** When the record may be forgotten, milliseconds since 1970; it is, some time after. */
  until?: number
  /** When the record is to be looked at again; null: not any more; absent: as before. */
  due?: number | null
}

export interface NamedChange extends RecordChange {
  id: string
}

export interface Append extends FieldChange {
  due?: number | null
  game: string
  /** Made by the client; a repeated id is answered with the first answer and changes nothing, for ever. */
  command: { id: string; answer: string }
  /** Entries that the log must hold now for the write to happen; 0 creates the game. */
  expectedHead: number
  /** What fields must hold besides for the write to happen, as of a `RecordChange`; else it is a conflict. */
  expect?: RecordChange['expect'] | undefined
  entries: readonly string[]
  snapshot?: Snapshot
}

export type Appended =
  | { outcome: 'appended'; head: number }
  | { outcome: 'repeated'; answer: string }
  | { outcome: 'conflict'; head: number }

/**
 * What is wrong with the store: `message` for anybody who asks, `forOwner` for whoever runs the server, with the places
 * that nobody else is told.
 */
class StoreTrouble extends Error {
  constructor(
    message: string,
    readonly forOwner = message,
  ) {
    super(message)
  }
}

/** The store could not say whether it did what was asked: nothing is known to be lost, ask again. */
export class StoreUnavailable extends StoreTrouble {
  readonly mark = 'store-unavailable'
  static override readonly [Symbol.hasInstance] = bearing('store-unavailable')
}

/** The store holds something that this version cannot read; it is left untouched. */
export class StoreUnreadable extends StoreTrouble {
  readonly mark = 'store-unreadable'
  static override readonly [Symbol.hasInstance] = bearing('store-unreadable')
}

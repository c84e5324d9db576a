import type Database from 'libsql'
import {
  type Append,
  type Appended,
  type EventStore,
  type FieldChange,
  type Loaded,
  StoreUnavailable,
  StoreUnreadable,
} from './event-store'
import { type Connect, codeOf, connectTo, openFile } from './libsql-file'
import { mustBeSoundChange, mustBeSoundWrite, mustBeStorable } from './text'

type Row = readonly unknown[]

/** Games in one SQLite file: for `npm start`, development, tests and one's own server. Each call is one transaction. */
export function openLibsql(file: string, connect: Connect = connectTo): EventStore {
  // Opened at once, so that a file that cannot be read is told at the start and not at the first order.
  let db: Database.Database | null = openFile(file, connect)
  let closed = false

  /** After a failed write SQLite may hold what the disk does not: the handle is given up and the file looked at anew. */
  function handle(): Database.Database {
    if (closed) throw new StoreUnavailable('The file of games is closed.')
    if (db) return db
    db = openFile(file, connect)
    try {
      // What the last handle left in the journal reaches the disk before anybody is answered from it.
      rows(db, 'PRAGMA wal_checkpoint(TRUNCATE)')
    } catch (error) {
      giveUp()
      throw unusable(error)
    }
    return db
  }

  function transaction<Result>(
    begin: 'BEGIN' | 'BEGIN IMMEDIATE',
    work: (db: Database.Database) => Result,
  ): Result {
    const now = handle()
    try {
      now.exec(begin)
      const result = work(now)
      now.exec('COMMIT')
      return result
    } catch (error) {
      undo()
      if (error instanceof StoreUnreadable) throw error
      if (!codeOf(error).startsWith('SQLITE_BUSY')) giveUp()
      throw unusable(error)
    }
  }

  function undo() {
    try {
      if (db?.inTransaction) db.exec('ROLLBACK')
    } catch {
      giveUp()
    }
  }

  function giveUp() {
    const last = db
    db = null
    try {
      last?.close()
    } catch {
      // A handle that cannot even be closed is given up all the same.
    }
  }

  return {
    load: async (game, fields) => {
      mustBeStorable(game, ...fields)
      return transaction('BEGIN', (now) => load(now, game, fields))
    },
    entries: async (game, after, limit) => {
      mustBeStorable(game)
      const page = 'SELECT body FROM entries WHERE game = ? AND seq > ? ORDER BY seq LIMIT ?'
      return transaction('BEGIN', (handle) =>
        rows(handle, page, game, after, limit).map(([body]) => body as string),
      )
    },
    fields: async (game, names) => {
      mustBeStorable(game, ...names)
      return transaction('BEGIN', (now) => {
        const found = readFields(now, game, names)
        return names.map((name) => found.get(name) ?? null)
      })
    },
    append: async (write) => {
      mustBeSoundWrite(write)
      return transaction('BEGIN IMMEDIATE', (now) => append(now, write))
    },
    setFields: async (game, change) => {
      mustBeStorable(game)
      mustBeSoundChange(change)
      return transaction('BEGIN IMMEDIATE', (now) => {
        if (headOf(now, game) === null) return false
        changeFields(now, game, change)
        return true
      })
    },
    close: () => {
      closed = true
      giveUp()
    },
  }
}

function load(db: Database.Database, game: string, names: readonly string[]): Loaded | null {
  const head = headOf(db, game)
  if (head === null) return null
  const [found] = rows(db, 'SELECT seq, body FROM snapshots WHERE game = ?', game)
  const snapshot = found ? { seq: found[0] as number, body: found[1] as string } : null
  const after = snapshot?.seq ?? 0
  const tail = rows(db, 'SELECT seq, body FROM entries WHERE game = ? AND seq > ? ORDER BY seq', game, after)
  if (tail.length !== head - after || tail.some(([seq], i) => seq !== after + i + 1)) throw damaged()
  return {
    head,
    snapshot,
    tail: tail.map(([, body]) => body as string),
    fields: Object.fromEntries(readFields(db, game, names)),
  }
}

function append(db: Database.Database, write: Append): Appended {
  const { game, command, expectedHead, entries, snapshot } = write
  const [done] = rows(db, 'SELECT answer FROM commands WHERE game = ? AND id = ?', game, command.id)
  if (done) return { outcome: 'repeated', answer: done[0] as string }
  const before = headOf(db, game)
  if ((before ?? 0) !== expectedHead) return { outcome: 'conflict', head: before ?? 0 }
  const head = expectedHead + entries.length
  if (before === null) run(db, 'INSERT INTO games (game, head) VALUES (?, ?)', game, head)
  else run(db, 'UPDATE games SET head = ? WHERE game = ?', head, game)
  for (const [i, body] of entries.entries()) {
    run(db, 'INSERT INTO entries (game, seq, body) VALUES (?, ?, ?)', game, expectedHead + i + 1, body)
  }
  run(db, 'INSERT INTO commands (game, id, answer) VALUES (?, ?, ?)', game, command.id, command.answer)
  if (snapshot) {
    run(db, 'REPLACE INTO snapshots (game, seq, body) VALUES (?, ?, ?)', game, snapshot.seq, snapshot.body)
  }
  changeFields(db, game, write)
  return { outcome: 'appended', head }
}

function headOf(db: Database.Database, game: string): number | null {
  const [found] = rows(db, 'SELECT head FROM games WHERE game = ?', game)
  return found ? (found[0] as number) : null
}

function readFields(db: Database.Database, game: string, names: readonly string[]): Map<string, string> {
  const marks = names.map(() => '?').join()
  const found = rows(
    db,
    `SELECT name, value FROM fields WHERE game = ? AND name IN (${marks})`,
    game,
    ...names,
  )
  return new Map(found.map(([name, value]) => [name as string, value as string]))
}

function changeFields(db: Database.Database, game: string, { set = {}, unset = [] }: FieldChange) {
  for (const name of unset) run(db, 'DELETE FROM fields WHERE game = ? AND name = ?', game, name)
  for (const [name, value] of Object.entries(set)) {
    run(db, 'REPLACE INTO fields (game, name, value) VALUES (?, ?, ?)', game, name, value)
  }
}

/** Rows as lists: as objects they carry a `_metadata` of the library beside our columns. */
function rows(db: Database.Database, sql: string, ...values: readonly unknown[]): Row[] {
  return db
    .prepare(sql)
    .raw()
    .all(...values) as Row[]
}

function run(db: Database.Database, sql: string, ...values: readonly unknown[]) {
  db.prepare(sql).run(...values)
}

const unusable = (error: unknown) =>
  new StoreUnavailable(
    `The file of games could not be used (${codeOf(error)}). Nothing is known to be lost; please try again.`,
  )
const damaged = () =>
  new StoreUnreadable('The stored log of this game is not whole; it was left as it is and takes no orders.')

import type Database from 'libsql'
import {
  type Append,
  type Appended,
  type Beside,
  type Due,
  type EventStore,
  type Loaded,
  StoreUnavailable,
  StoreUnreadable,
} from './event-store'
import { type Connect, codeOf, connectTo, openFile } from './libsql-file'
import {
  allOf,
  changeFields,
  changeRecord,
  count,
  headOf,
  isAsExpected,
  mayChange,
  readFields,
  rows,
  run,
  setDue,
  valuesOf,
} from './libsql-records'
import { mustBeMoment, mustBeSoundChange, mustBeSoundWrite, mustBeStorable } from './text'

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

  const setAll: EventStore['setAll'] = async (changes) => {
    for (const change of changes) {
      mustBeStorable(change.id)
      mustBeSoundChange(change)
    }
    return transaction('BEGIN IMMEDIATE', (now) => {
      if (!changes.every((change) => mayChange(now, change))) return false
      for (const change of changes) changeRecord(now, change)
      return true
    })
  }

  return {
    load: async (game, fields, beside = { asks: [] }) => {
      const { asks, count: counter, command = '' } = beside
      const others = asks.flatMap(({ id, names }) => [id, ...names])
      mustBeStorable(game, ...fields, ...others, counter?.key ?? '', command)
      return transaction(counter ? 'BEGIN IMMEDIATE' : 'BEGIN', (now) => load(now, game, fields, beside))
    },
    entries: async (game, after, limit) => {
      mustBeStorable(game)
      const page = 'SELECT body FROM entries WHERE game = ? AND seq > ? ORDER BY seq LIMIT ?'
      return transaction('BEGIN', (handle) =>
        rows(handle, page, game, after, limit).map(([body]) => body as string),
      )
    },
    fields: async (id, names) => {
      mustBeStorable(id, ...names)
      return transaction('BEGIN', (now) => valuesOf(now, { id, names }))
    },
    read: async (asks) => {
      for (const { id, names } of asks) mustBeStorable(id, ...names)
      return transaction('BEGIN', (now) => asks.map((ask) => valuesOf(now, ask)))
    },
    whole: async (id) => {
      mustBeStorable(id)
      return transaction('BEGIN', (now) => allOf(now, id))
    },
    wholes: async (ids, asks) => {
      mustBeStorable(...ids, ...asks.flatMap(({ id, names }) => [id, ...names]))
      return transaction('BEGIN', (now) => ({
        wholes: ids.map((id) => allOf(now, id)),
        values: asks.map((ask) => valuesOf(now, ask)),
      }))
    },
    append: async (write) => {
      mustBeSoundWrite(write)
      return transaction('BEGIN IMMEDIATE', (now) => append(now, write))
    },
    setFields: (id, change) => setAll([{ ...change, id }]),
    setAll,
    due: async (until, limit) => {
      mustBeMoment(until)
      const found = 'SELECT id, at FROM dues WHERE at <= ? ORDER BY at, id LIMIT ?'
      return transaction('BEGIN', (now) =>
        rows(now, found, until, limit).map(([id, at]): Due => ({ id: id as string, at: at as number })),
      )
    },
    moveDue: async (seen, to) => {
      mustBeStorable(seen.id)
      mustBeMoment(seen.at, to)
      return transaction('BEGIN IMMEDIATE', (now) => {
        const [found] = rows(now, 'SELECT at FROM dues WHERE id = ?', seen.id)
        if (found?.[0] !== seen.at) return false
        setDue(now, seen.id, to)
        return true
      })
    },
    count: async (counter) => {
      mustBeStorable(counter.key)
      return transaction('BEGIN IMMEDIATE', (now) => count(now, counter))
    },
    close: () => {
      closed = true
      giveUp()
    },
  }
}

function load(db: Database.Database, game: string, names: readonly string[], asked: Beside): Loaded | null {
  const values = asked.asks.map((ask) => valuesOf(db, ask))
  const beside = { values, count: asked.count ? count(db, asked.count) : 0 }
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
    answer: answerTo(db, game, asked.command ?? ''),
    beside,
  }
}

function answerTo(db: Database.Database, game: string, command: string): string | null {
  const [done] = rows(db, 'SELECT answer FROM commands WHERE game = ? AND id = ?', game, command)
  return done ? (done[0] as string) : null
}

function append(db: Database.Database, write: Append): Appended {
  const { game, command, expectedHead, entries, snapshot } = write
  const done = answerTo(db, game, command.id)
  if (done !== null) return { outcome: 'repeated', answer: done }
  const before = headOf(db, game)
  if ((before ?? 0) !== expectedHead || !isAsExpected(db, game, write))
    return { outcome: 'conflict', head: before ?? 0 }
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
  if (write.due !== undefined) setDue(db, game, write.due)
  return { outcome: 'appended', head }
}

const unusable = (error: unknown) =>
  new StoreUnavailable(
    `The file of games could not be used (${codeOf(error)}). Nothing is known to be lost; please try again.`,
  )
const damaged = () =>
  new StoreUnreadable('The stored log of this game is not whole; it was left as it is and takes no orders.')

import type Database from 'libsql'
import type { Ask, Counter, FieldChange, NamedChange, RecordChange } from './event-store'

/** What the embedded store does within one transaction with records, dues and counters. */
type Row = readonly unknown[]

export function headOf(db: Database.Database, game: string): number | null {
  const [found] = rows(db, 'SELECT head FROM games WHERE game = ?', game)
  return found ? (found[0] as number) : null
}

/** How so many fields of a record are read, by file: a list of games asks hundreds of times, and SQLite reads its question each time. */
const readers = new WeakMap<Database.Database, Map<number, Database.Statement>>()

function readerOf(db: Database.Database, many: number): Database.Statement {
  const known = readers.get(db) ?? new Map<number, Database.Statement>()
  readers.set(db, known)
  const marks = Array.from({ length: many }, () => '?').join()
  const one = () => db.prepare(`SELECT name, value FROM fields WHERE game = ? AND name IN (${marks})`).raw()
  const reader = known.get(many) ?? one()
  known.set(many, reader)
  return reader
}

export function readFields(
  db: Database.Database,
  game: string,
  names: readonly string[],
): Map<string, string> {
  const found = readerOf(db, names.length).all(game, ...names) as Row[]
  return new Map(found.map(([name, value]) => [name as string, value as string]))
}

export function changeFields(db: Database.Database, game: string, { set = {}, unset = [] }: FieldChange) {
  for (const name of unset) run(db, 'DELETE FROM fields WHERE game = ? AND name = ?', game, name)
  for (const [name, value] of Object.entries(set)) {
    run(db, 'REPLACE INTO fields (game, name, value) VALUES (?, ?, ?)', game, name, value)
  }
}

export function isAsExpected(
  db: Database.Database,
  id: string,
  { expect = {} }: Pick<RecordChange, 'expect'>,
): boolean {
  const found = readFields(db, id, Object.keys(expect))
  return Object.entries(expect).every(([name, value]) => (found.get(name) ?? null) === value)
}

const isKept = (db: Database.Database, id: string): boolean =>
  headOf(db, id) !== null || rows(db, 'SELECT 1 FROM records WHERE id = ?', id).length > 0

/** True if a record is there, or may be made, and is as expected. */
export const mayChange = (db: Database.Database, change: NamedChange): boolean =>
  (change.create || isKept(db, change.id)) && isAsExpected(db, change.id, change)

export function changeRecord(db: Database.Database, { id, until, due, ...change }: NamedChange) {
  if (!isKept(db, id)) run(db, 'INSERT INTO records (id, until) VALUES (?, NULL)', id)
  changeFields(db, id, change)
  if (due !== undefined) setDue(db, id, due)
  if (until === undefined) return
  run(db, 'UPDATE records SET until = ? WHERE id = ?', until, id)
  forgetOld(db)
}

/** Records whose time is over go, a few at a time; whoever reads one before judges its time himself. */
function forgetOld(db: Database.Database) {
  for (const [id] of rows(db, 'SELECT id FROM records WHERE until < ? LIMIT 20', Date.now())) {
    run(db, 'DELETE FROM fields WHERE game = ?', id)
    run(db, 'DELETE FROM records WHERE id = ?', id)
  }
}

export function setDue(db: Database.Database, id: string, at: number | null) {
  if (at === null) run(db, 'DELETE FROM dues WHERE id = ?', id)
  else run(db, 'REPLACE INTO dues (id, at) VALUES (?, ?)', id, at)
}

export function count(db: Database.Database, { key, window }: Counter): number {
  const now = Date.now()
  run(db, 'DELETE FROM counters WHERE until <= ?', now)
  const more = `INSERT INTO counters (key, n, until) VALUES (?, 1, ?) ON CONFLICT (key) DO UPDATE SET n = n + 1 RETURNING n`
  return rows(db, more, key, now + window)[0]![0] as number
}

export const allOf = (db: Database.Database, id: string): Record<string, string> =>
  Object.fromEntries(rows(db, 'SELECT name, value FROM fields WHERE game = ?', id))

export function valuesOf(db: Database.Database, { id, names }: Ask): (string | null)[] {
  const found = readFields(db, id, names)
  return names.map((name) => found.get(name) ?? null)
}

/** Rows as lists: as objects they carry a `_metadata` of the library beside our columns. */
export function rows(db: Database.Database, sql: string, ...values: readonly unknown[]): Row[] {
  return db
    .prepare(sql)
    .raw()
    .all(...values) as Row[]
}

export function run(db: Database.Database, sql: string, ...values: readonly unknown[]) {
  db.prepare(sql).run(...values)
}

import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type Database from 'libsql'
import { StoreUnavailable, StoreUnreadable } from './event-store'
import { makeFolder } from './make-folder.mjs'

/** Opens a file or a file address of SQLite; tests put faults in between. */
export type Connect = (path: string) => Database.Database

/** Loaded with the first file that is opened: a host that keeps games in a KV store does not carry it. */
const load = () => createRequire(import.meta.url)(/* turbopackIgnore: true */ 'libsql') as typeof Database

export const connectTo: Connect = (path) => new (load())(path)

/** 'FPST', written into the file so that no other program's file is taken for ours. */
const APPLICATION = 0x46505354
const VERSION = 2

const SCHEMA = `
CREATE TABLE games (game TEXT PRIMARY KEY, head INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE entries (game TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, seq)) STRICT;
CREATE TABLE commands (game TEXT NOT NULL, id TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (game, id)) STRICT;
CREATE TABLE fields (game TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (game, name)) STRICT;
CREATE TABLE snapshots (game TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
PRAGMA application_id = ${APPLICATION};
`
/** What version 2 brought: records beside the games, dues, counters. */
const SECOND = `
CREATE TABLE records (id TEXT PRIMARY KEY, until INTEGER) STRICT, WITHOUT ROWID;
CREATE TABLE dues (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX dues_by_time ON dues (at, id);
CREATE TABLE counters (key TEXT PRIMARY KEY, n INTEGER NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
PRAGMA user_version = ${VERSION};
`

/**
 * Opens the store file for writing, making it if there is none. A file that is not sound, or that nothing can be written
 * to, is refused untouched.
 */
export function openFile(file: string, connect: Connect): Database.Database {
  let db: Database.Database | null = null
  try {
    if (!existsSync(file)) create(file, connect)
    mustBeSound(file, connect)
    db = connect(file)
    // FULL: each commit is on the disk before it is answered; NORMAL loses acknowledged orders in a power cut.
    db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    bringUp(db)
    return db
  } catch (error) {
    db?.close()
    if (error instanceof StoreUnreadable) throw error
    const code = codeOf(error)
    throw new StoreUnavailable(
      `The games of this server cannot be opened (${code}). Nothing is known to be lost; please try again later.`,
      `The file of games, ${file}, cannot be opened for writing (${code}). See that its folder can be made, and that ` +
        'folder and file belong to whoever runs this server; FIELDPOST_DATA names another folder.',
    )
  }
}

/** True if a game is kept in the file. */
export function holdsGames(file: string, connect: Connect = connectTo): boolean {
  if (!existsSync(file)) return false
  const db = openFile(file, connect)
  try {
    return db.prepare('SELECT 1 FROM games LIMIT 1').raw().get() !== undefined
  } finally {
    db.close()
  }
}

/** The short code of a system's or SQLite's error, such as SQLITE_IOERR_FSYNC; never its text. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^\w+$/.test(code) ? code : 'unknown error'
}

/** The file appears whole under its name or not at all, whoever else is making it at the same moment. */
function create(file: string, connect: Connect) {
  // SQLite would replay a journal left alone into the new file.
  if (existsSync(`${file}-wal`)) throw unreadable(file, 'is missing, while its journal (-wal) is still there')
  makeFolder(dirname(file))
  const draft = `${file}.new-${process.pid}`
  rmSync(draft, { force: true })
  try {
    const db = connect(draft)
    db.exec(`BEGIN IMMEDIATE; ${SCHEMA} ${SECOND} COMMIT`)
    db.close()
    linkSync(draft, file)
    syncFolder(dirname(file))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Changes nothing, and fails where nothing can be changed: a file or folder that is read-only is told at once. */
const TRIAL = 'DELETE FROM commands WHERE game IS NULL;'

/** Brings a file of version 1 to this one, unless another process has just done so. */
function bringUp(db: Database.Database) {
  db.exec('BEGIN IMMEDIATE')
  db.exec(`${versionOf(db) < VERSION ? SECOND : TRIAL} COMMIT`)
}

const versionOf = (db: Database.Database): number =>
  (db.prepare('PRAGMA user_version').raw().get() as [number])[0]

function syncFolder(folder: string) {
  // Windows opens no folders, and needs no telling.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Reads without writing a byte into the file or its journal. SQLite alone opens the file: were it opened and closed
 * beside, all locks of this process on it would be gone, and another process would take away the journal in use.
 */
function mustBeSound(file: string, connect: Connect): void {
  // `immutable` makes no files beside this one; it would not see a journal, so with a journal it is `mode=ro`.
  const journal = statSync(`${file}-wal`, { throwIfNoEntry: false })
  const db = connect(`${pathToFileURL(file).href}?mode=ro${journal?.size ? '' : '&immutable=1'}`)
  try {
    db.exec('PRAGMA busy_timeout = 5000')
    const [application] = db.prepare('PRAGMA application_id').raw().get() as [number]
    if (application !== APPLICATION) throw unreadable(file, 'is not a file of Fieldpost')
    const version = versionOf(db)
    if (version > VERSION) throw unreadable(file, 'was made by a newer version of Fieldpost')
    if (version < 1) throw unreadable(file, 'is not a file of Fieldpost')
    const [verdict] = db.prepare('PRAGMA integrity_check(1)').raw().get() as [string]
    if (verdict !== 'ok') throw unreadable(file, 'is damaged')
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_NOTADB')) throw unreadable(file, 'is not a file of Fieldpost')
    if (codeOf(error).startsWith('SQLITE_CORRUPT')) throw unreadable(file, 'is damaged')
    throw error
  } finally {
    db.close()
  }
}

const unreadable = (file: string, what: string) =>
  new StoreUnreadable(
    `The file in which this server keeps its games ${what}. It was left as it is, until whoever runs this server ` +
      'puts it right.',
    `The file ${basename(file)} in ${dirname(file)} ${what}. It was left as it is: move it away, or put back a good copy.`,
  )

import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type EventStore, StoreUnavailable, StoreUnreadable } from '@/lib/store/event-store'
import { openLibsql } from '@/lib/store/libsql'
import { type Connect, connectTo, holdsGames } from '@/lib/store/libsql-file'
import { keepsTheContract } from './contract'
import { keptInFile } from './kept'

const root = mkdtempSync(join(tmpdir(), 'fieldpost-libsql-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let folders = 0
let folder = ''
let file = ''
const newFolder = () => {
  folder = join(root, String(++folders))
  file = join(folder, 'fieldpost.db')
}
beforeEach(newFolder)

const write = (head: number, id = `id-${head}`) => ({
  game: 'g',
  command: { id, answer: `answer of ${id}` },
  expectedHead: head,
  entries: [`entry of ${id}`],
  set: { head: `${head + 1}` },
})
/** Another process opens the file, reads in it and closes it again, as tools for copies do. */
const anotherLooks = () =>
  execFileSync(process.execPath, [
    '-e',
    `const db = new (require('libsql'))(${JSON.stringify(file)}); db.prepare('SELECT 1 FROM games').raw().all(); db.close()`,
  ])
const entries = () => keptInFile(file, 'g')?.entries

test('what is written is kept, though another process looks into the file after ours has looked whether it holds games', async () => {
  const store = openLibsql(file)
  await store.append(write(0))
  expect(holdsGames(file)).toBe(true)
  anotherLooks()
  await store.append(write(1))
  anotherLooks()
  store.close()
  expect(entries()).toEqual(['entry of id-0', 'entry of id-1'])
})

describe('the embedded store', () => {
  keepsTheContract(async () => {
    newFolder()
    const ours = file
    const others = [1, 2].map(() => openLibsql(ours))
    const store = openLibsql(ours)
    return {
      store,
      others,
      kept: async (game) => keptInFile(ours, game),
      dropSnapshot: async (game) => {
        const db = new Database(ours)
        db.prepare('DELETE FROM snapshots WHERE game = ?').run(game)
        db.close()
      },
      stop: async () => {
        for (const way of [store, ...others]) way.close()
      },
    }
  })
})

describe('the file', () => {
  test('is made with its folder, and keeps games when it is opened again', async () => {
    const store = openLibsql(file)
    await store.append(write(0))
    store.close()
    const again = openLibsql(file)
    expect(await again.load('g', ['head'])).toMatchObject({ head: 1, fields: { head: '1' } })
    again.close()
    expect(readdirSync(folder).filter((name) => !/^fieldpost\.db(-wal|-shm)?$/.test(name))).toEqual([])
  })

  test('is written so that a commit is on the disk before it is answered', () => {
    const handles: Database.Database[] = []
    const store = openLibsql(file, (path) => {
      handles.push(connectTo(path))
      return handles.at(-1)!
    })
    const setting = (name: string) => handles.at(-1)!.prepare(`PRAGMA ${name}`).raw().get()
    expect(setting('journal_mode')).toEqual(['wal'])
    expect(setting('synchronous')).toEqual([2])
    expect(setting('busy_timeout')).toEqual([5000])
    store.close()
  })

  test('of a process that was killed holds all that was acknowledged', async () => {
    const store = openLibsql(file)
    for (let head = 0; head < 5; head++) await store.append(write(head))
    // The files as they lie there, journal and all, without the closing that a killed process never does.
    const left = join(root, `left-${folders}`)
    cpSync(folder, left, { recursive: true })
    rmSync(join(left, 'fieldpost.db-shm'), { force: true })
    expect(readdirSync(left)).toContain('fieldpost.db-wal')
    const after = openLibsql(join(left, 'fieldpost.db'))
    expect(await after.load('g', [])).toMatchObject({ head: 5 })
    expect(await after.append(write(4))).toEqual({ outcome: 'repeated', answer: 'answer of id-4' })
    expect(await after.append(write(5))).toEqual({ outcome: 'appended', head: 6 })
    after.close()
    store.close()
  })

  test('that cannot be made is said without ado', () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'blocked'), '')
    expect(() => openLibsql(join(folder, 'blocked', 'fieldpost.db'))).toThrow(StoreUnavailable)
  })

  test('that nothing can be written to is told when it is opened, not at the first order', () => {
    openLibsql(file).close()
    const readOnly: Connect = (path) =>
      connectTo(path.startsWith('file:') ? path : `${pathToFileURL(path).href}?mode=ro`)
    expect(() => openLibsql(file, readOnly)).toThrow(StoreUnavailable)
  })

  test('says whether it holds a game', async () => {
    expect(holdsGames(file)).toBe(false)
    const store = openLibsql(file)
    expect(holdsGames(file)).toBe(false)
    await store.append(write(0))
    expect(holdsGames(file)).toBe(true)
    store.close()
    expect(holdsGames(file)).toBe(true)
  })

  test('of the first version keeps its games and learns records', async () => {
    openLibsql(file).close()
    const old = new Database(file)
    old.exec('DROP TABLE records; DROP TABLE dues; DROP TABLE counters; PRAGMA user_version = 1')
    old.prepare("INSERT INTO games (game, head) VALUES ('g', 0)").run()
    old.close()
    const stores = [openLibsql(file), openLibsql(file)]
    for (const [i, store] of stores.entries()) {
      expect(await store.append(write(i))).toEqual({ outcome: 'appended', head: i + 1 })
      expect(await store.setFields(`x:${i}`, { create: true, due: 1 })).toBe(true)
      store.close()
    }
  })

  test('closed is closed', async () => {
    const store = openLibsql(file)
    store.close()
    await expect(store.append(write(0))).rejects.toThrow(StoreUnavailable)
  })
})

describe('a file that cannot be read is refused and left byte for byte', () => {
  /** Files of a store with a long game: with its newest entry, or all of them, in the journal; or without a journal. */
  async function made(journal: 'none' | 'newest' | 'all') {
    const store = openLibsql(file)
    for (let head = 0; head < 50; head++) await store.append({ ...write(head), entries: ['x'.repeat(2_000)] })
    if (journal !== 'all') change('PRAGMA wal_checkpoint(TRUNCATE)')
    if (journal === 'newest') await store.append(write(50))
    // A living handle keeps the journal; the copy has no handle.
    copy()
    if (journal === 'none') rmSync(`${file}-wal`)
    store.close()
  }
  const copy = () => {
    const from = folder
    newFolder()
    cpSync(from, folder, { recursive: true })
    rmSync(`${file}-shm`, { force: true })
  }
  const change = (sql: string) => {
    const db = new Database(file)
    db.exec(sql)
    db.close()
  }
  const spoil = (from: number, length: number) => {
    const bytes = readFileSync(file)
    bytes.fill(0x5a, from, from + length)
    writeFileSync(file, bytes)
  }
  const bytesIn = (where: string) =>
    readdirSync(where)
      // The index of the journal is shared memory of the readers and holds no data.
      .filter((name) => !name.endsWith('-shm'))
      .map((name) => [name, readFileSync(join(where, name)).toString('base64')])

  const cases: [string, RegExp, () => unknown][] = [
    ['an empty file', /not a file of Fieldpost/, () => writeFileSync(file, '')],
    ['a text', /not a file of Fieldpost/, () => writeFileSync(file, 'dear diary '.repeat(1_000))],
    ['a short text', /not a file of Fieldpost/, () => writeFileSync(file, 'x')],
    ['a database of somebody else', /not a file of Fieldpost/, () => change('CREATE TABLE diary (day TEXT)')],
    ['a version to come', /newer version/, () => made('none').then(() => change('PRAGMA user_version = 3'))],
    ['a version to come, in the journal', /newer version/, () => made('all').then(newerInJournal)],
    ['a spoilt header', /not a file of Fieldpost/, () => made('none').then(() => spoil(0, 16))],
    ['a spoilt first page', /damaged/, () => made('none').then(() => spoil(100, 300))],
    ['a spoilt table', /damaged/, () => made('none').then(() => spoil(4096, 4096))],
    ['a spoilt end', /damaged/, () => made('none').then(() => spoil(60_000, 4096))],
    ['a file cut short', /damaged/, () => made('none').then(() => truncateSync(file, 20_000))],
    ['a spoilt file with a journal', /damaged/, () => made('newest').then(() => spoil(60_000, 4096))],
    ['a journal alone', /journal/, () => made('all').then(() => rmSync(file))],
  ]
  const newerInJournal = () => {
    const store = openLibsql(file)
    const db = new Database(file)
    db.exec('PRAGMA user_version = 3')
    copy()
    db.close()
    store.close()
  }

  test.each(cases)('%s', async (_what, says, make) => {
    mkdirSync(folder, { recursive: true })
    await make()
    const before = bytesIn(folder)
    for (let twice = 0; twice < 2; twice++) {
      let told: unknown
      try {
        openLibsql(file).close()
      } catch (error) {
        told = error
      }
      expect(told).toBeInstanceOf(StoreUnreadable)
      expect((told as Error).message).toMatch(says)
      expect((told as Error).message).toMatch(/left as it (is|was)/)
      // Where it lies is for whoever runs the server.
      expect((told as Error).message).not.toContain(folder)
      expect((told as StoreUnreadable).forOwner).toContain(folder)
      expect(bytesIn(folder)).toEqual(before)
    }
  })

  test('the sound ones of these are opened', async () => {
    for (const journal of ['none', 'newest', 'all'] as const) {
      await made(journal)
      const store = openLibsql(file)
      expect(await store.load('g', [])).toMatchObject({ head: journal === 'newest' ? 51 : 50 })
      store.close()
      newFolder()
    }
  })

  test('a log with a gap takes no orders', async () => {
    const store = openLibsql(file)
    for (let head = 0; head < 3; head++) await store.append(write(head))
    change("DELETE FROM entries WHERE game = 'g' AND seq = 2")
    await expect(store.load('g', [])).rejects.toThrow(StoreUnreadable)
    store.close()
  })
})

describe('after an error of the disk', () => {
  /** A handle whose statements fail as told; it counts the handles and keeps the statements. */
  function faulty() {
    const plan = { failAt: -1, code: 'SQLITE_IOERR_FSYNC', afterwards: false, done: 0 }
    const seen = { opened: 0, sql: [] as string[] }
    const connect: Connect = (path) => {
      const db = connectTo(path)
      if (!path.startsWith('file:')) seen.opened++
      const [exec, prepare] = [db.exec.bind(db), db.prepare.bind(db)]
      const suffer = <Result>(sql: string, work: () => Result): Result => {
        seen.sql.push(sql)
        const fails = plan.done++ === plan.failAt
        if (fails && !plan.afterwards) throw new Database.SqliteError('planted', plan.code, 0)
        const result = work()
        if (fails) throw new Database.SqliteError('planted', plan.code, 0)
        return result
      }
      db.exec = (sql) => suffer(sql, () => exec(sql))
      db.prepare = ((sql: string) => suffer(sql, () => prepare(sql))) as typeof db.prepare
      return db
    }
    const fail = (failAt: number, afterwards: boolean, code = 'SQLITE_IOERR_FSYNC') =>
      Object.assign(plan, { failAt, afterwards, code, done: 0 })
    return { connect, seen, fail, calls: () => plan.done }
  }

  test('at any statement of a write, before or after it was done, the repeat says which', async () => {
    const { connect, fail, calls } = faulty()
    let store = openLibsql(file, connect)
    await store.append(write(0))
    fail(-1, false)
    await store.append(write(1))
    const statements = calls()
    expect(statements).toBeGreaterThan(6)
    let head = 2
    for (const afterwards of [false, true]) {
      for (let failAt = 0; failAt < statements; failAt++) {
        fail(failAt, afterwards)
        await expect(store.append(write(head))).rejects.toThrow(StoreUnavailable)
        expect(entries()!.length - head).toBe(afterwards && failAt === statements - 1 ? 1 : 0)
        expect(await store.append(write(head))).toEqual(
          entries()!.length > head && afterwards && failAt === statements - 1
            ? { outcome: 'repeated', answer: `answer of id-${head}` }
            : { outcome: 'appended', head: head + 1 },
        )
        head++
        expect(entries()).toHaveLength(head)
      }
    }
    store.close()
    store = openLibsql(file)
    expect(await store.load('g', ['head'])).toMatchObject({ head, fields: { head: `${head}` } })
    store.close()
  })

  test('the handle is given up and the file checked before the next write', async () => {
    const { connect, seen, fail } = faulty()
    const store = openLibsql(file, connect)
    await store.append(write(0))
    const opened = seen.opened
    fail(0, true)
    await expect(store.append(write(1))).rejects.toThrow('SQLITE_IOERR_FSYNC')
    seen.sql.length = 0
    await store.append(write(1))
    expect(seen.opened).toBe(opened + 1)
    const at = (text: string) => seen.sql.findIndex((sql) => sql.includes(text))
    expect(at('integrity_check')).toBeGreaterThanOrEqual(0)
    expect(at('wal_checkpoint')).toBeGreaterThan(at('integrity_check'))
    const begun = seen.sql.findLastIndex((sql) => sql.includes('BEGIN IMMEDIATE'))
    expect(begun).toBeGreaterThan(at('wal_checkpoint'))
    store.close()
  })

  test('a file found damaged takes no more orders', async () => {
    const { connect, fail } = faulty()
    const store: EventStore = openLibsql(file, connect)
    for (let head = 0; head < 20; head++) await store.append(write(head))
    fail(0, false)
    await expect(store.append(write(20))).rejects.toThrow(StoreUnavailable)
    writeFileSync(file, 'spoilt')
    for (let tries = 0; tries < 2; tries++)
      await expect(store.append(write(20))).rejects.toThrow(StoreUnreadable)
    expect(readFileSync(file, 'utf8')).toBe('spoilt')
    store.close()
  })

  test('a file that is only busy keeps its handle', async () => {
    const { connect, seen, fail } = faulty()
    const store = openLibsql(file, connect)
    const opened = seen.opened
    fail(0, false, 'SQLITE_BUSY')
    await expect(store.append(write(0))).rejects.toThrow(StoreUnavailable)
    expect(await store.append(write(0))).toEqual({ outcome: 'appended', head: 1 })
    expect(seen.opened).toBe(opened)
    store.close()
  })

  test('a full disk refuses the order, and takes it when there is room', async () => {
    const handles: Database.Database[] = []
    const store = openLibsql(file, (path) => {
      handles.push(connectTo(path))
      return handles.at(-1)!
    })
    await store.append(write(0))
    handles.at(-1)!.prepare('PRAGMA max_page_count = 1').raw().get()
    const big = { ...write(1), entries: ['x'.repeat(100_000)] }
    await expect(store.append(big)).rejects.toThrow('SQLITE_FULL')
    expect(entries()).toHaveLength(1)
    expect(await store.append(big)).toEqual({ outcome: 'appended', head: 2 })
    store.close()
  })
})

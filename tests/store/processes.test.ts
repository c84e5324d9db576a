import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLibsql } from '@/lib/store/libsql'
import { type Kv, redisIsHere, startKv } from '../support/redis'
import { keptInFile, keptInRedis } from './kept'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Beside node_modules, so that the bundle finds the packages.
const bundles = join(root, '.cache')
const HEADS = 150

let bundle = ''
beforeAll(async () => {
  mkdirSync(bundles, { recursive: true })
  bundle = join(mkdtempSync(join(bundles, 'racer-')), 'racer.mjs')
  await build({
    input: join(root, 'tests/store/racer.ts'),
    platform: 'node',
    external: ['libsql', '@vercel/kv'],
    resolve: { alias: { '@': root } },
    output: { file: bundle, format: 'esm' },
    logLevel: 'warn',
  })
})
afterAll(() => rmSync(join(bundle, '..'), { recursive: true, force: true }))

/** Lets two processes race for every head; returns the heads won, in order, by either. */
async function race(options: Record<string, unknown>): Promise<number[]> {
  const run = promisify(execFile)
  const racers = ['red', 'blue'].map((name) =>
    run(process.execPath, [bundle, JSON.stringify({ name, heads: HEADS, ...options })]),
  )
  const won = (await Promise.all(racers)).map(({ stdout }) => JSON.parse(stdout) as number[])
  return won.flat().sort((a, b) => a - b)
}

const everyHeadOnce = Array.from({ length: HEADS }, (_, head) => head)

describe('two processes on one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-race-'))
  const file = join(folder, 'fieldpost.db')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('make the file together, and win each head once', async () => {
    expect(await race({ file, game: 'g', compare: true })).toEqual(everyHeadOnce)
    expect(keptInFile(file, 'g')?.entries).toHaveLength(HEADS)
    openLibsql(file).close()
  })

  test('that do not compare the head are caught', async () => {
    expect(await race({ file, game: 'h', compare: false })).not.toEqual(everyHeadOnce)
  })
})

describe.skipIf(!redisIsHere())('two processes on one KV store', () => {
  let kv: Kv
  beforeAll(async () => {
    kv = await startKv()
  })
  afterAll(() => kv?.stop())
  const address = () => ({ url: kv.url, token: kv.token })

  test('win each head once', async () => {
    expect(await race({ ...address(), game: 'g', compare: true })).toEqual(everyHeadOnce)
    expect((await keptInRedis(kv, 'g'))?.entries).toHaveLength(HEADS)
  })

  test('that do not compare the head are caught', async () => {
    expect(await race({ ...address(), game: 'h', compare: false })).not.toEqual(everyHeadOnce)
  })
})

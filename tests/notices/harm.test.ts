import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HttpsCatcher, httpsCatcher } from '../support/catchers'
import type { Harm, Harmed } from './harmed'

/** Bytes. */
const MOST = 5_000_000
const CALLS = 10

const root = fileURLToPath(new URL('../..', import.meta.url))
// Beside node_modules, so that the bundle finds the packages.
const bundles = join(root, '.cache')
let bundle = ''
let well: HttpsCatcher
beforeAll(async () => {
  mkdirSync(bundles, { recursive: true })
  bundle = join(mkdtempSync(join(bundles, 'harmed-')), 'harmed.mjs')
  await build({
    input: join(root, 'tests/notices/harmed.ts'),
    platform: 'node',
    resolve: { alias: { '@': root, 'server-only': join(root, 'node_modules/server-only/empty.js') } },
    output: { file: bundle, format: 'esm' },
    logLevel: 'warn',
  })
  well = await httpsCatcher()
})
afterAll(async () => {
  rmSync(join(bundle, '..'), { recursive: true, force: true })
  await well.stop()
})

/** What a receiver does to a process that calls it some times. */
async function harmedBy(handle: (socket: Socket) => void, more: Partial<Harm> = {}): Promise<Harmed> {
  const ill = await httpsCatcher(handle)
  const [one, other] = [well, ill].map(({ ways }) => ({
    ...ways.options,
    ca: String(Object(ways.options).ca),
  }))
  const harm: Harm = { well: one, ill: other, calls: CALLS, patience: 60_000, ...more }
  // A small nursery: what is thrown away at once is to be no part of what is held.
  const flags = ['--expose-gc', '--max-semi-space-size=1']
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, bundle, JSON.stringify(harm)])
    return JSON.parse(stdout) as Harmed
  } finally {
    await ill.stop()
  }
}

const saying =
  (head: string, part: Buffer) =>
  (socket: Socket): void => {
    socket.once('data', () => {
      socket.write(head)
      const flood = (): void => {
        while (!socket.destroyed && socket.write(part));
        if (!socket.destroyed) socket.once('drain', flood)
      }
      flood()
    })
  }
const body = saying(
  'HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 10000000000\r\n\r\n',
  Buffer.alloc(1 << 16),
)
const head = saying('HTTP/1.1 200 OK\r\n', Buffer.from(`X: ${'a'.repeat(4_000)}\r\n`))

describe('what a process holds that calls receivers', () => {
  test.each([
    ['body', body, 200],
    ['head', head, null],
  ])('grows by 5 megabytes at most by a %s without an end', async (_what, handle, status) => {
    const { grew, told } = await harmedBy(handle)
    expect(told).toEqual(Array(CALLS).fill(status))
    expect(grew).toBeLessThan(MOST)
  })

  test('grows by more where a call keeps a body', async () => {
    expect((await harmedBy(body, { calls: 2, keeps: 2 * MOST })).grew).toBeGreaterThan(MOST)
  })
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { newTable } from '../support/planted'
import { production } from '../support/production'
import { redisIsHere, startKv } from '../support/redis'
import { map, openPhone, test } from './table'

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-trouble-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A server that is to end by itself, with these settings. */
function ended(more: Record<string, string>) {
  // Whoever runs the tests may want colours or none; Node would say something to both at once.
  const { FORCE_COLOR: _colour, NO_COLOR: _none, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['lib/cli/serve.mjs', '127.0.0.1', '1'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production', FIELDPOST_DATA: folder, ...more },
  })
  return { status, ready: /ready/i.test(stdout), stderr }
}

test('a server that cannot open its store ends before it is ready, with one sentence', () => {
  const within = (name: string) => join(folder, name)
  writeFileSync(within('blocked'), '')
  mkdirSync(within('diary'))
  writeFileSync(join(within('diary'), 'fieldpost.db'), 'dear diary')
  const cases: [RegExp, Record<string, string>][] = [
    [
      /^The file fieldpost\.db in .+diary is not a file of Fieldpost\. .+\n$/,
      { FIELDPOST_DATA: within('diary') },
    ],
    [/^The file of games, .+ \(ENOTDIR\)\. .+\n$/, { FIELDPOST_DATA: join(within('blocked'), 'data') }],
    [/^This server cannot keep games: .+\n$/, { KV_REST_API_URL: 'http://127.0.0.1:1' }],
  ]
  for (const [says, more] of cases)
    expect(ended(more)).toEqual({ status: 1, ready: false, stderr: expect.stringMatching(says) })
  expect(readdirSync(within('diary'))).toEqual(['fieldpost.db'])
})

test('without a key for web push all else works, and the page for notices says so', async ({ browser }) => {
  const server = await production({ FIELDPOST_PUSH_KEY: 'zz' }, true)
  try {
    const { context, page } = await openPhone(browser)
    await newTable(context.request, server.origin, { mode: 'computer', side: 'german' })
    await page.goto(`${server.origin}/me`)
    await expect(page.getByText('Notices on a device are not to be had from this server.')).toBeVisible()
  } finally {
    server.stop()
  }
})

test('a server whose store is away says so on its pages, and is well again by itself', async ({
  browser,
}) => {
  test.skip(!redisIsHere())
  const kv = await startKv()
  const server = await production(
    {
      KV_REST_API_URL: kv.url,
      KV_REST_API_TOKEN: kv.token,
      FIELDPOST_SEED_KEY: 'k'.repeat(32),
      FIELDPOST_TIMER: 'off',
    },
    true,
  )
  try {
    const { context, page } = await openPhone(browser)
    const { game } = await newTable(context.request, server.origin, { mode: 'computer', side: 'german' })
    kv.hooks.before = () => 'cut'
    for (const path of ['/api/games', `/api/games/${game}`, '/api/challenges']) {
      const got = await context.request.get(server.origin + path)
      expect([path, got.status(), await got.json()]).toEqual([
        path,
        503,
        { error: 'unavailable', message: expect.stringContaining('did not answer') },
      ])
    }
    for (const path of ['/', '/me', `/games/${game}/dice`, `/games/${game}/notices`]) {
      const got = await page.goto(server.origin + path)
      expect([path, got!.status()]).toEqual([path, 200])
      await expect(page.getByText(/Nothing has been lost/).first(), path).toBeVisible()
    }
    await page.goto(`${server.origin}/games/${game}`)
    await expect(page.getByText('The game cannot be reached now.')).toBeVisible()
    kv.hooks.before = null
    await page.getByRole('button', { name: 'Try again' }).tap()
    await expect(map(page)).toBeVisible()
  } finally {
    server.stop()
    await kv.stop()
  }
})

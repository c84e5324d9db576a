import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whatStops } from '@/lib/cli/settings.mjs'

const root = join(import.meta.dirname, '..', '..')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-start-'))
  writeFileSync(join(folder, 'blocked'), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** `npm start` with these settings, which must end before it installs, builds or listens. */
function start(env: Record<string, string>) {
  const { FORCE_COLOR: _colour, NO_COLOR: _none, ...inherited } = process.env
  const ran = spawnSync(process.execPath, [join(root, 'lib/cli/start.mjs')], {
    encoding: 'utf8',
    env: { ...inherited, KV_REST_API_URL: '', KV_REST_API_TOKEN: '', FIELDPOST_DATA: folder, ...env },
    timeout: 60_000,
  })
  return [ran.status, ran.stdout, ran.stderr]
}

test('npm start ends at once, with a sentence, where games can be kept nowhere', () => {
  const data = join(folder, 'blocked', 'data')
  expect(start({ FIELDPOST_DATA: data })).toEqual([
    1,
    '',
    expect.stringMatching(/^Games cannot be kept in .+\.?\n$/),
  ])
  expect(start({ FIELDPOST_DATA: data })[2]).toMatch(/blocked.*ENOTDIR.*FIELDPOST_DATA=/)
  // Node itself tries for ever to make this one.
  expect(start({ FIELDPOST_DATA: '/proc/nowhere/data' })).toEqual([
    1,
    '',
    expect.stringMatching(/^Games cannot be kept in \/proc\/nowhere\/data/),
  ])
  for (const half of ['KV_REST_API_URL', 'KV_REST_API_TOKEN'])
    expect(start({ [half]: 'x' })).toEqual([1, '', expect.stringMatching(/^KV_REST_API_.+neither\.\n$/)])
})

test('a folder in which games can be kept is made, and left empty', () => {
  const data = join(folder, 'a', 'b')
  expect(whatStops({ FIELDPOST_DATA: data })).toBeNull()
  expect(readdirSync(data)).toEqual([])
  expect(
    whatStops({ KV_REST_API_URL: 'x', KV_REST_API_TOKEN: 'y', FIELDPOST_DATA: join(folder, 'blocked') }),
  ).toBeNull()
})

test('a folder that cannot be used is named', () => {
  expect(whatStops({ FIELDPOST_DATA: join(folder, 'blocked') })).toMatch(/blocked.*EEXIST/)
  // Nobody makes files there, whoever he is.
  expect(whatStops({ FIELDPOST_DATA: '/proc' })).toMatch(/^Games cannot be kept in \/proc/)
})

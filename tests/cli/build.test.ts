import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Ready = typeof import('@/lib/cli/ready.mjs')

let root: string
let ready: Ready
const write = (name: string, text: string) => writeFileSync(join(root, name), text)
/** What Next leaves when it has built. */
const built = () => {
  write('.next/BUILD_ID', 'id')
  return true
}

/** Another product, of two files, that is built by the same means. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'fieldpost-build-'))
  for (const folder of ['lib/cli', 'app', '.next']) mkdirSync(join(root, folder), { recursive: true })
  const file = join(root, 'lib', 'cli', 'ready.mjs')
  cpSync(fileURLToPath(new URL('../../lib/cli/ready.mjs', import.meta.url)), file)
  write('app/page.tsx', 'old')
  ready = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Ready
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a build is of the sources that there were when it began', async () => {
  expect(ready.isBuilt()).toBe(false)
  expect(await ready.buildBy(built)).toBe(true)
  expect(ready.isBuilt()).toBe(true)
  write('app/page.tsx', 'new')
  expect(ready.isBuilt()).toBe(false)
  write('app/page.tsx', 'old')
  expect(ready.isBuilt()).toBe(true)
  write('app/another.tsx', '')
  expect(ready.isBuilt()).toBe(false)
})

test('what changes while it is built makes a build old', async () => {
  await ready.buildBy(() => {
    write('app/page.tsx', 'new')
    return built()
  })
  expect(ready.isBuilt()).toBe(false)
})

test('a build that failed, or that somebody made otherwise, is none of which the sources are known', async () => {
  expect(await ready.buildBy(() => !built())).toBe(false)
  expect(ready.isBuilt()).toBe(false)
  await ready.buildBy(built)
  const later = Date.now() / 1000 + 60
  utimesSync(join(root, '.next', 'BUILD_ID'), later, later)
  expect(ready.isBuilt()).toBe(false)
})

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Scripts = typeof import('@/lib/cli/scripts.mjs')

let root: string
let scripts: Scripts
const chunk = (name: string) => join(root, '.next', 'static', 'chunks', name)

/** Another product, built by the same means. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'fieldpost-scripts-'))
  for (const folder of ['lib/cli', '.next/static/chunks']) mkdirSync(join(root, folder), { recursive: true })
  const from = fileURLToPath(new URL('../../lib/cli', import.meta.url))
  for (const name of ['ready.mjs', 'scripts.mjs']) cpSync(join(from, name), join(root, 'lib', 'cli', name))
  const file = pathToFileURL(join(root, 'lib', 'cli', 'scripts.mjs'))
  scripts = (await import(/* @vite-ignore */ file.href)) as Scripts
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a large script says on its first line, once, that its functions will be called', async () => {
  const large = `f(${'1,'.repeat(5000)}1)`
  writeFileSync(chunk('large.js'), large)
  writeFileSync(chunk('small.js'), 'f()')
  writeFileSync(chunk('large.css'), `/*${large}*/`)
  for (let n = 0; n < 2; n += 1) await scripts.finishScripts()
  expect(readFileSync(chunk('large.js'), 'utf8')).toBe(`//# allFunctionsCalledOnLoad\n${large}`)
  expect(readFileSync(chunk('small.js'), 'utf8')).toBe('f()')
  expect(readFileSync(chunk('large.css'), 'utf8')).toBe(`/*${large}*/`)
})

test('scripts and styles are sent pressed as they are, and nothing else is there', async () => {
  writeFileSync(chunk('a.js'), 'f()')
  writeFileSync(chunk('a.css'), 'p { margin: 0 }')
  writeFileSync(chunk('a.js.map'), '{}')
  await scripts.finishScripts()
  for (const name of ['a.js', 'a.css'])
    expect(brotliDecompressSync(scripts.pressed(name)!)).toEqual(readFileSync(chunk(name)))
  for (const name of ['a.js.map', 'b.js']) expect(scripts.pressed(name)).toBeNull()
})

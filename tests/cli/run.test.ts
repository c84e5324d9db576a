import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundled } from '@/lib/cli/bundled.mjs'

const here = fileURLToPath(new URL('../..', import.meta.url))
let root: string

/** Another product with scripts in three folders, all of one name. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fieldpost-run-'))
  mkdirSync(join(root, 'lib', 'cli'), { recursive: true })
  for (const file of ['run.mjs', 'bundled.mjs'])
    cpSync(join(here, 'lib', 'cli', file), join(root, 'lib', 'cli', file))
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'))
  for (const folder of ['lib/cli', 'one', 'two']) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'same.ts'), `console.log('${folder}')\n`)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const run = (name: string) =>
  spawnSync(process.execPath, [join('lib', 'cli', 'run.mjs'), name], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim()

test('scripts of one name in different folders each run their own code, the second time as well', () => {
  for (const _time of ['made', 'kept'])
    expect(['same', '../../one/same', '../../two/same'].map(run)).toEqual(['lib/cli', 'one', 'two'])
})

test('another build that lies within this one is bundled of its own sources', async () => {
  const names = JSON.stringify({ compilerOptions: { baseUrl: '.', paths: { '@/*': ['./*'] } } })
  writeFileSync(join(root, 'tsconfig.json'), names)
  const other = join(root, '.cache', 'other')
  for (const [folder, build] of [
    [root, 'this'],
    [other, 'other'],
  ] as const) {
    mkdirSync(join(folder, 'lib'), { recursive: true })
    writeFileSync(join(folder, 'lib', 'named.ts'), `export const named: string = '${build}'\n`)
    writeFileSync(join(folder, 'lib', 'start.ts'), "export { named } from '@/lib/named'\n")
  }
  const { named } = await import(await bundled(join(other, 'lib', 'start.ts'), root, other))
  expect(named).toBe('other')
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreUnreadable } from '@/lib/store/event-store'
import { openLibsql } from '@/lib/store/libsql'
import { openedWhenAsked } from '@/lib/store/opened-when-asked'

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-asked-'))
const file = join(folder, 'data', 'fieldpost.db')
const said: unknown[] = []
beforeEach(() => {
  said.length = 0
  mkdirSync(join(folder, 'data'))
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(...words))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(join(folder, 'data'), { recursive: true, force: true })
})

test('a store that cannot be read says so to each who asks, to its owner once, and is well again with its file', async () => {
  writeFileSync(file, 'dear diary')
  const store = openedWhenAsked(() => openLibsql(file))
  for (let twice = 0; twice < 2; twice++)
    await expect(store.fields('x', ['a'])).rejects.toThrow(StoreUnreadable)
  await expect(store.load('g', [])).rejects.toThrow(/not a file of Fieldpost/)
  expect(said).toEqual([expect.stringContaining(join(folder, 'data'))])
  rmSync(file)
  expect(await store.setFields('x', { create: true, set: { a: '1' } })).toBe(true)
  expect(await store.fields('x', ['a'])).toEqual(['1'])
  store.close()
  expect(said).toHaveLength(1)
})

test('a store is opened by the first who asks it something, and once', async () => {
  let opened = 0
  const store = openedWhenAsked(() => {
    opened++
    return openLibsql(file)
  })
  store.close()
  expect(opened).toBe(0)
  await Promise.all([1, 2, 3].map(() => store.due(1, 1)))
  expect(opened).toBe(1)
  store.close()
})

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openStore, theStore } from '@/lib/store'
import { StoreUnavailable } from '@/lib/store/event-store'

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-store-'))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

test('without a KV store games lie in a file of the data folder', () => {
  openStore({ FIELDPOST_DATA: folder, KV_REST_API_URL: '', KV_REST_API_TOKEN: ' ' }).close()
  expect(existsSync(join(folder, 'fieldpost.db'))).toBe(true)
})

test('with a KV store no file is made', () => {
  openStore({
    FIELDPOST_DATA: folder,
    KV_REST_API_URL: 'http://127.0.0.1:1 ',
    KV_REST_API_TOKEN: 'x',
  }).close()
  expect(existsSync(join(folder, 'fieldpost.db'))).toBe(false)
})

test('half a KV store is refused: games would land where nobody looks for them', () => {
  for (const half of [{ KV_REST_API_URL: 'http://127.0.0.1:1' }, { KV_REST_API_TOKEN: 'x' }]) {
    expect(() => openStore({ FIELDPOST_DATA: folder, ...half })).toThrow(StoreUnavailable)
  }
  expect(existsSync(join(folder, 'fieldpost.db'))).toBe(false)
})

test('a process has one store, also after its modules are loaded anew', async () => {
  vi.stubEnv('FIELDPOST_DATA', folder)
  vi.stubEnv('KV_REST_API_URL', '')
  vi.stubEnv('KV_REST_API_TOKEN', '')
  const store = theStore()
  vi.resetModules()
  const reloaded = await import('@/lib/store')
  expect(reloaded.theStore).not.toBe(theStore)
  expect(reloaded.theStore()).toBe(store)
  store.close()
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteHere, noteWho } from '@/components/offline/wipe'
import type { Me, MeAnswer } from '@/lib/play/api/me'

const TELLING = ['games', 'tables', 'seen', 'plans', 'proposals', 'notes/abc/german', 'hints/untold'].map(
  (key) => `fieldpost/${key}`,
)
const STAYING = ['fieldpost/hints', 'fieldpost/number/abc/0', 'fieldpost/pin/abc', 'theirs']
let texts: Record<string, string>
let tables: boolean

/** What the server says of a browser that it knows by this name. */
const me = (here: string | null): MeAnswer => {
  const device = (id: string) => ({ id, label: '', made: '', seen: '', here: id === here })
  const account = { devices: [device('another'), ...(here ? [device(here)] : [])] } as unknown as Me
  return { account: here === null ? null : account, doors: [] }
}

beforeEach(() => {
  texts = Object.fromEntries([...TELLING, ...STAYING].map((key) => [key, '…']))
  tables = true
  // Its keys are its own properties, as in a browser.
  const storage = Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(texts, { [key]: text }) },
    removeItem: { value: (key: string) => delete texts[key] },
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('caches', {
    delete: async (name: string) => {
      if (name === 'fieldpost-tables') tables = false
    },
  })
})

const isWiped = () => {
  expect(TELLING.filter((key) => key in texts)).toEqual(tables ? TELLING : [])
  expect(STAYING.filter((key) => key in texts)).toEqual(STAYING)
  return !tables
}

describe('what this device has kept of games', () => {
  test('goes when one is nobody any more', async () => {
    await noteWho(me(null))
    expect(isWiped()).toBe(true)
  })

  test('is what was heard last, though what was heard before is still being forgotten', async () => {
    await noteWho(me('one'))
    await Promise.all([noteWho(me('two')), noteWho(me(null))])
    expect([isWiped(), Object.keys(texts).filter((key) => key.includes('device'))]).toEqual([true, []])
  })

  test('stays as long as the server knows the browser by the same name', async () => {
    await noteWho(me('one'))
    await noteWho(me('one'))
    await noteWho(me('one'), true)
    expect(isWiped()).toBe(false)
  })

  test('goes when the browser has another name, for that is another account', async () => {
    await noteWho(me('one'))
    await noteWho(me('two'))
    expect(isWiped()).toBe(true)
    expect(texts['fieldpost/device']).toBe('two')
  })

  test('goes, and it is said, when the list tells that this browser was signed out elsewhere', async () => {
    expect(await noteHere('one')).toBe(false)
    expect(await noteHere('one')).toBe(false)
    expect(isWiped()).toBe(false)
    expect([await noteHere(null), await noteHere(null)]).toEqual([true, true])
    expect(isWiped()).toBe(true)
    // Until somebody is here again.
    expect([await noteHere('two'), await noteHere('two')]).toEqual([false, false])
  })

  test('stays with him who is about to become somebody', async () => {
    expect(await noteHere(null)).toBe(false)
    expect(isWiped()).toBe(false)
  })

  test('goes when a link was used and nobody knows who it was before', async () => {
    await noteWho(me('one'), true)
    expect(isWiped()).toBe(true)
  })
})

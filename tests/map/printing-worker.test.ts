import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const printed = vi.hoisted(() => [] as string[])
vi.mock('@/components/map/print', () => ({
  print: ({ sheet }: { sheet: { id: string } }, west: ReadonlySet<string> | null) => {
    printed.push(`${sheet.id} ${[...(west ?? [])]}`)
    return { transferToImageBitmap: () => 'picture' }
  },
}))
vi.mock('@/components/map/terrain', () => ({ buildTerrain: (sheet: object) => ({ sheet }) }))
vi.mock('@/components/map/print-terrain', () => ({ prepare: () => undefined }))

import { printOnRequest } from '@/components/map/printing-worker'
import type { MapSheet } from '@/components/map/sheet'

const sheet = (id: string) => ({ id }) as MapSheet
let tell: (data: object) => void
const answers: number[] = []

beforeEach(() => {
  printed.length = 0
  answers.length = 0
  vi.stubGlobal('postMessage', ({ number }: { number: number }) => answers.push(number))
  printOnRequest(sheet('small'), undefined, { large: async () => sheet('large') })
  tell = (data) => (globalThis as unknown as { onmessage: (event: object) => void }).onmessage({ data })
})
afterEach(() => vi.unstubAllGlobals())

test('a worker paints its sheet', async () => {
  tell({ west: null, sheet: 'small/en' })
  tell({ number: 1, job: {} })
  await vi.waitFor(() => expect(answers).toEqual([1]))
  expect(printed).toEqual(['small '])
})

test('or another of its game, if the page shows that, with the front that is moved meanwhile', async () => {
  tell({ west: new Set(['A1']), sheet: 'large/de' })
  tell({ number: 1, job: {} })
  tell({ west: new Set(['A2']) })
  tell({ number: 2, job: {} })
  await vi.waitFor(() => expect(answers).toEqual([1, 2]))
  expect(printed).toEqual(['large A2', 'large A2'])
})

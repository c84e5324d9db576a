import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from '@/components/table/copy-text'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser without a clipboard, as pages without TLS have it, that lets itself be told to copy or does not. */
function withoutClipboard(lets: boolean): { copied: string[] } {
  const copied: string[] = []
  const field = { value: '', select: () => undefined, remove: () => undefined }
  const execCommand = () => {
    if (lets) copied.push(field.value)
    return lets
  }
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { createElement: () => field, body: { append: () => undefined }, execCommand })
  return { copied }
}

test('without TLS a link is copied the old way', async () => {
  const { copied } = withoutClipboard(true)
  expect(await copyText('https://table.example/games/1')).toBe(true)
  expect(copied).toEqual(['https://table.example/games/1'])
})

test('nobody is told that a link was copied where it was not', async () => {
  withoutClipboard(false)
  expect(await copyText('https://table.example/games/1')).toBe(false)
})

import { expect, test, vi } from 'vitest'
import { fetched } from '@/components/wargame/fetched'

test('a part is fetched once for each key, and again only where it could not be had', async () => {
  const load = vi.fn(async (key: string) => {
    if (key === 'lost' && load.mock.calls.length < 3) throw new Error('no network')
    return key.toUpperCase()
  })
  const part = fetched(load)
  expect(part('a')).toBe(part('a'))
  expect(await part('a')).toBe('A')
  await expect(part('lost')).rejects.toThrow('no network')
  expect(await part('lost')).toBe('LOST')
  expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'lost', 'lost'])
})

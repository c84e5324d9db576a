import { expect, test } from 'vitest'
import { after, hasEnded, type Place } from '@/components/table/watch/use-player'

test('there is something to pause until the last line has been shown', () => {
  const begin: Place = { at: 0, forward: false, shown: false }
  const first = after(begin, 2)
  const last = after(first, 2)
  expect([begin, first, last].map((place) => hasEnded(place, 2))).toEqual([false, false, false])
  expect(last).toMatchObject({ at: 2, forward: true })
  expect(hasEnded(after(last, 2), 2)).toBe(true)
  // Counters that have moved do not move again.
  expect(after(last, 2)).toMatchObject({ at: 2, forward: true })
  // More has happened meanwhile: there is something to show again.
  expect(hasEnded(after(last, 2), 3)).toBe(false)
})

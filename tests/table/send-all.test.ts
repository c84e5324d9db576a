import { expect, test } from 'vitest'
import { type Before, type Filing, sendAll, takeBack } from '@/components/wargame/staff/use-marching'
import { MOST_ORDERS } from '@/lib/wargame/staff/desk'

const orders = (count: number) => Array.from({ length: count }, (_, n) => ({ type: 'place', n }))

/** A table that takes orders up to one of them, and bundles of no more than a server does. */
function table({ refused = Number.POSITIVE_INFINITY, isOffline = false, bundles = [] as number[] } = {}) {
  const filed = { current: [] as Before[] }
  const game = {
    lastSeen: isOffline ? 1 : null,
    plan: null,
    answer: null,
    send: async (sent: readonly { n: number }[]) => {
      if (!isOffline) expect(sent.length).toBeLessThanOrEqual(MOST_ORDERS)
      const stood = sent.filter(({ n }) => n < refused).length
      if (stood > 0) bundles.push(stood)
      return stood
    },
    takeBack: async () => bundles.pop() !== undefined,
  }
  return { filing: { game, filed } as unknown as Filing, filed, bundles }
}

test.each([
  [1, [1]],
  [MOST_ORDERS, [MOST_ORDERS]],
  [MOST_ORDERS + 1, [MOST_ORDERS, 1]],
  [3 * MOST_ORDERS, [MOST_ORDERS, MOST_ORDERS, MOST_ORDERS]],
])('%i orders that belong together all go out, and are taken back as one', async (count, sent) => {
  const { filing, filed, bundles } = table()
  expect(await sendAll(filing, orders(count))).toBe(count)
  expect(bundles).toEqual(sent)
  await takeBack(filing)
  expect(bundles).toEqual([])
  expect(filed.current).toEqual([])
})

test('what was done before them is not taken back with them', async () => {
  const { filing, bundles } = table()
  await sendAll(filing, orders(3))
  await sendAll(filing, orders(MOST_ORDERS + 1))
  await takeBack(filing)
  expect(bundles).toEqual([3])
})

test('behind one that is refused no bundle follows, and those before it stand', async () => {
  const { filing, bundles } = table({ refused: MOST_ORDERS + 5 })
  expect(await sendAll(filing, orders(3 * MOST_ORDERS))).toBe(MOST_ORDERS + 5)
  expect(bundles).toEqual([MOST_ORDERS, 5])
  const none = table({ refused: 0 })
  expect(await sendAll(none.filing, orders(2))).toBe(0)
  expect(none.filed.current).toEqual([])
})

test('without a connection all of them wait as one plan', async () => {
  const { filing, bundles } = table({ isOffline: true })
  expect(await sendAll(filing, orders(MOST_ORDERS + 1))).toBe(MOST_ORDERS + 1)
  expect(bundles).toEqual([MOST_ORDERS + 1])
})

import { expect, test } from 'vitest'
import { isRepeat, readDone } from '@/lib/play/games/append'

const PRINT = 'FiToubniRvVWxk064KzQVG'

test('what is kept of a request is read in all ways that it was ever written', () => {
  expect(readDone(`{"print":"${PRINT}","n":401}`)).toEqual({ print: PRINT, n: 401 })
  expect(readDone('[401,"FiToubniRvV"]')).toEqual({ print: 'FiToubniRvV', n: 401 })
  expect(readDone('[401,"FiToubniRvV",{"stood":2}]')).toMatchObject({ told: { stood: 2 } })
  expect(readDone('401 FiToubni')).toEqual({ print: 'FiToubni', n: 401 })
  expect(readDone('401 FiToubni {"stood":2}')).toEqual({ print: 'FiToubni', n: 401, told: { stood: 2 } })
})

test.each([
  ['its whole fingerprint', PRINT, true],
  ['the first digits of it', PRINT.slice(0, 8), true],
  ['another fingerprint', `G${PRINT.slice(1, 8)}`, false],
  ['too little of it to tell', PRINT.slice(0, 7), false],
])('%s: a request is a repeat or not', (_what, print, expected) => {
  expect(isRepeat({ print, n: 1 }, PRINT)).toBe(expected)
})

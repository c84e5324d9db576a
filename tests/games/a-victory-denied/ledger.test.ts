import { expect, test } from 'vitest'
import { printedCite } from '@/lib/kernel/cite'
import { testLedger } from '../../support/game-suite/test-ledger'
import { avd } from './suite'

/** Every rule of the index, in the order of the book. */
const IDS = `
1.1 1.2 1.3
2.1.1a 2.1.1b 2.1.2 2.1.3 2.2.1 2.2.2a 2.2.2b 2.2.2c 2.2.3 2.3.1 2.3.2 2.3.3 2.4 2.5
3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 3.12 3.13 3.14
4.0 4.1.1 4.1.2 4.1.2t 4.2
5.1 5.2 5.3 5.4
6.1 6.2 6.3
7.0 7.1.1 7.1.2 7.1.3 7.2.1 7.2.2a 7.2.2b 7.2.2c 7.3.1 7.3.2 7.3.3 7.3.4 7.3.5 7.3.6 7.4.1 7.4.2 7.4.3 7.5.1
8.1.1 8.1.2 8.1.3a 8.1.3b 8.1.4 8.1.5 8.1.6 8.2.1 8.2.2 8.3.1
9.0 9.1.1 9.1.2 9.1.3 9.1.4 9.1.5 9.1.6 9.1.7 9.2 9.3.1 9.3.2 9.3.3 9.3.4 9.3.5 9.3.6 9.3.7 9.4.1 9.4.2 9.4.3
9.5 9.5.1 9.5.2 9.5.3 9.5.4 9.5.5 9.5.6 9.5.7 9.5.8 9.6.1 9.6.2 9.6.3 9.6.4 9.6.5 9.6.6
10.0 10.1.1 10.1.2 10.1.3 10.1.4 10.2.1 10.2.2 10.2.3 10.2.4 10.3.1 10.3.2 10.3.3 10.3.4 10.4 10.5
11.1.1a 11.1.1b 11.1.1c 11.1.2a 11.1.2b 11.1.3 11.1.4 11.2.1 11.2.2 11.2.3 11.3
12.1 12.2 12.3 12.4 12.5 12.6
13.1 13.2a 13.2b 13.3a 13.3b
14.0a 14.0b 14.0c 14.0d 14.0e
15.0 15.1 15.2 15.3
16.1 16.2 16.3 16.3.1 16.3.2
`
  .split(/\s+/)
  .filter(Boolean)
  .map((id) => `AVD ${id}`)

/** Readings of unclear places: each is told with the rule that it is about. */
const READINGS = Array.from({ length: 39 }, (_, i) => `A-AVD-${String(i + 1).padStart(2, '0')}`)

testLedger(avd, IDS, READINGS)

test('the printed number is an id without the letter that is ours', () => {
  expect(printedCite('AVD 8.1.3a')).toBe('AVD 8.1.3')
  expect(printedCite('AVD 4.1.2t')).toBe('AVD 4.1.2')
  expect(printedCite('AVD 9.5.3')).toBe('AVD 9.5.3')
})

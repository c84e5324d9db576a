import { expect, test } from 'vitest'
import { ledger } from '@/lib/games/moscow-1941/ledger'
import { rulebook } from '@/lib/games/moscow-1941/rulebook.en'
import { testLedger } from '../../support/game-suite/test-ledger'
import { moscow } from './suite'

/** Every rule of the index, which numbers them throughout. */
const IDS = Array.from({ length: 86 }, (_, i) => `MOS ${i + 1}`)

/** Readings of unclear places: each is told with the rule that it is about. */
const READINGS = Array.from({ length: 17 }, (_, i) => `A-MOS-${String(i + 1).padStart(2, '0')}`)

testLedger(moscow, IDS, READINGS)

test('the rules are told in eleven chapters, none of them empty', () => {
  expect(rulebook.map(({ rules }) => rules.length)).toEqual([24, 2, 18, 9, 6, 4, 4, 3, 8, 3, 5])
  expect(Object.keys(ledger)).toHaveLength(86)
})

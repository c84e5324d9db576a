import { expect, test } from 'vitest'
import { rulebook } from '@/lib/games/moscow-1941/rulebook.en'
import { testLedger } from '../../support/game-suite/test-ledger'
import { moscow } from './suite'

/** Every rule of the index, which numbers them throughout. */
const IDS = Array.from({ length: 86 }, (_, i) => `MOS ${i + 1}`)

/** Readings of unclear places: each is told with the rule that it is about. */
const READINGS = Array.from({ length: 17 }, (_, i) => `A-MOS-${String(i + 1).padStart(2, '0')}`)

testLedger(moscow, IDS, READINGS)

test('the rules are told in eleven chapters, none of them empty and each rule in one', () => {
  expect(rulebook.map(({ rules }) => rules.length > 0)).toEqual(Array(11).fill(true))
  expect(rulebook.flatMap(({ rules }) => rules)).toHaveLength(IDS.length)
})

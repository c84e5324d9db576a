import { expect, test } from 'vitest'
import { ledger } from '@/lib/games/moscow-1941/ledger'
import { rulebook as de } from '@/lib/games/moscow-1941/rulebook.de'
import { rulebook as en } from '@/lib/games/moscow-1941/rulebook.en'
import { referencesOf } from '@/lib/kernel/rulebook'
import { testRulebook } from '../../support/game-suite/test-rulebook'

const chapters = 'I II III IV V VI VII VIII IX X XI'.split(' ')
testRulebook({ prefix: 'MOS', ledger, books: { en, de }, chapters, more: { references: 10, cites: 43 } })

test('rule numbers in brackets are told apart from numbers, odds and hexes', () => {
  const words = 'At 1:5 with 12 units of 3-4 in H10 (12, 13), and 2 more (69) on turn 14 (again 15).'
  const rule = { number: '99', texts: [{ title: 'Test', words }] }
  expect(referencesOf(en, rule).map(({ number }) => number)).toEqual(['12', '13', '69'])
})

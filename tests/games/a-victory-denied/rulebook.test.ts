import { expect, test } from 'vitest'
import { ledger } from '@/lib/games/a-victory-denied/ledger'
import { rulebook as de } from '@/lib/games/a-victory-denied/rulebook.de'
import { rulebook as en } from '@/lib/games/a-victory-denied/rulebook.en'
import { referencesOf } from '@/lib/kernel/rulebook'
import { testRulebook } from '../../support/game-suite/test-rulebook'

const chapters = Array.from({ length: 16 }, (_, i) => String(i + 1))
testRulebook({ prefix: 'AVD', ledger, books: { en, de }, chapters, more: { references: 20, cites: 150 } })

test('rule numbers are told apart from odds, counters and hexes', () => {
  const words = 'At 1.5-1 and 10-1 with 8-8-10 in 3919 (9.3.3, 14.0), see 8.2 and again 14.0.'
  const rule = { number: '9.9', texts: [{ title: 'Test', words }] }
  expect(referencesOf(en, rule).map(({ number }) => number)).toEqual(['9.3.3', '14.0', '8.2.1'])
})

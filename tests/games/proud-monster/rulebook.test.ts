import { ledger } from '@/lib/games/proud-monster/ledger'
import { rulebook as de } from '@/lib/games/proud-monster/rulebook-beginner.de'
import { rulebook as en } from '@/lib/games/proud-monster/rulebook-beginner.en'
import { testRulebook } from '../../support/game-suite/test-rulebook'

const chapters = '1 2 3 4 5 6 8 12 14 17'.split(' ')
testRulebook({
  ...{ prefix: 'PM', ledger, books: { en, de }, chapters, more: { references: 15, cites: 60 } },
  elsewhere: ['lib/games/proud-monster/full/', 'components/games/proud-monster/'],
})

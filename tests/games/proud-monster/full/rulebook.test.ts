import { ledger } from '@/lib/games/proud-monster/full/ledger'
import { rulebook as de } from '@/lib/games/proud-monster/full/rulebook.de'
import { rulebook as en } from '@/lib/games/proud-monster/full/rulebook.en'
import { testRulebook } from '../../../support/game-suite/test-rulebook'

const chapters = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 17'.split(' ')
testRulebook({ prefix: 'PM', ledger, books: { en, de }, chapters, more: { references: 15, cites: 60 } })

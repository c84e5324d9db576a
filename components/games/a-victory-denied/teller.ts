import { tellerOf } from '@/components/wargame/pages/teller'
import { isDraw, throwWords } from '@/lib/games/a-victory-denied/throws'
import { tableWords } from './table-words'

export const teller = tellerOf('a-victory-denied', tableWords, { isDraw, throwWords })

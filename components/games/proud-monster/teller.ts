import { tellerOf } from '@/components/wargame/pages/teller'
import { throwWords } from '@/lib/games/proud-monster/throws'
import { tableWords } from './table-words'

export const teller = tellerOf('proud-monster', tableWords, { throwWords })

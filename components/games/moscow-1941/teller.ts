import { tellerOf } from '@/components/wargame/pages/teller'
import { throwWords } from '@/lib/games/moscow-1941/throws'
import { tableWords } from './table-words'

export const teller = tellerOf('moscow-1941', tableWords, { throwWords })

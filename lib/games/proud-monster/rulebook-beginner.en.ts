import { rulebookOf } from '@/lib/kernel/rulebook'
import { ledger } from './ledger'

export const TITLES = {
  1: 'Introduction',
  2: 'Components',
  3: 'Set-up and control',
  4: 'How to win',
  5: 'The sequence of play',
  6: 'Stacks',
  8: 'Reinforcements',
  12: 'Movement',
  14: 'Prepared assaults',
  17: 'Tables',
}

/** The rules for players, in English: the words of the ledger. */
export const rulebook = rulebookOf(ledger, TITLES)

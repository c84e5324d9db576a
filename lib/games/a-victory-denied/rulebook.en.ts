import { rulebookOf } from '@/lib/kernel/rulebook'
import { ledger } from './ledger'

/** The rules for players, in English: the words of the ledger. */
export const rulebook = rulebookOf(ledger, {
  1: 'Scale and rounding',
  2: 'The pieces',
  3: 'Setting up',
  4: 'The turn',
  5: 'Stacking',
  6: 'Zones of control',
  7: 'Command',
  8: 'Movement',
  9: 'Combat',
  10: 'Supply',
  11: 'Reinforcements',
  12: 'Headquarters',
  13: 'Artillery and air power',
  14: 'The Minsk Pocket',
  15: 'The Hitler Directive',
  16: 'Victory',
})

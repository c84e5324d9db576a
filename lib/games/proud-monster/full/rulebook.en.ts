import { rulebookOf } from '@/lib/kernel/rulebook'
import { TITLES as beginner } from '../rulebook-beginner.en'
import { ledger } from './ledger'

/** What its chapters are called. */
export const TITLES = {
  ...beginner,
  ...{
    7: 'Allies of the Axis',
    9: 'Supply',
    10: 'Aircraft and Flak',
    11: 'The Black Sea',
    13: 'Weather',
    15: 'Mobile assaults',
  },
}

/** All rules for players, in English. */
export const rulebook = rulebookOf(ledger, TITLES)

import { rulebookOf } from '@/lib/kernel/rulebook'
import { TITLES } from '../rulebook.en'
import { ledger } from './ledger'

/** What players call the levels of the rules. */
export const LEVELS = { least: 'beginner’s level', most: 'full level' }

/** All rules for players, in English. */
export const rulebook = rulebookOf(ledger, {
  ...TITLES,
  ...{
    7: 'Allies of the Axis',
    9: 'Supply',
    10: 'Aircraft and Flak',
    11: 'The Black Sea',
    13: 'Weather',
    15: 'Mobile assaults',
  },
})

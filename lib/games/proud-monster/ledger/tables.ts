import type { Ledger } from '@/lib/kernel/ledger'

/** PM 17: the tables. */
export const tables: Ledger = {
  'PM 17.2': {
    title: 'What wins',
    words:
      'Points of the German at the end of each turn: 4, 8, 13, 17, 22, 26, 28, 30, and 36 from the ninth on.',
    reading: 'The last figure holds for all turns from the ninth on (A-PM-41).',
    where: ['data/schedule.ts', 'data/scenarios.ts'],
    needsRefusal: false,
    why: 'a table is read; there is nothing to forbid',
  },
  'PM 17.6': {
    title: 'What comes',
    words:
      'How many Soviet units of each kind stand in either zone at the start, come in each turn, or become Guards (8.11).',
    reading: 'Stray digits of the print are left out (A-PM-05).',
    where: ['data/schedule.ts', 'data/scenarios.ts'],
    needsRefusal: false,
    why: 'a table is read; there is nothing to forbid',
  },
  'PM 17.7': {
    title: 'Combat results',
    words: 'Nine columns from 1:3 to 7:1 and a row for each face of the die.',
    where: ['data/tables.ts'],
    needsRefusal: false,
    why: 'a table is read; there is nothing to forbid',
  },
  'PM 17.9': {
    title: 'Terrain effects',
    words:
      'What each kind of ground does to movement and battle. Nobody attacks across hexsides of sea or lake.',
    reading: 'The print heads it 17.5 (A-PM-07).',
    where: ['data/tables.ts', 'rules/12-costs.ts', 'rules/14-attack.ts'],
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 82 to 86: the set-up and the charts. */
export const setUp = {
  'MOS 82': {
    title: 'The Germans set up',
    words:
      'The 25 German ground units stand in 13 hexes at the western edge, from 2nd Corps in M2 to Guderian in A2. Both air corps are off the map.',
    reading:
      'The Panzer divisions 5 and 6 stand as the list has them, though they look exchanged against history.',
    where: ['set-up.ts', 'data/units.ts'],
    needsRefusal: false,
    why: 'nobody sets up; there is nothing to forbid',
  },
  'MOS 83': {
    title: 'The Soviet side sets up',
    words:
      'Twenty ground units stand in 18 hexes, from Yermakov in A3 to 22nd Army in L2, with Lelyushenko and the interceptors in Moscow.',
    reading: 'The list ends with a comma, so that units may be missing (A-MOS-16); none is added.',
    where: ['set-up.ts', 'data/units.ts'],
    needsRefusal: false,
    why: 'nobody sets up; there is nothing to forbid',
  },
  'MOS 84': {
    title: 'Combat results',
    words: 'The table of results has twelve columns from 1:5 to 10:1 and a row for each face of the die.',
    reading:
      'The cells are missing in the rules (A-MOS-01); they were found with the designer and are his. Odds are rounded down to the next column.',
    where: ['data/charts.ts', 'rules/odds.ts'],
    needsRefusal: false,
    why: 'a table is read; there is nothing to forbid',
  },
  'MOS 85': {
    title: 'Air results',
    words: 'The air table has columns for bombs on a city, bombs elsewhere and interception by either side.',
    reading: 'Its cells are missing (A-MOS-01); ours follow the same designer where he did it elsewhere.',
    where: ['data/charts.ts', 'rules/air.ts'],
    needsRefusal: false,
    why: 'a table is read; there is nothing to forbid',
  },
  'MOS 86': {
    title: 'The table of turns',
    words: 'Each turn is ten days long and has its weather and the units that come in it.',
    reading:
      'The table is missing (A-MOS-01). Days and weather follow another game of the designer and history; the Soviet units that come, and that one German air corps leaves on turn 7, are ours.',
    where: ['data/charts.ts', 'data/units.ts', 'steps/turn.ts'],
    needsRefusal: false,
    why: 'a table is read; there is nothing to forbid',
  },
} satisfies Ledger

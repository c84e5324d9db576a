import type { Ledger } from '@/lib/kernel/ledger'

/** PM 5.3 and 7: who keeps out of the war at first, and what allies may not. */
export const limits: Ledger = {
  'PM 5.3': {
    title: 'The first turn in Hungary and Romania',
    words:
      'In the first turn units of the German side that stand in the zones of Hungary and Romania neither move nor attack, no Soviet unit moves or attacks into them, and nobody changes the reserve area.',
    reading:
      'Nor does anybody come out of the southern reserve area in it, which lies behind both countries. Who goes there from elsewhere goes on, but attacks out of them by the next turn only, as both sides operate there from then on.',
    where: ['limits.ts', 'in-force.ts', 'orders.ts'],
  },
  'PM 7.1': {
    title: 'Allies apart',
    words: 'Romanians, Hungarians and Italians do not stand together.',
    where: ['limits.ts'],
  },
  'PM 7.2': {
    title: 'Italians',
    words:
      'Beside Italians stands at most one German unit. They never go or fight on the northern map, and attack with Germans alone.',
    where: ['limits.ts'],
  },
  'PM 7.3': {
    title: 'Romanians',
    words:
      'As Italians: at most one German unit beside them, within the five; never on the northern map; no attack with other allies.',
    reading:
      'The row of hexes in which the maps overlap is on the southern one too. So Romanians come into play there alone (A-PM-32).',
    where: ['limits.ts'],
  },
  'PM 7.4': {
    title: 'The Hungarian corps',
    words:
      'It may join a stack of Germans, in which it counts as a division; it stays off the northern map, and attacks with no other ally.',
    reading:
      'The sentence about its attacks has lost a word: it never attacks with other allies (A-PM-10). The corps is the one Hungarian counter; beside it may stand as many Germans as there is room for, and French, Croats and Spaniards are Germans here too (7.5).',
    where: ['limits.ts'],
  },
  'PM 7.5': {
    title: 'French, Croats and Spaniards',
    words: 'They count as Germans in every way, on both maps.',
    where: ['limits.ts'],
  },
}

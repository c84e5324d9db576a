import type { Ledger } from '@/lib/kernel/ledger'

/** Rules of this game: victory. */
export const victory: Ledger = {
  'DD 4.1': {
    title: 'The check of victory',
    words:
      'In the turns of the table the German loses with so many points or fewer, and wins with so many or more; between them the war goes on.',
    reading:
      'Only the row of turn 124 is printed; all others are reconstructed. In turn 407 what lies between is a draw. As long as the turns of the parent last, its own conditions count. A part of the war to the check of a half year is ours: between the bands of that check it is a draw.',
    where: ['rules/04-victory.ts', 'delta/04-victory.ts', 'data/charts.ts', 'data/scenario.ts', 'options.ts'],
  },
  'DD 4.2': {
    title: 'What costs points',
    words:
      'In the last check each hex of the zone of operations in which a supplied Soviet unit stands costs a point, however many stand there.',
    reading:
      'What units in the German part of the zone cost at the end of each turn is charged besides (A-DD-08).',
    where: ['rules/04-victory.ts'],
  },
  'DD 4.7': {
    title: 'Oil',
    words:
      'In each check the German first throws a die for each oil centre that he holds: a one wins the war at once, and so do all five.',
    reading: 'Only in turns with a check (4.4).',
    where: ['rules/03-caucasus.ts', 'delta/04-victory.ts', 'events/victory.ts'],
  },
  'DD 4.3': {
    title: 'Forgiveness',
    words:
      'Where players always play on, a check that would end the game keeps a point for the German, or against him; the last check adds all of them.',
    reading: 'It is an option of the table, and off unless it is chosen.',
    where: ['rules/04-victory.ts', 'delta/04-victory.ts', 'events/victory.ts', 'options.ts'],
  },
  'DD 4.4': {
    title: 'Fewer checks',
    words: 'Only turns that the table names are checked.',
    reading: 'What Soviet units in the German zone of operations cost is charged in every turn (A-DD-08).',
    where: ['rules/04-victory.ts'],
  },
  'DD 4.5': {
    title: 'After a pause',
    words: 'If the German has paused (9.19 of the parent), the game is over with turn 123.',
    reading: 'A pause counts that was carried through.',
    where: ['rules/04-victory.ts'],
  },
  'DD 4.8': {
    title: 'Moscow',
    words: 'After turn 204 the fall of Moscow brings points and no die.',
    where: ['in-force.ts'],
  },
  'DD 4.6': {
    title: 'The end of the Gambit',
    words:
      "After Manstein's Gambit the war ends with the first rain or mud in the north after turn 316: the Soviet wins.",
    reading: 'The northern zone alone, and never a count of points (A-DD-02).',
    where: ['delta/15-special.ts'],
  },
  'DD 16.5': {
    title: 'Table of victory',
    words: 'Up to how many points the German loses, and from how many on he wins, by turns.',
    reading:
      'Of turn 124 it is printed; the last one follows from a note. All others are ours (A-DD-01, A-DD-19): six points below and three above what history had then, as in turn 124. In turn 216 they lie so around 37, to which games of the computer from June 1942 came.',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'A table is read; there is nothing to forbid.',
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** Rules of this game: opening. */
export const opening: Ledger = {
  'DD 1.4': {
    title: 'Turns',
    words:
      'A turn is named by the last digit of its year and its half month: 201 is the first half of January 1942, 323 that of December 1943. The twelve turns of 1941 are 112 to 123, 124 is the second half of December.',
    where: ['data/turns.ts'],
  },
  'DD 1.5c': {
    title: 'Untried again',
    words: 'Rifle and cavalry divisions that come back out of the Dead Pile are untried again.',
    reading: 'Who of them comes back is drawn, and what they are is shuffled among them, as in the parent.',
    where: ['delta/08-steps.ts', 'rules/08-steps.ts'],
  },
  'DD 2.4': {
    title: 'New Guards',
    words: 'Guards of this game take the place of those of the parent: brigades have one step.',
    reading: 'Those of 1941 keep their turns and get the figures of the new set.',
    where: ['data/counters.ts'],
  },
  'DD 3.1': {
    title: 'Set-up',
    words:
      'The war begins with the set-up of Proud Monster; the extra untried units are shuffled into its pools before anything is drawn.',
    reading:
      'As many are drawn as 17.6 says; the rest comes from turn 201 on, two rifle divisions, two rifle and three tank brigades a turn (A-DD-32). How many there are is ours.',
    where: ['data/scenario.ts', 'data/counters.ts'],
  },
}

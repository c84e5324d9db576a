import type { Ledger } from '@/lib/kernel/ledger'

/** Rules of this game: sequence. */
export const sequence: Ledger = {
  'DD 5.1': {
    title: 'The sequence of play',
    words:
      'In each couplet comes the weather, then both sides commit their aircraft; then the player turns, each with a phase of replacements and withdrawals.',
    where: ['delta/05-sequence.ts'],
  },
  'DD 5.2': {
    title: 'The Soviet phase',
    words:
      'In his phase the Soviet replenishes units in the field and withdraws others; who comes back out of the Dead Pile comes in the Mutual Reinforcement Phase.',
    reading: 'Units leave the reserve before anybody moves, as in the parent.',
    where: ['delta/08-steps.ts'],
  },
  'DD 5.3': {
    title: 'Aircraft of both sides',
    words: 'Where both sides have aircraft the Soviet commits his first.',
    reading:
      'He does so as the last thing of the sitting before the couplet, so that nobody is waited for once more (5.1). He knows the weather of the second couplet by then; that of the first is thrown once the German has filed what comes in.',
    where: ['delta/05-sequence.ts'],
  },
  'DD 6.1': {
    title: 'Artillery in stacks',
    words: 'Five units of Soviet artillery stand in a hex beside five others, and no more in cities.',
    where: ['delta/06-stacking.ts', 'lib/games/proud-monster/rules/06-stacking.ts'],
  },
  'DD 6.2': {
    title: 'Armies and corps',
    words: 'Each counts as one unit.',
    where: ['data/counters.ts'],
  },
  'DD 7.1': {
    title: 'Hungarians',
    words: 'Hungarians stand with Hungarians and with one German unit at most.',
    where: ['delta/07-allies.ts'],
  },
  'DD 7.4': {
    title: 'Italians',
    words: 'All Italians leave for good as turn 305 begins.',
    where: ['delta/08-piles.ts'],
  },
  'DD 7.2': {
    title: 'Italians',
    words:
      'They stand with each other and one German unit, never in the north, and attack with Germans alone.',
    where: ['lib/games/proud-monster/full/limits.ts'],
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** PM 5: turns and player turns. */
export const sequence: Ledger = {
  'PM 5.1': {
    title: 'Turns and player turns',
    words:
      'Twelve turns, each of two couplets of a German and then a Soviet player turn. Whoever has ended a phase does not come back to it.',
    reading:
      'What was done in a phase can be taken back until a die is thrown or a unit is turned over (A-PM-30).',
    where: ['sequence.ts', 'steps/turn.ts'],
  },
  'PM 5.2': {
    title: 'The sequence',
    words:
      'Reinforcements; then in each couplet each side moves and assaults, the German first; then, once a turn, victory is looked for.',
    reading: 'In the beginner game the German has nothing to decide while reinforcements come (A-PM-29).',
    where: ['sequence.ts', 'steps/turn.ts'],
    needsRefusal: false,
    why: 'it is what the game does by itself',
  },
  'PM 5.4': {
    title: 'The first turn',
    words: 'Of eight days alone, it has one couplet.',
    where: ['sequence.ts'],
    needsRefusal: false,
    why: 'it is what the game does by itself',
  },
  'PM 5.5': {
    title: 'Rivers in the first turn',
    words:
      'In the first turn rivers are nothing to the German side, in movement and in battle; to the Soviet they are.',
    reading: 'It holds for all of the German side (A-PM-35), and not for the straits (A-PM-36).',
    where: ['rules/12-costs.ts', 'rules/14-shifts.ts'],
  },
}

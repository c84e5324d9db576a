import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 54 to 59: the turn. */
export const sequence = {
  'MOS 54': {
    title: 'The turn',
    words:
      'First come Soviet replacements, reinforcements and trains, then the phase of prepared attacks, then that of movement and operational attacks.',
    where: ['steps/turn.ts', 'steps/replacements.ts'],
  },
  'MOS 55': {
    title: 'Prepared attacks',
    words:
      'The Soviet player sends out aircraft; the Germans fly theirs; what is left of the Soviet air attacks takes place. Then the Germans attack, Soviet units recover from dispersal, and it is seen whether the Germans have won; then the same with the sides exchanged. Who attacks is spent for the turn.',
    reading: 'Who is dispersed in this very phase does not recover in it.',
    where: ['steps/turn.ts', 'steps/air.ts', 'orders/operations.ts'],
  },
  'MOS 56': {
    title: 'Movement and operational attacks',
    words:
      'Aircraft fly as before. Then the Germans move, then attack, then lose units that are isolated; then the Soviet side does. At the end all spent units recover.',
    where: ['steps/turn.ts', 'orders/operations.ts'],
  },
  'MOS 57': {
    title: 'One move, one attack',
    words:
      'A ground unit moves once and attacks once in a turn, and once more after a breakthrough (2). It may defend any number of times, and advance after each of its attacks.',
    refusals: {
      'moved-already': '{unit} has made its move of this turn.',
      'fought-already': '{unit} has made its attack of this turn.',
      'not-adjacent': '{hex} is not next to the hex before it.',
    },
    where: ['orders/operations.ts', 'rules/attack.ts'],
  },
  'MOS 58': {
    title: 'Spent by a prepared attack',
    words: 'A unit that attacks in the prepared phase neither moves nor attacks in the operational one.',
    where: ['orders/operations.ts', 'steps/battle.ts'],
  },
  'MOS 59': {
    title: 'One mission in each phase',
    words:
      'An air unit flies one mission in each phase: an attack, an interception or an airdrop. Strategic bombers never intercept, interceptors do nothing else.',
    where: ['rules/air.ts', 'orders/air.ts'],
  },
} satisfies Ledger

import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 25 and 26: enemies nearby, and the price of an attack. */
export const movement = {
  'MOS 25': {
    title: 'Next to the enemy',
    words:
      'Units may move past the enemy without stopping. Supply and rail movement do not pass a hex next to an undispersed enemy unit, unless a friend stands in it or the side of a lake that is not frozen lies between.',
    reading:
      'Nor does a train end there. A supply line may begin next to the enemy, and a train too, where the unit stands.',
    where: ['rules/movement.ts', 'rules/supply.ts', 'orders/replacements.ts'],
  },
  'MOS 26': {
    title: 'An attack takes a movement factor',
    words: 'A unit that is to attack in the operational phase must keep one of its movement factors for it.',
    reading: 'A unit that has used up all of them does not attack.',
    refusals: {
      'no-factor-left': '{unit} has no movement factor left for an attack.',
    },
    where: ['rules/movement.ts', 'rules/attack.ts', 'orders/operations.ts'],
  },
} satisfies Ledger

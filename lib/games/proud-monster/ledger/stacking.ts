import type { Ledger } from '@/lib/kernel/ledger'

/** PM 6: stacks. */
export const stacking: Ledger = {
  'PM 6.1': {
    title: 'Stacks',
    words: 'Up to five units of a side stand in a hex.',
    reading:
      'Every counter is a unit, and cities hold no more than other hexes: what the book adds to that is for later games.',
    where: ['rules/06-stacking.ts', 'in-force.ts'],
  },
  'PM 6.2': {
    title: 'When stacks count',
    words:
      'When the movement phase ends, not on the way: until then any number may stand in a hex or pass through it. Of a stack that is too high the other side would remove units.',
    reading:
      'The phase is not finished while a hex is too full, so that nobody loses units unawares. Whoever cannot clear it, as all have moved, gives up what is too much there: as few units as can be, and in place of a choice by the enemy those first who are seen to attack with most, untried ones last (A-PM-19).',
    where: ['rules/06-stacking.ts', 'steps/turn.ts', 'orders/move.ts', 'position-check.ts'],
  },
}

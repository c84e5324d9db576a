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
    words: 'After movement, not on the way. Of a stack that is too high the other side would remove units.',
    reading: 'Nobody ends a move in a hex that is full, so that nothing is ever removed (A-PM-19).',
    where: ['rules/06-stacking.ts', 'rules/12-movement.ts', 'position-check.ts'],
  },
}

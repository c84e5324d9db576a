import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 64 to 67: replacements, reinforcements and units given up. */
export const arrivals = {
  'MOS 64': {
    title: 'Soviet replacements',
    words:
      'From turn 2 on the Soviet player has four factors a turn, which may be saved up, to bring back eliminated infantry armies. Armour, paratroops and divisions do not come back.',
    reading:
      'The four come at the beginning of turn 2 already (A-MOS-08). Shock armies are infantry armies; cavalry does not come back.',
    where: ['rules/replacements.ts', 'orders/replacements.ts', 'data/charts.ts'],
  },
  'MOS 65': {
    title: 'Where replacements enter',
    words:
      'Each enters on a city or town of its own that is in supply and has a railway to the eastern edge. Moscow and Voronezh take them even if they are surrounded.',
    reading:
      'Only where Germans were not the last, as reinforcements (66); Moscow and Voronezh need no railway.',
    where: ['rules/replacements.ts', 'orders/replacements.ts'],
  },
  'MOS 66': {
    title: 'Reinforcements',
    words:
      'Reinforcements come on or next to a Soviet unit that is in supply, or on a Soviet city or town in supply that Germans were not the last to hold. They can move and attack at once.',
    reading: 'Not in a hex with a German unit. Those that have no place wait for the next turn.',
    where: ['rules/replacements.ts', 'orders/replacements.ts', 'data/units.ts'],
  },
  'MOS 67': {
    title: 'Units given up',
    words:
      'In this phase the Soviet player may eliminate units of his own. To bring them back costs factors like any other.',
    where: ['orders/replacements.ts'],
  },
} satisfies Ledger

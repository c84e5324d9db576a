import type { Ledger } from '@/lib/kernel/ledger'

/** 5 and 6: stacking and zones of control. */
export const stacking: Ledger = {
  'AVD 5.1': {
    title: 'How many in a hex',
    words: 'Two combat units and one HQ at most.',
    where: ['rules/05-stacking.ts'],
  },
  'AVD 5.2': {
    title: 'Friend and foe',
    words: 'The two sides never share a hex; the hex of an enemy is entered only over a lone HQ.',
    where: ['rules/05-stacking.ts', 'rules/08-movement.ts'],
  },
  'AVD 5.3': {
    title: 'Soviet colours',
    words: 'Two tan units never stack; a red one stacks with either colour.',
    reading: 'The * units are tan.',
    where: ['rules/05-stacking.ts'],
  },
  'AVD 5.4': {
    title: 'When stacking counts',
    words:
      'When a reinforcement is placed and when a unit ends its move, retreat or advance; not on the way.',
    where: ['rules/08-movement.ts', 'rules/09-retreat.ts', 'rules/09-advance.ts', 'rules/11-placement.ts'],
  },
  'AVD 6.1': {
    title: 'Zones of control',
    words: 'Every combat unit controls the six hexes around it, whatever lies between; an HQ controls none.',
    where: ['rules/06-zoc.ts'],
  },
  'AVD 6.2': {
    title: 'What zones do',
    words: 'They tell on movement, retreats, supply and where reinforcements are placed.',
    where: ['rules/08-costs.ts', 'rules/09-retreat.ts', 'rules/10-supply.ts', 'rules/11-placement.ts'],
  },
  'AVD 6.3': {
    title: 'Zones upon zones',
    words: 'Several zones over one hex are as one.',
    where: ['rules/06-zoc.ts'],
  },
}

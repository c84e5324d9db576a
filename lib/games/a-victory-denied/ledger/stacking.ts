import type { Ledger } from '@/lib/kernel/ledger'

/** 5 and 6: stacking and zones of control. */
export const stacking = {
  'AVD 5.1': {
    title: 'How many in a hex',
    words: 'A hex holds at most two combat units and one HQ of a side, whether full or reduced.',
    refusals: {
      'stack-full': 'Two combat units are in {hex} already.',
      'stack-hq': 'An HQ is in {hex} already.',
    },
    where: ['rules/05-stacking.ts'],
  },
  'AVD 5.2': {
    title: 'Friend and foe',
    words:
      'Germans and Soviets never share a hex. The one way into a hex with an enemy is over a lone HQ, which then has to leave (12.1).',
    refusals: {
      'stack-enemy': 'The enemy is in {hex}.',
      'move-enemy': 'Enemy combat units hold {hex}.',
    },
    where: ['rules/05-stacking.ts', 'rules/08-movement.ts'],
  },
  'AVD 5.3': {
    title: 'Soviet colours',
    words: 'Two tan Soviet units may not share a hex. A red one may join a tan or another red one.',
    reading: 'The * units are tan.',
    refusals: {
      'stack-tan': 'Two tan units may not share {hex}.',
    },
    where: ['rules/05-stacking.ts'],
  },
  'AVD 5.4': {
    title: 'When stacking counts',
    words:
      'The limit is looked at when a unit is placed and when it ends a move, a retreat or an advance. Passing through is free.',
    where: ['rules/08-movement.ts', 'rules/09-retreat.ts', 'rules/09-advance.ts', 'rules/11-placement.ts'],
  },
  'AVD 6.1': {
    title: 'Zones of control',
    words:
      'Every combat unit, however weak, controls the six hexes around it, over rivers and into towns too. An HQ has no zone of control.',
    where: ['lib/wargame/zoc.ts'],
  },
  'AVD 6.2': {
    title: 'What zones do',
    words:
      'Enemy zones of control make movement dearer (8.2), retreats costly (9.5), cut supply lines (10.2.2) and keep reinforcements away (11.1).',
    where: ['rules/08-costs.ts', 'rules/09-retreat.ts', 'rules/10-supply.ts', 'rules/11-placement.ts'],
  },
  'AVD 6.3': {
    title: 'Zones upon zones',
    words: 'A hex in the zones of several enemy units is treated as if it were one zone.',
    where: ['lib/wargame/zoc.ts'],
  },
} satisfies Ledger

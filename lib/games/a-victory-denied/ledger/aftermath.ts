import type { Ledger } from '@/lib/kernel/ledger'

/** 9.5 and 9.6: retreat and advance. */
export const aftermath = {
  'AVD 9.5': {
    title: 'Retreat',
    words: 'DR and DR2 send every defending unit back by one hex or two.',
    refusals: {
      'retreat-not-due': '{unit} need not retreat.',
    },
    where: ['rules/09-retreat.ts', 'steps/battle.ts', 'orders/aftermath.ts'],
  },
  'AVD 9.5.1': {
    title: 'No movement',
    words: 'A retreat costs no movement points. Units of a stack may part and go to different hexes.',
    reading: 'Each unit follows the same order of conditions by itself (A-AVD-16).',
    where: ['rules/09-retreat.ts', 'orders/aftermath.ts'],
  },
  'AVD 9.5.2': {
    title: 'PVO stand',
    words:
      'Air defence units (PVO) do not retreat. They lose one step for each hex of retreat instead, and what they pay spares the other units in their hex.',
    reading:
      'The PVO of a hex pay a step for each hex of retreat, spread evenly; the rest is retreated by the others. With two PVO and one step the owner says whose it is (A-AVD-17).',
    where: ['rules/09-retreat.ts', 'steps/battle.ts', 'standing/battles.ts'],
  },
  'AVD 9.5.3': {
    title: 'Which way',
    words:
      'A unit must retreat by a way that costs it the fewest steps. Among such ways each hex should bring it closer to a source of its supply, and the last hex should have room for it; being closer goes before having room.',
    reading:
      'Ways are ranked by the steps they cost (A-AVD-34), with what lies beyond a full hex (9.5.5); of ways that are not closer with every hex, those that are with the hexes of the result come first, then those with the fewest hexes beyond. Closer means fewer hexes to the nearest source that works now (A-AVD-33).',
    where: ['rules/09-retreat.ts', 'orders/aftermath.ts'],
  },
  'AVD 9.5.4': {
    title: 'Through zones',
    words:
      'Each hex of a retreat that lies in an enemy zone of control costs the unit a step, even if a friend stands there. Only German motorized units pay nothing in a hex with another German unit.',
    where: ['rules/09-retreat.ts', 'steps/retreat.ts'],
  },
  'AVD 9.5.5': {
    title: 'No room',
    words:
      'If the last hex of a retreat is full the unit goes one hex on, and another one, until it finds room. The hexes beyond fall under 9.5.3 like the others.',
    reading:
      'What a way costs is counted to its very end, so nobody is driven through a full hex into a loss that another way spares him. HQs are units too and go on (5.1, 12.3).',
    where: ['rules/09-retreat.ts'],
  },
  'AVD 9.5.6': {
    title: 'Across major rivers',
    words:
      'A major river without a bridge can be crossed in retreat only from the hex in which the retreat began. Where both banks lie in enemy zones of control it cannot be crossed at all, not even by a bridge.',
    where: ['rules/09-retreat.ts'],
  },
  'AVD 9.5.7': {
    title: 'Overrun in retreat',
    words:
      'A retreating unit may enter the hex of a lone enemy HQ, which then relocates. If the unit is lost on entering, the HQ stays.',
    where: ['rules/09-retreat.ts', 'steps/retreat.ts', 'steps/enter-hex.ts'],
  },
  'AVD 9.5.8': {
    title: 'No way out',
    words:
      'A unit that could only leave the map, cross a river against the rules or enter a forbidden hex is eliminated.',
    reading: 'The Minsk Pocket is forbidden to Germans in retreat as well (14.0).',
    where: ['rules/09-retreat.ts', 'steps/battle.ts', 'orders/aftermath.ts'],
  },
  'AVD 9.6.1': {
    title: 'Advance',
    words:
      'If the attacked hex is empty after the battle the attackers may follow: units on foot by one hex, motorized units by one or two, even if the defender went back only one.',
    refusals: {
      'advance-not-involved': '{unit} took no part in this attack.',
      'advance-twice': '{unit} has already advanced.',
    },
    where: ['rules/09-advance.ts', 'steps/battle.ts', 'orders/aftermath.ts'],
  },
  'AVD 9.6.2': {
    title: 'As one likes',
    words:
      'You may advance all, some or none of the attackers. It costs nothing, and enemy zones of control do not matter.',
    where: ['rules/09-advance.ts', 'orders/index.ts'],
  },
  'AVD 9.6.3': {
    title: 'Where to',
    words:
      'The first hex of an advance is the attacked one. The second hex may be any hex next to it, but not off the map. Each unit may go its own way.',
    refusals: {
      'advance-first': 'An advance begins in the attacked hex, {target}.',
    },
    where: ['rules/09-advance.ts', 'orders/aftermath.ts'],
  },
  'AVD 9.6.4': {
    title: 'Overrun in advance',
    words: 'An advancing combat unit may enter the hex of a lone enemy HQ, which then relocates.',
    where: ['rules/09-advance.ts', 'steps/enter-hex.ts'],
  },
  'AVD 9.6.5': {
    title: 'Advance and major rivers',
    words:
      'A unit that crosses a major river without a bridge with its first hex must stop there. The second hex of an advance never crosses one.',
    where: ['rules/09-advance.ts'],
  },
  'AVD 9.6.6': {
    title: 'PVO do not advance',
    words: 'Air defence units (PVO) stay where they are after an attack.',
    refusals: {
      'advance-pvo': '{unit} is air defence and never advances.',
    },
    where: ['rules/09-advance.ts', 'orders/aftermath.ts'],
  },
} satisfies Ledger

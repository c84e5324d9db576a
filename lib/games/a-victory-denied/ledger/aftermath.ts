import type { Ledger } from '@/lib/kernel/ledger'

/** 9.5 and 9.6: retreat and advance. */
export const aftermath: Ledger = {
  'AVD 9.5': {
    title: 'Retreat',
    words: 'The result sends all defending units back by one hex or two.',
    where: ['rules/09-retreat.ts', 'flow/battle.ts', 'decide/aftermath.ts'],
  },
  'AVD 9.5.1': {
    title: 'No movement',
    words: 'A retreat costs no points, and a stack may part.',
    reading: 'Each unit follows the same order of conditions by itself (A-AVD-16).',
    where: ['rules/09-retreat.ts', 'decide/aftermath.ts'],
  },
  'AVD 9.5.2': {
    title: 'PVO stand',
    words: 'PVO pay with steps in place of retreating, and what they pay covers the others in their hex.',
    reading:
      'The PVO of a hex pay a step for each hex of retreat, spread evenly; the rest is retreated by the others. With two PVO and one step the owner says whose it is (A-AVD-17).',
    where: ['rules/09-retreat.ts', 'flow/battle.ts'],
  },
  'AVD 9.5.3': {
    title: 'Which way',
    words: 'Where it costs fewest steps; then always closer to supply; then where there is room at the end.',
    reading:
      'Ways are ranked by the steps they cost (A-AVD-34). Closer means fewer hexes to the nearest source that works now (A-AVD-33).',
    where: ['rules/09-retreat.ts', 'decide/aftermath.ts'],
  },
  'AVD 9.5.4': {
    title: 'Through zones',
    words:
      'Each hex in an enemy zone costs a step; not so a German motorized unit where a German unit stands.',
    where: ['rules/09-retreat.ts', 'flow/retreat.ts'],
  },
  'AVD 9.5.5': {
    title: 'No room',
    words: 'A unit that finds no room goes on hex by hex until it does.',
    where: ['rules/09-retreat.ts'],
  },
  'AVD 9.5.6': {
    title: 'Across major rivers',
    words: 'Without a bridge only from the first hex; never from one enemy zone into another.',
    where: ['rules/09-retreat.ts'],
  },
  'AVD 9.5.7': {
    title: 'Overrun in retreat',
    words: 'A retreating unit may drive off a lone enemy HQ, unless it is lost on entering the hex.',
    where: ['rules/09-retreat.ts', 'flow/retreat.ts', 'flow/enter-hex.ts'],
  },
  'AVD 9.5.8': {
    title: 'No way out',
    words: 'Who can only leave the map or enter forbidden ground is lost.',
    reading: 'The Minsk Pocket is forbidden to Germans in retreat as well (14.0).',
    where: ['rules/09-retreat.ts', 'flow/battle.ts', 'decide/aftermath.ts'],
  },
  'AVD 9.6.1': {
    title: 'Advance',
    words: 'If the attacked hex is empty now, attackers may follow: on foot one hex, with motors two.',
    where: ['rules/09-advance.ts', 'flow/battle.ts', 'decide/aftermath.ts'],
  },
  'AVD 9.6.2': {
    title: 'As one likes',
    words: 'All, some or none advance, at no cost and whatever the zones.',
    where: ['rules/09-advance.ts', 'decide/done.ts'],
  },
  'AVD 9.6.3': {
    title: 'Where to',
    words: 'First into the attacked hex, then anywhere next to it; not off the map.',
    where: ['rules/09-advance.ts', 'decide/aftermath.ts'],
  },
  'AVD 9.6.4': {
    title: 'Overrun in advance',
    words: 'An advancing combat unit may drive off a lone enemy HQ.',
    where: ['rules/09-advance.ts', 'flow/enter-hex.ts'],
  },
  'AVD 9.6.5': {
    title: 'Advance and major rivers',
    words: 'Who crosses an unbridged major river with the first hex stops; the second hex never crosses one.',
    where: ['rules/09-advance.ts'],
  },
  'AVD 9.6.6': {
    title: 'PVO do not advance',
    words: 'PVO stay where they are after an attack.',
    where: ['rules/09-advance.ts', 'decide/aftermath.ts'],
  },
}

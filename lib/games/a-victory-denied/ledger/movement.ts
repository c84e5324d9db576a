import type { Ledger } from '@/lib/kernel/ledger'

/** 8: movement. */
export const movement: Ledger = {
  'AVD 8.1.1': {
    title: 'One after the other',
    words: 'A unit ends its move before the next one begins.',
    where: ['decide/move.ts'],
  },
  'AVD 8.1.2': {
    title: 'Movement points',
    words:
      'A unit spends up to its allowance and must be able to pay each hex in full; what is left over is lost. Woods and swamp cost motors two points.',
    where: ['rules/08-costs.ts', 'rules/08-movement.ts', 'data/charts.ts'],
  },
  'AVD 8.1.3a': {
    title: 'Minor rivers',
    words: 'Without a bridge a crossing costs one more point on foot, two more with motors.',
    where: ['rules/08-costs.ts', 'data/charts.ts'],
  },
  'AVD 8.1.3b': {
    title: 'Major rivers',
    words: 'Without a bridge only a unit that began its move beside the river may cross, and it stops there.',
    reading:
      'Beside the river means that the same river, where it is a major one, is a side of its first hex, if not at the very place of the crossing. A unit that comes from a box did not begin beside one.',
    where: ['rules/08-costs.ts', 'rules/08-movement.ts', 'rules/08-reach.ts'],
  },
  'AVD 8.1.4': {
    title: 'Overrun on the march',
    words: 'A combat unit may enter the hex of a lone enemy HQ, which has to leave.',
    reading:
      'It costs no more than the ground does (A-AVD-26). The order ends there, the HQ is relocated by its owner, and then the unit may go on.',
    where: ['rules/08-movement.ts', 'decide/move.ts', 'flow/enter-hex.ts'],
  },
  'AVD 8.1.5': {
    title: 'Staying on the map',
    words: 'Nobody leaves the map by moving.',
    where: ['rules/08-movement.ts'],
  },
  'AVD 8.1.6': {
    title: 'PVO stay',
    words: 'PVO never move; they may attack.',
    where: ['rules/08-movement.ts'],
  },
  'AVD 8.2.1': {
    title: 'Zones cost',
    words:
      'Two points more to enter a hex in an enemy zone, two more to leave one, four from one into another.',
    where: ['rules/08-costs.ts'],
  },
  'AVD 8.2.2': {
    title: 'Major rivers between zones',
    words:
      'No crossing, by a bridge or without, where both banks lie in enemy zones; friends do not change that.',
    where: ['rules/08-costs.ts'],
  },
  'AVD 8.3.1': {
    title: 'Strategic movement',
    words:
      'Foot units that march by road all the way pay a third of a point for each hex. They may not begin in an enemy zone nor come next to an enemy or to a Victory Hex that the enemy holds.',
    reading:
      'A third, as the rule says; the half of the worked example is an option of the table (A-AVD-01). Normal and road costs are reckoned side by side, and a march is lawful if one of them is. The Victory Hex itself counts like a hex next to it. Whose a Victory Hex is, its chit tells (A-AVD-21).',
    where: ['rules/08-costs.ts', 'rules/08-movement.ts', 'rules/08-reach.ts'],
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** Rules of this game: replacements. */
export const replacements: Ledger = {
  'DD 8.14': {
    title: 'German replacements',
    words:
      'From turn 201 on each turn brings steps for mechanized units and for others; the former serve all, and none are kept. Allies get none.',
    reading: 'The table is reconstructed.',
    where: ['rules/08-steps.ts', 'delta/08-steps.ts', 'data/charts.ts'],
  },
  'DD 8.15': {
    title: 'Others in the field',
    words: 'A unit that is not mechanized gets a step in supply over land, or in a port, and does as always.',
    reading: 'In a reserve area too, which is a part of the map.',
    where: ['rules/08-steps.ts', 'delta/08-steps.ts'],
  },
  'DD 8.16': {
    title: 'Mechanized units in the field',
    words:
      'A mechanized unit gets steps in supply over land, and rests in that player turn. Nobody is refitted after 1941.',
    reading: 'Any number of times (A-DD-04).',
    where: ['rules/08-steps.ts', 'delta/08-steps.ts'],
  },
  'DD 8.17': {
    title: 'Comb-outs',
    words:
      'After turn 206 a die once in a calendar year, with four turns between two of them at least, brings so many steps for units on foot.',
    where: ['delta/08-steps.ts'],
  },
  'DD 8.18': {
    title: 'The Replacement Army',
    words:
      'Divisions and heavy tanks that are lost may be rebuilt with some steps or all, and come as reinforcements. A division that was lost while cut off is dead when it is lost again; heavy tanks never are.',
    reading: 'As indexed: a conversion gives no further life (A-DD-12).',
    where: ['rules/08-steps.ts', 'delta/08-steps.ts', 'rules/08-piles.ts', 'follows.ts'],
  },
  'DD 8.24': {
    title: 'Who gets Soviet steps',
    words:
      'From turn 124 on corps, rifle, cavalry and artillery divisions and all Guards; cavalry counts as mechanized for it.',
    where: ['rules/08-steps.ts', 'rules/08-units.ts'],
  },
  'DD 8.25': {
    title: 'Guards pay whole steps',
    words: 'Guards brigades and Guards cavalry pay a whole step.',
    where: ['delta/08-conversions.ts'],
  },
  'DD 8.26': {
    title: 'Artillery divisions',
    words: 'An artillery division comes back for two steps.',
    where: ['rules/08-steps.ts'],
  },
  'DD 8.27': {
    title: 'Soviet replacements',
    words: 'They go as German ones, in the reserve too, and any number of times.',
    where: ['rules/08-steps.ts', 'delta/08-steps.ts'],
  },
  'DD 8.28': {
    title: 'Soviet conversions',
    words:
      'Guards take the place of others as in the parent; a Guards corps takes that of a corps of its type, at the steps that this has.',
    reading: 'The chart is reconstructed, its notes are lost.',
    where: ['delta/08-conversions.ts', 'data/charts.ts'],
  },
  'DD 8.29': {
    title: 'The edges',
    words:
      'Soviet units come in by the eastern edge too, from the first turn on, and by the southern one of Map C.',
    reading: 'In every turn (A-DD-20).',
    where: ['data/scenario.ts'],
  },
  'DD 8.30': {
    title: 'By their codes',
    words: 'Soviet units with a code come in their turn.',
    where: ['data/counters.ts', 'data/scenario.ts'],
  },
  'DD 8.31': {
    title: 'Steps of corps',
    words:
      'A tank or mechanized corps has two steps at most from turn 207 on, three from 213, four from 221, and comes with as many.',
    where: ['delta/08-conversions.ts', 'rules/08-units.ts'],
  },
  'DD 8.32': {
    title: 'Headquarters that were lost',
    words: 'A headquarters that the German has held brings half, and is never halved again.',
    reading: 'In any turn of the war (A-DD-09); Moscow once both of its hexes were lost.',
    where: ['rules/08-steps.ts', 'follows.ts'],
  },
  'DD 8.33': {
    title: 'Half of them',
    words:
      'Before turn 401 no more than half of the steps that the Soviet has used are for mechanized units.',
    reading: 'Rounded down, at any time: others are used first (A-DD-30).',
    where: ['rules/08-steps.ts'],
  },
  'DD 8.34': {
    title: 'The reserve',
    words:
      'Until turn 203 ten steps lie in the reserve of the high command; from then on any number, and 28 steps a turn go into it from the map and out of it, 36 from 217, 48 from 221. From turn 124 on units in supply over land and not next to the enemy may go from the map into it, and come back in a later turn.',
    reading:
      'Both ways count together (A-DD-06), over land, by the Caspian, onto its coast and to the southern ports. Entry is in the Mutual Reinforcement Phase (A-DD-18). Who arrives and is not placed goes in as always.',
    where: ['delta/08-reserve.ts', 'delta/08-flow.ts', 'in-force.ts'],
  },
  'DD 8.35': {
    title: 'Soviet withdrawals',
    words: 'What the table asks for leaves in the first Soviet phase of a turn, for good.',
    reading:
      'The table is reconstructed. The Soviet chooses, or lets the weakest go; what nobody can give is forgone.',
    where: ['rules/08-withdrawals.ts', 'delta/08-steps.ts'],
  },
  'DD 8.36': {
    title: 'The rate',
    words: 'Six steps for each headquarters in supply, four from turn 323 on.',
    reading: 'Halved ones bring two then (A-DD-27).',
    where: ['rules/08-steps.ts'],
  },
  'DD 8.19': {
    title: 'Upgrade counters',
    words:
      'Each is a step for mechanized units, or lies beneath a full one; in the turn in which it comes, or never.',
    reading: 'Each is of one step. Used as a step it counts with the others of its side (8.33).',
    where: ['rules/08-upgrades.ts', 'delta/08-upgrades.ts', 'data/charts.ts'],
  },
  'DD 8.20': {
    title: 'Upgraded units',
    words:
      'Panzer, panzer grenadier and motorized divisions and tank and mechanized corps in supply take one each, in reserve areas and in the reserve too, and rest. It is lost before any step of the battle, and counts where steps are limited.',
    reading: 'The other side sees it when it pays.',
    where: [
      'rules/08-units.ts',
      'rules/08-upgrades.ts',
      'delta/08-upgrades.ts',
      'events/upgrades.ts',
      'seen.ts',
    ],
  },
  'DD 16.2': {
    title: 'German steps',
    words: 'So many for mechanized units and for others, by turns.',
    reading: 'Ours (A-DD-01).',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'A table is read; there is nothing to forbid.',
  },
  'DD 16.6': {
    title: 'Soviet conversions',
    words: 'Which Guards are formed, by turns.',
    reading: 'Ours (A-DD-01).',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'A table is read; there is nothing to forbid.',
  },
}

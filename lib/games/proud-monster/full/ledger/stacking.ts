import type { Ledger } from '@/lib/kernel/ledger'

/** PM 6 under the whole of the rules: what units count in a hex, and what it holds. */
export const stacking: Ledger = {
  'PM 6.1': {
    title: 'Stacks',
    words:
      'Up to five units of a side stand in a hex; what each of them counts, and how many a city holds, follows.',
    where: ['stacking.ts', 'lib/games/proud-monster/rules/06-stacking.ts'],
  },
  'PM 6.3': {
    title: 'Small units of the German side',
    words:
      'A brigade of the German side counts half a unit, a regiment or battalion a quarter; the Hungarian corps and those of Flak count one. Never more than four regiments and battalions stay in a hex.',
    where: ['stacking.ts', 'in-force.ts'],
  },
  'PM 6.4': {
    title: 'Soviet units',
    words: 'Every Soviet unit counts one, whatever its size.',
    where: ['stacking.ts'],
  },
  'PM 6.5': {
    title: 'Stacks in cities',
    words:
      'A city holds ten units of a side. Those who attack it from other hexes gain nothing by that: each of their hexes holds five.',
    where: ['stacking.ts', 'in-force.ts'],
  },
  'PM 6.6': {
    title: 'What counts nothing',
    words: 'Aircraft and markers take no room.',
    noEffect: 'They are no units that stand in hexes: what they are about is kept beside the units.',
  },
  'PM 2.10': {
    title: 'Sizes',
    words: 'From corps down to battalions; they count in stacks (6.3), and for who pays for losses (14.36).',
    where: ['stacking.ts', 'losses.ts'],
    needsRefusal: false,
    why: 'It says what is printed.',
  },
}

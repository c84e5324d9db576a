import type { Ledger } from '@/lib/kernel/ledger'

/** PM 1 and 2: the sides, the map, and what is printed on the units. */
export const components: Ledger = {
  'PM 1.1': {
    title: 'Two sides',
    words:
      'The German side has all forces of the Axis, the Soviet side the Red Army, from June to December 1941.',
    noEffect: 'there are two sides from the beginning',
  },
  'PM 1.2': {
    title: 'Several players on a side',
    words: 'The book lets two players share a side along the seam of the maps.',
    reading: 'One view for each side (A-PM-62).',
    noEffect: 'not built: each side has one player',
  },
  'PM 1.4': {
    title: 'Scale',
    words:
      'A hex is some twenty miles wide. The first turn is the last eight days of June, every other half a month.',
    noEffect: 'names of turns; nothing follows from it',
  },
  'PM 2.1': {
    title: 'What is in the box',
    words: 'Two maps, one card of charts, 959 counters and a die.',
    noEffect: 'nothing follows from it',
  },
  'PM 2.2': {
    title: 'Units stand in hexes',
    words: 'A unit is always in one hex, whose ground and places bear on movement and battle.',
    where: ['state-schema.ts', 'data/map.ts'],
    needsRefusal: false,
    why: 'a unit has one place; there is nothing to forbid',
  },
  'PM 2.3': {
    title: 'Names of hexes',
    words:
      'Two digits for the column, two for the row, and the letter of the sheet: Leningrad is 4201N, Odessa 2512S.',
    where: ['geometry.ts', 'forms.ts'],
    needsRefusal: false,
    why: 'it is how hexes are named',
  },
  'PM 2.4': {
    title: 'One map of two sheets',
    words: 'The last row of the northern sheet and the first of the southern show the same hexes.',
    reading: 'They go by their southern name.',
    where: ['geometry.ts', 'forms.ts'],
  },
  'PM 2.6': {
    title: 'What is printed on a unit',
    words:
      'Nationality, name, type and size, factors of attack and defence, movement, and the turn in which it comes if it is not there from the start.',
    where: ['data/units.ts', 'in-force.ts'],
    needsRefusal: false,
    why: 'it says what is printed; there is nothing to forbid',
  },
  'PM 2.8': {
    title: 'Colours',
    words: 'The colour of a counter tells its side, its nation and what kind of unit it is.',
    noEffect: 'counters are drawn so; nothing follows from it',
  },
  'PM 2.9': {
    title: 'Names',
    words:
      'Units go by number or by abbreviated names. Guards Militia are militia and none of the Guards of 8.11.',
    noEffect: 'names only',
  },
  'PM 2.10': {
    title: 'Sizes',
    words: 'From corps down to battalions.',
    noEffect: 'in the beginner game sizes count for nothing',
  },
  'PM 2.11': {
    title: 'Mechanized or not',
    words:
      'Tanks, assault guns, armoured reconnaissance, flak and motorized infantry are mechanized; all others, cavalry among them, are not. Paratroops and air landing troops are infantry.',
    where: ['data/units.ts', 'in-force.ts'],
    needsRefusal: false,
    why: 'it says what is printed; there is nothing to forbid',
  },
  'PM 2.12': {
    title: 'Attack and defence',
    words: 'Who attacks counts his attack factor, who defends his defence factor.',
    where: ['rules/02-units.ts', 'rules/14-odds.ts'],
    needsRefusal: false,
    why: 'it says what is printed; there is nothing to forbid',
  },
  'PM 2.13': {
    title: 'Movement factor',
    words: 'The movement points that a unit has in each movement phase. An untried unit shows it too.',
    reading: 'The movement of a tried unit is that of its untried side (A-PM-49).',
    where: ['rules/02-units.ts'],
    needsRefusal: false,
    why: 'it says what is printed; there is nothing to forbid',
  },
  'PM 2.14': {
    title: 'Steps',
    words:
      'A unit has as many steps as it can lose before it is gone: one, two, or four for German panzer and motorized divisions.',
    where: ['in-force.ts', 'rules/02-units.ts'],
    needsRefusal: false,
    why: 'it says what is printed; there is nothing to forbid',
  },
  'PM 2.15': {
    title: 'Untried units',
    words:
      'Every Soviet unit but the Guards has one step and is untried at first: it shows what kind it is and how far it moves, and nobody knows more, not even who commands it. In its first battle, attacking or defending, it is turned over, and stays so as long as it is in play.',
    reading:
      'Only units that take part are turned over (A-PM-60). What is still unseen of each kind is counted from what battles have shown; of an attack with untried units the least and the most odds are told, to both sides the same. A table may have it told instead how likely each column is (option `odds`).',
    where: ['untried.ts', 'steps/battle.ts', 'rules/02-units.ts', 'rules/14-spread.ts'],
  },
  'PM 2.16': {
    title: 'Losing steps',
    words:
      'A unit that loses a step shows its next values; with the last step it goes to the deadpile (2.14).',
    reading: 'Divisions of four steps have four rows of values, whatever counter shows them (A-PM-63).',
    where: ['steps/battle.ts', 'rules/02-units.ts'],
  },
  'PM 2.17': {
    title: 'Turn of arrival',
    words: 'A number on a unit of the German side is the turn in which it comes.',
    where: ['data/units.ts', 'rules/08-reinforcements.ts'],
    needsRefusal: false,
    why: 'it says what is printed; there is nothing to forbid',
  },
  'PM 2.18': {
    title: 'Markers',
    words: 'The beginner game uses those of the turn and of the victory points.',
    noEffect: 'turn and points are kept without markers',
  },
}

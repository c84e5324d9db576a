import type { Ledger } from '@/lib/kernel/ledger'

/** PM 13, 8.19, 12.20 and 17.1: weather, and the highway that it ends. */
export const weather: Ledger = {
  'PM 8.19': {
    title: 'Refits and weather',
    words: 'Nobody is refitted any more once there was mud or snow anywhere.',
    where: ['weather.ts', 'restore.ts'],
  },
  'PM 12.20': {
    title: 'The highway',
    words:
      'Along the highway from Minsk to Moscow mechanized units enter forest for one point, until the first mud or snow in the north.',
    where: ['weather.ts', 'in-force.ts'],
  },
  'PM 13.1': {
    title: 'Weather',
    words: 'It changes the ground and what can be done on it. Before the seventh turn it is dry.',
    where: ['weather.ts'],
    needsRefusal: false,
    why: 'It says what the chapter is about.',
  },
  'PM 13.2': {
    title: 'Two zones',
    words:
      'From the seventh turn on a die is thrown as each couplet begins. It gives the weather of the north; in the Crimea two less count.',
    reading: 'The heading of this rule is lost; its text stands without a number (A-PM-04).',
    where: ['weather.ts', 'weather-turn.ts', 'weather-events.ts', 'sequence.ts'],
  },
  'PM 13.3': {
    title: 'Dry',
    words: 'Nothing changes, neither movement nor combat.',
    where: ['weather.ts'],
    needsRefusal: false,
    why: 'It forbids nothing.',
  },
  'PM 13.4': {
    title: 'Rain',
    words: 'Units of the German side have one movement point less; Soviet ones do not.',
    reading:
      'It counts where a unit begins. Whoever is out of supply halves what is left after it (A-PM-23).',
    where: ['weather.ts', 'ruleset.ts'],
  },
  'PM 13.5': {
    title: 'Mud',
    words: 'Ground costs both sides twice as much, hexsides as before. There are no mobile assaults.',
    where: ['weather.ts'],
  },
  'PM 13.6': {
    title: 'Frost',
    words:
      'As dry weather; but rivers are not there, to those who move and who fight, and marsh is clear ground.',
    reading:
      'Straits are frozen in snow alone (A-PM-46). Frozen marsh is clear ground in battles too: tanks count in full, and mobile assaults go into it.',
    where: ['weather.ts'],
  },
  'PM 13.7': {
    title: 'Snow',
    words:
      'As frost, and straits are not there either; but ground costs twice as much. Lakes are crossed, though nobody stops on them or attacks across them. There are no mobile assaults; prepared ones of the Soviets move one column to the right.',
    reading:
      'A lake costs as clear ground does. A hexside between both zones lies in the southern one, as the book has it of the Sivash.',
    where: ['weather.ts'],
  },
  'PM 13.8': {
    title: 'Deep winter',
    words:
      'Snow that has come to the north stays. The die is thrown on for the south until there is snow as well.',
    reading: 'Two are taken off it as before (A-PM-45).',
    where: ['weather.ts'],
  },
  'PM 13.9': {
    title: 'End of refits',
    words: 'The first mud or snow in either zone ends refits for good.',
    where: ['weather.ts', 'weather-events.ts', 'restore.ts'],
  },
  'PM 13.10': {
    title: 'End of the highway',
    words: 'The first mud or snow in the north ends the highway for good.',
    where: ['weather.ts', 'weather-events.ts'],
  },
  'PM 17.1': {
    title: 'Table of the weather',
    words: 'A row to each couplet from the second half of September on, a column to each die from -1 to 6.',
    where: ['in-force.ts', 'weather.ts'],
    needsRefusal: false,
    why: 'A table; nothing can break it.',
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** PM 12: movement and terrain. */
export const movement: Ledger = {
  'PM 12.1': {
    title: 'Movement',
    words:
      'In its movement phase a side moves its units from hex to hex for movement points, as the ground and the kind of unit ask (12.10, 12.11, 12.12, 12.13).',
    reading: 'Nobody is stopped by an enemy beside him (A-PM-54).',
    where: ['rules/12-movement.ts', 'rules/12-costs.ts', 'orders/move.ts'],
  },
  'PM 12.2': {
    title: 'Limits',
    words:
      'Points are neither kept nor lent. Nobody has to move. One unit or stack ends its move before another begins (12.6).',
    where: ['rules/12-movement.ts'],
  },
  'PM 12.3': {
    title: 'One hex at least',
    words:
      'Anybody may go one hex for all his points at the beginning of his move, but nowhere where nobody may go.',
    where: ['rules/12-movement.ts'],
  },
  'PM 12.4': {
    title: 'Hexes of the enemy',
    words: 'Nobody enters a hex in which enemies stand.',
    where: ['rules/12-movement.ts', 'rules/06-stacking.ts'],
  },
  'PM 12.5': {
    title: 'Stacks that move',
    words: 'Units go together if they stood together when the phase began. They need not (12.7).',
    where: ['rules/12-movement.ts', 'orders/move.ts'],
  },
  'PM 12.6': {
    title: 'Stacks that part',
    words:
      'A stack may halt, let units go off, and go on. Once another stack has begun to move, who of the first has moved goes no further.',
    reading: 'Who of the first has not moved yet is free to.',
    where: ['rules/12-movement.ts'],
  },
  'PM 12.7': {
    title: 'The slowest',
    words: 'A stack goes as far as its slowest unit; the others may leave it behind.',
    reading: 'Each pays for each hex what its own kind pays.',
    where: ['rules/12-movement.ts'],
  },
  'PM 12.8': {
    title: 'Kinds of terrain',
    words: 'Natural and built. A hex has one kind of natural ground and may have several things built on it.',
    where: ['data/map.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.9': {
    title: 'Natural ground',
    words: 'Clear, forest, hills, marsh, and rivers along hexsides.',
    where: ['data/map.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.10': {
    title: 'Clear',
    words: 'A point for everybody. Cities are clear.',
    where: ['data/tables.ts', 'rules/12-costs.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.11': {
    title: 'Forest',
    words: 'Two points for mechanized units, one for all others.',
    where: ['data/tables.ts', 'rules/12-costs.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.12': {
    title: 'Hills',
    words: 'Three points for mechanized units, one for cavalry and mountain troops, two for all others.',
    where: ['data/tables.ts', 'rules/12-costs.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.13': {
    title: 'Marsh',
    words: 'Four points for mechanized units, two for all others.',
    where: ['data/tables.ts', 'rules/12-costs.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.14': {
    title: 'The sea',
    words: 'Nobody enters hexes of sea or lake, or crosses a hexside that is all of it.',
    where: ['rules/12-costs.ts', 'rules/12-movement.ts'],
  },
  'PM 12.15': {
    title: 'Rivers',
    words: 'To cross one costs two points more for mechanized units, one for all others.',
    where: ['data/tables.ts', 'rules/12-costs.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.16': {
    title: 'The straits',
    words:
      'The Sivash and the Straits of Kerch are crossed by who begins the phase beside them, for all his points.',
    reading:
      'Sivash: 3215S/3216S and 3216S/3315S; Kerch: 3719S/3820S and 3819S/3820S, so that 3819S lies in the Crimea (A-PM-37).',
    where: ['rules/12-movement.ts', 'data/lines.ts'],
  },
  'PM 12.17': {
    title: 'What is built',
    words: 'Border, towns, large towns, cities, forts, heavy forts and the Stalin Line.',
    reading: 'In the beginner game forts and the Stalin Line are nothing.',
    where: ['data/map.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.18': {
    title: 'The border',
    words: 'It is a line on the map and no more.',
    where: ['rules/12-costs.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.19': {
    title: 'Built ground and movement',
    words: 'It costs nothing: the natural ground of the hex counts.',
    reading:
      'So it is with the Stalin Line, to which the chart of terrain gives one point for everybody (A-PM-44).',
    where: ['rules/12-costs.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 12.21': {
    title: 'Costs add up',
    words: 'Ground and hexside together: mechanized units pay five across a river into hills.',
    where: ['rules/12-costs.ts'],
  },
  'PM 12.22': {
    title: 'Nobody leaves the map',
    words: 'Nobody who is in play moves off it. So a Soviet unit comes out of the reserve once.',
    where: ['rules/12-movement.ts', 'orders/move.ts'],
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** PM 14.24 to 14.30 and 17.3: forts. */
export const forts: Ledger = {
  'PM 14.24': {
    title: 'Forts',
    words:
      'A fort is not finished, intact or destroyed. The lines of Luga, Leningrad, Vyazma, Mozhaisk and Moscow are not finished at first, all others are intact.',
    where: ['forts.ts'],
  },
  'PM 14.25': {
    title: 'Lines given up',
    words:
      'A line that is not finished is lost as a whole if a unit of the German side enters one of its hexes before its turn; with the northern part of the Luga line goes the southern one.',
    where: ['forts.ts', 'events.ts', 'in-force.ts'],
  },
  'PM 14.26': {
    title: 'Destroyed forts',
    words:
      'A fort with defenders is destroyed when Germans attack it, all defenders are lost and Germans enter.',
    reading:
      'Whatever way a unit of the German side comes into it: by a move, an advance or a retreat (A-PM-09).',
    where: ['forts.ts', 'events.ts'],
  },
  'PM 14.27': {
    title: 'Forts in battle',
    words: 'Soviet defenders in an intact fort gain a column besides all else.',
    where: ['forts.ts'],
  },
  'PM 14.28': {
    title: 'Heavy forts',
    words: 'In a heavy one they gain two.',
    where: ['forts.ts'],
  },
  'PM 14.29': {
    title: 'Forts and supply',
    words: 'No German line goes into an intact fort, whoever stands there.',
    where: ['supply.ts'],
  },
  'PM 14.30': {
    title: 'The Stalin Line',
    words: 'It is intact at first. Each Soviet unit that defends in it counts one more. It stops no supply.',
    where: ['forts.ts'],
  },
  'PM 14.30n': {
    title: 'Empty works',
    words:
      'Forts and the Stalin Line have no strength of their own: where nobody defends them a moving unit of the German side enters freely, and so destroys them.',
    reading: 'The sentence stands after 14.30, without a number.',
    where: ['forts.ts', 'events.ts'],
  },
  'PM 17.3': {
    title: 'When lines are finished',
    words: 'Luga and Leningrad in turn 3, Vyazma and Mozhaisk in 6, Moscow in 9; all others from the start.',
    where: ['forts.ts', 'lib/games/proud-monster/data/zones.ts'],
    needsRefusal: false,
    why: 'A table; nothing can break it.',
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** PM 5.6 and 15: mobile assaults. */
export const mobile: Ledger = {
  'PM 5.6': {
    title: 'Mobile assaults of the first turn',
    words: 'In the first turn a round costs Germans six points instead of seven.',
    where: ['mobile.ts', 'in-force.ts'],
  },
  'PM 15.1': {
    title: 'Who makes mobile assaults',
    words:
      'Mechanized units of both sides; motorized infantry only beside tanks, assault guns or reconnaissance; no Italians, Hungarians and Romanians.',
    where: ['mobile.ts'],
  },
  'PM 15.2': {
    title: 'What it costs',
    words:
      'A moving stack enters a hex of the enemy for seven points, or four if it is Soviet, whatever the ground; a river costs what it always does.',
    reading:
      'Once the hex is entered the points are spent, and there is no way back (A-PM-59). Cavalry pays for a river as others on horseback do (A-PM-38).',
    where: ['mobile.ts', 'mobile-turn.ts'],
  },
  'PM 15.3': {
    title: 'What is not possible',
    words:
      'Not into marsh, not out of mud or snow, not from city to city, not across a strait; all points have to be there; attackers take all of it in steps; nothing is gained from all sides.',
    reading: 'Where the border of weather lies between the two hexes, neither of them may be in mud or snow.',
    where: ['mobile.ts', 'weather.ts', 'odds.ts'],
  },
  'PM 15.6': {
    title: 'Again',
    words:
      'In the first turn Germans who have not cleared the hex may try again for six points more, as often as they can pay. Whoever has not cleared it goes back to where he came from and stops. Others may try the same hex.',
    reading:
      'Whoever goes back fits in where he came from (A-PM-39), and stays nowhere else meanwhile (A-PM-40).',
    where: ['mobile.ts', 'mobile-turn.ts'],
  },
  'PM 15.7': {
    title: 'Room',
    words:
      'When it begins the hex from which it is made must not be too full; in the hex that is attacked each side has its own limit.',
    where: ['mobile.ts'],
  },
  'PM 15.8': {
    title: 'Together',
    words: 'Only units that began the phase in one hex make one together.',
    where: ['mobile.ts'],
  },
  'PM 15.9': {
    title: 'No advance',
    words:
      'There is no free advance: whoever has won stands in the hex and goes on with the points that are left.',
    where: ['mobile-turn.ts', 'combat-events.ts'],
  },
  'PM 15.10': {
    title: 'Rivers',
    words: 'Defenders gain by a river across which they are attacked, as always.',
    where: ['lib/games/proud-monster/rules/14-shifts.ts'],
  },
  'PM 15.11': {
    title: 'Forest',
    words: 'Defenders in forest gain a column.',
    reading: 'The note under 14.15 means this rule (A-PM-14).',
    where: ['odds.ts'],
  },
  'PM 15.12': {
    title: 'Soviet cavalry',
    words:
      'It makes mobile assaults by itself or beside mechanized units. Once its factors have counted it is lost, of Guards a step; that pays for nothing.',
    where: ['mobile.ts', 'combat-turn.ts'],
  },
  'PM 15.13': {
    title: 'Both in one turn',
    words: 'A unit may make a mobile assault and a prepared one in the same turn.',
    where: ['combat-events.ts'],
  },
  'PM 15.14': {
    title: 'How it is resolved',
    words: 'In all else as any battle.',
    where: ['combat-turn.ts'],
    needsRefusal: false,
    why: 'It only says that all other rules of battles hold.',
  },
}

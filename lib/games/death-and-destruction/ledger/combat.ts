import type { Ledger } from '@/lib/kernel/ledger'

/** Rules of this game: combat. */
export const combat: Ledger = {
  'DD 13.1': {
    title: 'Spring',
    words:
      'From March to May the weather goes by a table of its own, with two more in the south; no snow stays.',
    reading:
      'The table is reconstructed. From June to the first half of September it is dry; from then on the table of autumn counts again, in winter its last row.',
    where: ['delta/13-weather.ts', 'data/charts.ts'],
  },
  'DD 13.2': {
    title: 'Zones of weather',
    words:
      'From turn 218 on the southern zone reaches to the diagonal of 5123S and 1807S, from 318 on to that of 6023S and 1400S. The snow of later winters helps no Soviet assaults.',
    reading: 'The diagonals are of the southern zone (A-DD-16); the snow ends with turn 124 (A-DD-23).',
    where: ['in-force.ts', 'delta/13-weather.ts', 'data/charts.ts'],
  },
  'DD 14.1': {
    title: 'Rivers',
    words:
      'After the first thaw of spring 1942 whoever attacks across a river does so with half, rounded down.',
    reading: 'All such attackers together, and never with less than one (A-DD-10).',
    where: ['delta/14-combat.ts', 'follows.ts'],
  },
  'DD 14.2': {
    title: 'Panzer grenadiers',
    words: 'They fight as panzers do.',
    where: ['in-force.ts'],
  },
  'DD 14.3': {
    title: 'Heavy tanks',
    words:
      'In supply and beside a panzer, panzer grenadier or motorized division they shift the odds a column, in attack and defence.',
    where: ['delta/14-combat.ts'],
  },
  'DD 14.4': {
    title: 'Assault engineers',
    words:
      'In supply and beside a division they shift a prepared assault a column for their side; those of both sides cancel each other. They lose the first step.',
    where: ['delta/14-combat.ts'],
  },
  'DD 14.5': {
    title: 'Artillery',
    words:
      'Soviet artillery supports prepared assaults of others of its hex in offensive supply, with no more than they bring; it never attacks alone or on the move.',
    reading: 'Its attack factor counts (A-DD-15).',
    where: ['delta/14-combat.ts'],
  },
  'DD 14.6': {
    title: 'Rockets',
    words: 'They count twice into clear ground without any place or fort.',
    where: ['delta/14-combat.ts'],
  },
  'DD 14.7': {
    title: 'Counter-preparatory fire',
    words:
      'Each Soviet artillery unit in offensive supply in a hex that is attacked throws a die: a one is a column to the left. Counter battery hits always.',
    reading: 'The attack goes on after it.',
    where: ['delta/14-combat.ts', 'events/combat.ts'],
  },
  'DD 14.8': {
    title: 'The German artillery division',
    words: 'It attacks with its defence, never on the move, and shifts a column beside another division.',
    where: ['delta/14-combat.ts'],
  },
  'DD 14.9': {
    title: 'Forts',
    words: 'A printed fort that a supplied Soviet unit stands in again is repaired as a turn begins.',
    where: ['delta/14-combat.ts', 'events/combat.ts'],
  },
  'DD 14.12': {
    title: 'Mobile assaults in snow',
    words: 'After turn 218 they are made in snow.',
    reading: 'The assault itself costs as always.',
    where: ['delta/14-combat.ts'],
  },
  'DD 15.9': {
    title: 'Soviet corps',
    words: 'Tank and mechanized corps pay seven points for a mobile assault.',
    where: ['delta/14-combat.ts'],
  },
  'DD 15.10': {
    title: 'The Counter Fire Corps',
    words:
      'In turn 221 it comes to Leningrad, if that is Soviet, and shifts German attacks there and next to it a column to the left, until the city falls.',
    where: ['delta/14-combat.ts', 'follows.ts'],
  },
}

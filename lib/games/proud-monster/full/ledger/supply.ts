import type { Ledger } from '@/lib/kernel/ledger'

/** PM 9, 15.4 and 17.10: supply. */
export const supply: Ledger = {
  'PM 9.1': {
    title: 'Supply',
    words: 'Nothing is counted: a unit is in supply whose line reaches a source.',
    where: ['supply.ts'],
  },
  'PM 9.2': {
    title: 'Soviet supply',
    words: 'A Soviet unit is in supply, or out of it.',
    where: ['supply.ts'],
  },
  'PM 9.3': {
    title: 'German supply',
    words:
      'A unit of the German side is in supply west of the line of attenuated supply, in attenuated supply east of it, and out of supply without a path on either side. The Crimea lies west of it.',
    where: ['supply.ts'],
  },
  'PM 9.4': {
    title: 'Lines',
    words:
      'A line is a chain of hexes of any ground and length, through none that an enemy holds, and across no sea; Soviet ones cross lakes.',
    reading: 'There are no zones: only hexes in which units stand are shut (A-PM-54).',
    where: ['supply.ts'],
  },
  'PM 9.5': {
    title: 'In supply',
    words: 'All printed factors count.',
    where: ['supply.ts'],
  },
  'PM 9.6': {
    title: 'Attenuated supply',
    words:
      'All factors count; but a German attack, of any kind, throws for a shift to the left as the last thing before the die if any attacker stands east of the line.',
    where: ['supply.ts', 'supply-turn.ts', 'supply-events.ts'],
  },
  'PM 9.7': {
    title: 'Out of supply',
    words:
      'Movement, attack and defence are halved, rounded up; in a battle the factors of all who are halved alike are added up before (14.12). Nobody is lost by it, and nobody out of supply throws for attenuated supply.',
    where: ['supply.ts'],
  },
  'PM 9.9': {
    title: "By one's own will",
    words: 'Units may go where they are out of supply, or will be.',
    where: ['supply.ts'],
    needsRefusal: false,
    why: 'It allows what nothing forbids.',
  },
  'PM 9.10': {
    title: 'Soviet sources',
    words: 'Every hex of the eastern edge on which no enemy stands.',
    where: ['sources.ts', 'in-force.ts'],
  },
  'PM 9.11': {
    title: 'German sources',
    words:
      'Every hex of the zone of operations on which no enemy stands, but for 1913N, 2013N and 2014N. Romanians and Hungarians trace to their own countries alone.',
    reading: 'The sources that a learning scenario names are open to all of the side.',
    where: ['sources.ts', 'supply.ts', 'in-force.ts'],
  },
  'PM 9.12': {
    title: 'Own sources',
    words: 'A source serves its own side; whoever takes it gains nothing by it.',
    where: ['sources.ts'],
  },
  'PM 9.13': {
    title: 'Oranienbaum',
    words: 'Soviet units in 4100N are supplied as Leningrad is, if they are not by themselves.',
    where: ['supply.ts'],
  },
  'PM 9.14': {
    title: 'Lakes',
    words: 'Soviet lines cross lakes at any time, German ones in snow.',
    where: ['supply.ts'],
  },
  'PM 9.15': {
    title: 'Sivash and Kerch',
    words: 'These are the only waters of the sea that lines of both sides cross.',
    reading: 'Which hexsides these are is data (A-PM-37).',
    where: ['supply.ts', 'in-force.ts'],
  },
  'PM 9.17': {
    title: 'Ports on the Black Sea',
    words:
      'In Odessa, Sevastopol and Novorossisk Soviet units are always in supply; nobody elsewhere is by them.',
    where: ['supply.ts', 'in-force.ts'],
  },
  'PM 15.4': {
    title: 'Supply of mobile assaults',
    words: 'Defenders as they are when it is fought, attackers as they were when they began to move.',
    where: ['supply.ts', 'mobile.ts', 'movement-events.ts'],
  },
  'PM 17.10': {
    title: 'Table of attenuated supply',
    words:
      'A die of one shifts nothing, two and three one column, four and five two, six and more three. One is added in September, October and November, two in December, and one in mud and snow.',
    reading: 'The weather counts where the defenders are (A-PM-52).',
    where: ['in-force.ts', 'supply-turn.ts'],
    needsRefusal: false,
    why: 'A table; nothing can break it.',
  },
  'PM 9.8': {
    title: 'When supply is asked',
    words:
      'As a unit or stack begins to move, for the whole phase, and as each battle begins, for all who take part in it.',
    where: ['supply.ts', 'combat-turn.ts'],
  },
  'PM 9.16': {
    title: 'Leningrad and the lake',
    words:
      'As long as every line to Leningrad crosses lake the city takes no reinforcements in the hexes around it, but one stack in the city itself, and tank brigades come more slowly (8.9).',
    reading:
      'One stack is as many units as the city holds, counted over the whole turn, reserves among them.',
    where: ['supply.ts', 'entries.ts', 'reserve-turn.ts', 'reserve-events.ts', 'restore.ts'],
  },
}

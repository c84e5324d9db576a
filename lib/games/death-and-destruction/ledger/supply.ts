import type { Ledger } from '@/lib/kernel/ledger'

/** Rules of this game: supply. */
export const supply: Ledger = {
  'DD 9.1': {
    title: 'The line',
    words: 'From turn 205 on the line of attenuated supply is gone.',
    reading: 'Nor is supply concentrated any more (P9.20), which frees units from it alone.',
    where: ['delta/09-supply.ts'],
  },
  'DD 9.2': {
    title: 'Sheets',
    words: 'From turn 205 on no line of supply leaves its sheet.',
    reading: 'The row in which both overlap is on both (A-DD-34).',
    where: ['rules/09-supply.ts', 'delta/09-supply.ts'],
  },
  'DD 9.3': {
    title: 'The coast',
    words:
      'The German side, two hexes at most from the coast of the Baltic or the Black Sea, is supplied in defence.',
    reading: 'From the first turn on (A-DD-20).',
    where: ['rules/09-supply.ts', 'delta/09-supply.ts'],
  },
  'DD 9.4': {
    title: 'Ports',
    words: 'So it is in ports of both seas.',
    reading: 'All of its units (A-DD-29).',
    where: ['rules/09-supply.ts', 'delta/09-supply.ts'],
  },
  'DD 9.6': {
    title: 'Offensive supply',
    words:
      'From turn 203 on Soviet units attack with half, unless they are in supply and a marker reaches their hex: the first five hexes far, the second four, the third three.',
    reading: 'Rounded up; who is out of supply is halved once (A-DD-11).',
    where: ['rules/09-supply.ts', 'delta/09-supply.ts'],
  },
  'DD 9.7': {
    title: 'On the move',
    words: 'Soviet mechanized units make mobile assaults only if they had offensive supply where they began.',
    where: ['rules/09-supply.ts', 'delta/09-supply.ts'],
  },
  'DD 9.8': {
    title: 'Markers',
    words:
      'With each marker comes a dummy. They are laid face down in any hexes as the first thing of a turn; one that supplies an attack is turned up.',
    reading: 'It stays so until the next turn (A-DD-25). One in a hex, as more bring nothing.',
    where: ['rules/09-supply.ts', 'delta/09-supply.ts', 'seen.ts', 'events/supply.ts'],
  },
  'DD 10.1': {
    title: 'The Luftwaffe',
    words:
      'Four corps come back in turn 209, of six factors each, without the VIII. They support units within 15 hexes of a German place in supply.',
    reading:
      'Asked as they are committed, in every turn; in the first their own country counts (A-DD-33). A town counts where units of his stand in it.',
    where: ['delta/10-air.ts', 'rules/09-supply.ts'],
  },
  'DD 10.2': {
    title: 'The interceptors',
    words: 'They leave in turn 203.',
    where: ['delta/10-air.ts'],
  },
  'DD 10.3': {
    title: 'Air armies',
    words:
      'They come from turn 210 on, with factors for attack and for defence, and support units in offensive supply.',
    where: ['delta/10-air.ts', 'in-force.ts'],
  },
  'DD 11.1': {
    title: 'By sea',
    words:
      'Five steps go by sea in a Soviet player turn, a rifle division as two; no tank, motorized or artillery divisions, corps, armies, or units of two steps.',
    reading: 'In every turn (A-DD-17, A-DD-20, A-DD-31).',
    where: ['in-force.ts'],
  },
  'DD 1.5f': {
    title: 'Supply from the air in advance',
    words:
      'Before turn 211 a marker may be laid on mechanized units that still are in supply; they live by it once they are cut off.',
    reading: 'Asked at each moment: who has a line again lives by that.',
    where: ['delta/09-supply.ts', 'lib/games/proud-monster/full/logistics.ts'],
  },
  'DD 9.5': {
    title: 'Supply from the air',
    words:
      'A marker lies within 15 hexes of a German place in supply. From turn 211 on there is one; it supplies its hex and those around it, in defence alone, and stays where it lies.',
    reading:
      'The range counts from the first turn on, in which their own country counts (A-DD-20, A-DD-33). It is laid anew in each German player turn (A-DD-26).',
    where: ['delta/09-supply.ts', 'rules/09-supply.ts', 'events/supply.ts'],
  },
  'DD 11.2': {
    title: 'The Black Sea',
    words:
      'Once Odessa and Sevastopol both are German, ten steps of the German side go in each of its player turns between ports of his and the southern reserve area, and do nothing else.',
    reading: 'Never before turn 124. What was opened stays so.',
    where: ['rules/11-transport.ts', 'delta/11-transport.ts', 'follows.ts'],
  },
  'DD 11.3': {
    title: 'The Baltic',
    words: 'Five steps go in the same way between Riga, Tallinn, Leningrad and the northern reserve area.',
    reading: 'From turn 124 on.',
    where: ['rules/11-transport.ts', 'delta/11-transport.ts'],
  },
  'DD 12.1': {
    title: 'The Lower Dnieper',
    words:
      'From turn 311 on the German side moves and attacks over the Lower Dnieper at eight hexsides alone, unless it is frozen.',
    reading: 'Who goes back from a battle crosses it anywhere; strategic movement does not (12.2).',
    where: ['delta/12-dnieper.ts', 'rules/11-transport.ts', 'data/dnieper.ts'],
  },
  'DD 12.2': {
    title: 'Strategic movement',
    words:
      'From turn 205 on eight steps of the German side go in each of its player turns between reserve areas and places of his in supply, by land on which no enemy is near, and do nothing else.',
    reading:
      'They begin in what was German as the turn began, and end in any place of his, taken since too. A town is his where a unit of his stands, or nobody and a line of his alone leads there.',
    where: ['rules/11-transport.ts', 'delta/11-transport.ts'],
  },
  'DD 10.4': {
    title: 'Rivers',
    words: 'They take nothing from aircraft.',
    where: ['lib/games/proud-monster/full/air.ts', 'delta/14-combat.ts'],
  },
  'DD 16.7': {
    title: 'Table of spring',
    words: 'The weather from March to May, by the die.',
    reading: 'Ours (A-DD-01).',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'A table is read; there is nothing to forbid.',
  },
}

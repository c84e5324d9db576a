import type { Ledger } from '@/lib/kernel/ledger'

/** Rules of this game: piles. */
export const piles: Ledger = {
  'DD 8.1': {
    title: 'Piles',
    words:
      'German units out of play lie in piles: the Replacement Army, the Stalingrad divisions, the dead, those withdrawn by kind and those withdrawn by name.',
    reading: 'They lie open.',
    where: ['names.ts', 'rules/08-piles.ts', 'follows.ts'],
  },
  'DD 8.2': {
    title: 'Two kinds of withdrawals',
    words: 'Units are withdrawn by their kind, or by name.',
    reading: 'The table is reconstructed.',
    where: ['in-force.ts', 'data/charts.ts'],
  },
  'DD 8.3': {
    title: 'By their kind',
    words: 'Who is withdrawn by his kind goes as in the parent, and lies in a pile of his own, whole.',
    where: ['delta/08-piles.ts'],
  },
  'DD 8.4': {
    title: 'Flak and security divisions',
    words:
      'In turn 123 all Flak and in turn 207 all security divisions go to the dead, a point for each that is dead already or cut off; those go as soon as they can.',
    reading: 'All there are (A-DD-07), as the turn begins; those that were never called up go at no cost.',
    where: ['delta/08-piles.ts'],
  },
  'DD 8.5': {
    title: 'By name',
    words:
      'Who is withdrawn by name comes back by name alone. If he is dead that costs a point; in the Replacement Army or the Stalingrad pile he stays, and is not rebuilt meanwhile.',
    reading:
      'It is done as the turn begins. Who is cut off stays, for a point; whoever is not converted yet leaves as what he is. A unit costs a point once, by whatever name.',
    where: ['rules/08-order-of-battle.ts', 'delta/08-piles.ts'],
  },
  'DD 8.6': {
    title: 'Stalingrad divisions',
    words:
      'The first six mechanized divisions and the first six others that are lost after turn 210 lie apart; they come back as the table says, whole and at no cost.',
    reading: 'The table is ours: by kinds, whoever of them lies there.',
    where: ['rules/08-piles.ts', 'follows.ts', 'rules/08-order-of-battle.ts', 'delta/08-piles.ts'],
  },
  'DD 8.9': {
    title: 'Conversions in piles',
    words:
      'In a pile the new counter takes the place of the old one at once; the dead are passed over for good.',
    where: ['rules/08-order-of-battle.ts', 'delta/08-piles.ts'],
  },
  'DD 8.10': {
    title: 'Conversions in the field',
    words:
      'A unit in supply over land is converted in one of the German phases, at the steps that it has, and rests in that player turn; its owner may wait.',
    where: ['delta/08-steps.ts', 'rules/08-order-of-battle.ts', 'delta/08-piles.ts'],
  },
  'DD 8.11': {
    title: 'Assault guns',
    words: 'So many battalions become brigades of two steps, at no cost.',
    reading: 'The brigade of its number, or else the first that is free.',
    where: ['delta/08-steps.ts', 'rules/08-order-of-battle.ts'],
  },
  'DD 8.21': {
    title: '19th and 20th SS',
    words: 'They come in at Riga in 318 and at Tallinn in 406, or never.',
    where: ['delta/08-piles.ts', 'data/charts.ts'],
  },
  'DD 8.22': {
    title: 'The downgrade',
    words:
      'From turn 313 on infantry divisions are 3-5-5; in that turn two full ones, or five reduced ones, bring a step. Who is cut off waits.',
    reading: 'All regular German infantry divisions, SS aside.',
    where: ['rules/08-order-of-battle.ts', 'delta/08-piles.ts', 'data/counters.ts'],
  },
  'DD 8.23': {
    title: 'Letters',
    words:
      'From turn 124 on a rifle division with letters in its name is out of play for good once it is lost.',
    reading: 'Whether it has some belongs to what lies behind its face, and is seen with it (A-DD-24).',
    where: ['rules/08-piles.ts', 'follows.ts', 'data/counters.ts'],
  },
  'DD 8.7': {
    title: 'Whole again',
    words:
      'Who comes into a pile of the withdrawn or into the Stalingrad pile comes back whole, at no cost; in the Replacement Army nobody is rebuilt for nothing.',
    where: ['delta/08-piles.ts', 'events/units.ts'],
  },
  'DD 8.8': {
    title: 'Conversions',
    words: 'Some mechanized units become others, on the map and in each pile.',
    where: ['rules/08-order-of-battle.ts', 'delta/08-piles.ts'],
  },
  'DD 8.12': {
    title: 'Abbreviations',
    words: 'How the order of battle is written.',
    noEffect: 'The order of battle is told in full.',
  },
  'DD 8.13': {
    title: 'Korpsabteilungen',
    words:
      'In turn 323 six dice say of how many dead divisions each is formed; the German forms them when he likes. Lost, they are gone.',
    reading: 'The dice are thrown at once. KA count as divisions, but never among the dead.',
    where: ['rules/08-upgrades.ts', 'delta/08-upgrades.ts', 'events/upgrades.ts'],
  },
  'DD 16.1': {
    title: 'Order of battle',
    words: 'Who is withdrawn, comes back or becomes another, by turns.',
    reading: 'The printed one is lost: this is ours, but for what the text says (A-DD-01).',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'A table is read; there is nothing to forbid.',
  },
  'DD 16.3': {
    title: 'Table of Korpsabteilungen',
    words: 'Two to four divisions, by the die.',
    reading: 'Ours (A-DD-01).',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'A table is read; there is nothing to forbid.',
  },
  'DD 16.8': {
    title: 'Soviet withdrawals',
    words: 'What the Soviet withdraws, by turns.',
    reading: 'Ours (A-DD-01).',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'A table is read; there is nothing to forbid.',
  },
}

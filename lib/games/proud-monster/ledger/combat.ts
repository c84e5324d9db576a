import type { Ledger } from '@/lib/kernel/ledger'

/** PM 14: prepared assaults. */
export const combat: Ledger = {
  'PM 14.1': {
    title: 'Assaults',
    words:
      'In its assault phase a side may attack enemies next to its units; it never has to. Whose turn it is attacks.',
    where: ['rules/14-attack.ts', 'orders/attack.ts'],
  },
  'PM 14.2': {
    title: 'Several defenders',
    words: 'All units in a hex defend it as one.',
    where: ['rules/14-attack.ts', 'rules/14-odds.ts'],
    needsRefusal: false,
    why: 'it is how factors are added up',
  },
  'PM 14.3': {
    title: 'From several hexes',
    words:
      'A hex is attacked out of as many hexes around it as one likes, and no attack has more than one target.',
    where: ['rules/14-attack.ts', 'orders/attack.ts'],
    needsRefusal: false,
    why: 'an attack names one hex; there is nothing to forbid',
  },
  'PM 14.4': {
    title: 'Whole units, once a phase',
    words: 'No unit divides its factors, attacks twice in a phase, or is attacked twice.',
    reading: 'A hex is spared in which somebody stands who was attacked already.',
    where: ['rules/14-attack.ts', 'events/combat.ts'],
  },
  'PM 14.5': {
    title: 'One after the other',
    words: 'Attacks are not announced; each is ended before the next begins, in any order.',
    where: ['steps/battle.ts', 'orders/attack.ts'],
  },
  'PM 14.6': {
    title: 'Stacks that attack',
    words:
      'Of a stack some may attack one hex and some another, or not at all. Nobody who is attacked may refuse.',
    where: ['orders/attack.ts', 'steps/battle.ts'],
  },
  'PM 14.8': {
    title: 'High odds',
    words: 'The attack is divided by the defence, and what is left over is dropped: 26 against 7 is 3:1.',
    where: ['rules/14-odds.ts'],
  },
  'PM 14.9': {
    title: 'Poor odds',
    words:
      'If the defence is greater it is divided by the attack, and what is left over counts as one more: 5 against 11 is 1:3.',
    where: ['rules/14-odds.ts'],
  },
  'PM 14.10': {
    title: 'Beyond the table',
    words:
      'Odds above 7:1 eliminate the defender, those below 1:3 cost the attacker four, both without a die (17.7).',
    where: ['rules/14-odds.ts', 'steps/battle.ts'],
  },
  'PM 14.11': {
    title: 'Shifts',
    words: 'Everything that shifts the odds adds up, before the table is read.',
    reading: 'One to the left of 1:1 is 1:2, and one to the right of 1:4 is 1:3 (A-PM-24).',
    where: ['rules/14-odds.ts', 'in-force.ts'],
  },
  'PM 14.15': {
    title: 'Clear and forest',
    words: 'They are no help to the defender.',
    where: ['rules/14-odds.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 14.16': {
    title: 'Hills',
    words: 'A column to the left.',
    where: ['rules/14-shifts.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 14.18': {
    title: 'Marsh',
    words: 'Tanks, assault guns and armoured reconnaissance attack into it with half of their factor.',
    reading:
      'Their factors are added up, halved once, and rounded up, as later games do with all halves (A-PM-25).',
    where: ['rules/14-shifts.ts'],
  },
  'PM 14.19': {
    title: 'Rivers',
    words: 'A column to the left if every attacker comes across one.',
    reading: 'Of those who come across rivers and straits the river counts.',
    where: ['rules/14-shifts.ts'],
  },
  'PM 14.20': {
    title: 'The straits',
    words:
      'Two columns to the left if every attacker comes across them; tanks, assault guns and armoured reconnaissance have an attack of one there.',
    reading: 'Not all mechanized units, as the chart has it (A-PM-08), unless that is chosen for a table.',
    where: ['rules/14-shifts.ts', 'rules/14-odds.ts'],
  },
  'PM 14.21': {
    title: 'Towns',
    words: 'Towns by themselves shift nothing.',
    where: ['rules/14-shifts.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 14.22': {
    title: 'Large towns',
    words: 'A column to the left.',
    where: ['rules/14-shifts.ts'],
    needsRefusal: false,
    why: 'it is what the ground is; there is nothing to forbid',
  },
  'PM 14.23': {
    title: 'Cities',
    words: 'Two columns to the left, and the losses of both sides are doubled, with none as one.',
    reading:
      'Beside E none of the attacker is one as well (A-PM-20). Below 1:3 none of the defender stays none, as the errata have it.',
    where: ['rules/14-shifts.ts', 'rules/14-odds.ts'],
  },
  'PM 14.31': {
    title: 'The die',
    words:
      'The odds are shifted first, then the column is found and a die thrown: 20:1 two to the left is 18:1, beyond the table (14.10).',
    where: ['rules/14-odds.ts', 'steps/battle.ts'],
  },
  'PM 14.32a': {
    title: 'Results',
    words:
      'The first number is what the attacker loses, the second what the defender does, who pays first. In the beginner game nobody retreats (14.35).',
    reading: 'The first of two rules of this number (A-PM-01).',
    where: ['rules/14-odds.ts', 'steps/battle.ts'],
    needsRefusal: false,
    why: 'a result is carried out; there is nothing to forbid',
  },
  'PM 14.35': {
    title: 'Who loses steps',
    words:
      'Each step given up pays for one of the result. Each side shares its losses as it likes among those of its units that took part.',
    reading:
      'The restrictions of the second paragraph are for later games. What exceeds all steps eliminates all (A-PM-22). The defender may leave it to standing orders.',
    where: ['rules/14-losses.ts', 'orders/aftermath.ts', 'standing/battles.ts'],
  },
  'PM 14.37': {
    title: 'None',
    words: 'With a none nobody of that side loses anything.',
    where: ['steps/battle.ts'],
    needsRefusal: false,
    why: 'a result is carried out; there is nothing to forbid',
  },
  'PM 14.38': {
    title: 'Eliminated: E',
    words: 'All units that defend are eliminated.',
    where: ['rules/14-odds.ts', 'steps/battle.ts'],
    needsRefusal: false,
    why: 'a result is carried out; there is nothing to forbid',
  },
  'PM 14.39': {
    title: 'Advance',
    words:
      'Into a hex that is cleared any of the attackers may go at once, for no points, as many as may stand there. The defender never advances (6.1).',
    reading: 'Who has attacked across a strait does not advance: to cross it takes a movement phase (12.16).',
    where: ['rules/14-advance.ts', 'orders/aftermath.ts'],
  },
}

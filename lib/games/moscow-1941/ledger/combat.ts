import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 1 to 24: attacks, their results, retreat and advance. */
export const combat = {
  'MOS 1': {
    title: 'The least odds',
    words: 'An attack at odds below 1:5 is not allowed.',
    refusals: {
      'below-one-to-five': 'The attack on {target} is below 1:5.',
    },
    where: ['rules/odds.ts', 'orders/operations.ts', 'data/charts.ts'],
  },
  'MOS 2': {
    title: 'BR: breakthrough',
    words:
      'In the phase of prepared attacks every attacker of a breakthrough may advance and attack once more, alone or with others that have not attacked yet. In the operational phase it is no more than DE.',
    reading:
      'The defenders are eliminated, as by DE. The second attack is open until the segment of its side ends, and brings no third. Who joins it makes his own attack by it, and attacks once more if it breaks through.',
    where: ['steps/battle.ts', 'rules/result.ts', 'orders/operations.ts'],
  },
  'MOS 3': {
    title: 'DE: defenders eliminated',
    words: 'All defending units are eliminated.',
    where: ['rules/result.ts', 'steps/battle.ts'],
    needsRefusal: false,
    why: 'nobody has a choice; there is nothing to forbid',
  },
  'MOS 4': {
    title: 'R2: retreat up to two hexes',
    words:
      'The attacker sends the defenders back by no, one or two hexes, as he chooses (20), and they are dispersed. Armour may overrun them (14).',
    reading: 'They are dispersed even if he leaves them where they are (A-MOS-11).',
    where: ['rules/result.ts', 'rules/retreat.ts', 'orders/aftermath.ts'],
  },
  'MOS 5': {
    title: 'R1: retreat up to one hex',
    words:
      'The attacker sends the defenders back by no hex or by one, as he chooses (20), and they are spent. Their owner may then go back one hex more, at the price of being dispersed.',
    reading: 'They are spent even if he leaves them where they are (A-MOS-11).',
    where: ['rules/result.ts', 'rules/retreat.ts', 'orders/aftermath.ts'],
  },
  'MOS 6': {
    title: 'No effect',
    words: 'A dash changes nothing on either side.',
    where: ['rules/result.ts'],
    needsRefusal: false,
    why: 'nothing happens; there is nothing to forbid',
  },
  'MOS 7': {
    title: 'S: defenders spent',
    words: 'All defenders are spent. Their owner may have them go back, as after R1 (5).',
    where: ['rules/result.ts', 'steps/battle.ts', 'orders/aftermath.ts'],
  },
  'MOS 8': {
    title: 'D: defenders dispersed',
    words: 'All defenders are dispersed. Their owner may have them go back, as after R1 (5).',
    where: ['rules/result.ts', 'steps/battle.ts', 'orders/aftermath.ts'],
  },
  'MOS 9': {
    title: 'AD: attackers dispersed',
    words:
      'Attackers whose factors come to at least those of the defence are dispersed; the attacker says which of them.',
    where: ['rules/result.ts', 'orders/aftermath.ts'],
  },
  'MOS 10': {
    title: 'AE: attackers eliminated',
    words:
      'Attackers whose factors come to at least those of the defence are eliminated; the attacker says which. Those that are left suffer AD (9).',
    reading: 'As many of them are dispersed as AD takes, not more.',
    refusals: {
      'loss-not-involved': '{unit} cannot be lost here.',
    },
    where: ['rules/result.ts', 'orders/aftermath.ts'],
  },
  'MOS 11': {
    title: 'Whom the Soviet side must attack',
    words:
      'When Soviet units attack, every undispersed German army or corps next to one of them must be attacked as well, in the same phase.',
    reading:
      'Panzer groups are armies here; a division alone need not be attacked (A-MOS-14). A unit next to one may attack another hex if some other unit could still attack that one; the segment does not end while an attack is due that can be made at 1:5. Units that attack together may be all that could attack there.',
    refusals: {
      'must-be-attacked': 'The German army or corps in {hex} has to be attacked too.',
    },
    where: ['rules/attack.ts', 'orders/operations.ts', 'orders/index.ts'],
  },
  'MOS 12': {
    title: 'Spent units',
    words: 'A spent unit neither moves nor attacks any more this turn. It defends as usual.',
    where: ['rules/movement.ts', 'rules/attack.ts', 'steps/turn.ts'],
  },
  'MOS 13': {
    title: 'Dispersed units',
    words:
      'A dispersed unit neither moves nor attacks, is attacked one column higher and has nothing of its terrain. It stays so until the recovery of its side.',
    reading:
      'A stack is attacked a column higher if at least half of its defence factors are dispersed; so says the designer elsewhere. By a table option one dispersed unit is enough. Ground and places do nothing for the factors of a dispersed unit (47, 50 to 53) nor against bombs on it (28). What they do for a stack is lost where all who fight are dispersed: the column of a river (47), the forest in which an exchange is declined (18), the town that keeps off the column of snow (70). A lake halves attackers all the same (48), and Moscow and Tula are not overrun (51).',
    where: ['rules/odds.ts', 'rules/movement.ts', 'rules/attack.ts', 'steps/turn.ts'],
  },
  'MOS 14': {
    title: 'Armour overruns',
    words:
      'In good weather, and for the Soviet side in snow as well, R2 becomes DE and DE becomes BR if the attacking armour, less the armour that defends, is at least twice the defending infantry with its terrain, or as strong as infantry that is dispersed.',
    reading:
      'Infantry is whatever is not armour (A-MOS-15). Hard frost is good weather here (69). Where all of the infantry is dispersed the smaller strength is enough.',
    where: ['rules/odds.ts', 'rules/result.ts', 'data/charts.ts'],
  },
  'MOS 15': {
    title: 'No way back, or no retreat',
    words:
      'Where defenders are surrounded, cannot retreat or have been told not to, R1 becomes D, with an exchange possible, R2 becomes DE and DE becomes BR.',
    reading:
      'The text does not say how the order is given (A-MOS-04). As the designer says elsewhere, the German player gives it for each attack, when he is attacked or by a standing order; the Soviet player for a whole turn, but for Moscow when it is attacked. By table options both give it for each attack, or nobody does. A result is turned once, by an overrun or by this.',
    refusals: {
      'no-retreat-off': 'In this game nobody is ordered not to retreat.',
      'no-retreat-given': 'Retreats are forbidden for this turn already.',
    },
    where: ['rules/retreat.ts', 'rules/result.ts', 'orders/operations.ts', 'standing/battles.ts'],
  },
  'MOS 16': {
    title: 'Exchange',
    words:
      'Some or all defenders are eliminated if the attacker can lose as many factors as their defence comes to with all that modifies it. If he cannot, it is AE.',
    reading:
      'The cells D/AE of the table are the exchange. The defender says who is lost, up to what the attackers can lose (A-MOS-10); each of his units is worth its share of the defence. Who is left by it takes R1 from the attackers that are left, which is D where he may not retreat (15); if no attacker is left nothing more happens to him. Who cannot retreat does not decline it, and nobody declines an AE.',
    where: ['rules/result.ts', 'orders/aftermath.ts', 'data/charts.ts'],
  },
  'MOS 17': {
    title: 'Germans decline an exchange',
    words:
      'In good weather or in mud, German defenders may take R1 instead of an exchange; the attackers that are left take theirs as from R1.',
    reading: 'Hard frost counts as good weather (69).',
    where: ['rules/result.ts', 'orders/aftermath.ts', 'standing/battles.ts'],
  },
  'MOS 18': {
    title: 'Soviet units decline an exchange',
    words: 'In mud or snow, or in a forest, Soviet defenders may take R1 instead of an exchange.',
    reading: 'A forest is of no use if all who defend are dispersed (13).',
    where: ['rules/result.ts', 'orders/aftermath.ts', 'standing/battles.ts'],
  },
  'MOS 19': {
    title: 'Armour breaks down',
    words:
      'Armour that attacks in the operational phase is dispersed if the die of the attack shows 1; Soviet armour if it shows 1 or 2.',
    reading: 'The die as it falls counts, before anything is taken from it.',
    where: ['rules/result.ts', 'steps/battle.ts'],
    needsRefusal: false,
    why: 'the die does it; there is nothing to forbid',
  },
  'MOS 20': {
    title: 'Ways of retreat',
    words:
      'A retreat leads away from the attacked hex and no closer to those who attacked it. It does not enter a hex next to one from which the attack came.',
    reading:
      'All defenders of a hex retreat together, by the same way. Each hex of it is further from the attacked one, and no nearer to a hex from which the attack came.',
    refusals: {
      'retreat-not-so': 'The defenders may not retreat by {path}.',
    },
    where: ['rules/retreat.ts', 'orders/aftermath.ts'],
  },
  'MOS 21': {
    title: 'Armour advances',
    words:
      'After combat in good weather or hard frost armour may advance by up to two hexes, of which the first is the one that was left. Soviet armour may do so in snow as well.',
    reading: 'The text tells of the Soviet armour twice; both times it means two hexes (A-MOS-07).',
    where: ['rules/advance.ts', 'orders/aftermath.ts'],
  },
  'MOS 22': {
    title: 'Others advance',
    words:
      'All other units advance by one hex at most, and in mud so does every unit. In snow no German unit advances by more than one.',
    where: ['rules/advance.ts', 'orders/aftermath.ts'],
  },
  'MOS 23': {
    title: 'Advance after a breakthrough',
    words: 'After a breakthrough every unit advances by one hex at most.',
    where: ['rules/advance.ts', 'orders/aftermath.ts'],
  },
  'MOS 24': {
    title: 'Who must advance',
    words:
      'Attackers as strong as the defence was with its terrain must advance into the hex that was left. Once they have, other attackers may follow, or enter an empty hex next to it.',
    reading:
      'The attacker says who goes; it is as few as the strength asks for, or all if they are not as strong.',
    refusals: {
      'advance-not-involved': '{unit} has not attacked here.',
      'advance-mandatory': 'Attackers as strong as the defence was have to go into {target}.',
    },
    where: ['rules/advance.ts', 'orders/aftermath.ts', 'steps/battle.ts'],
  },
} satisfies Ledger

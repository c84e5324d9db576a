import type { Ledger } from '@/lib/kernel/ledger'

/** 9.0 to 9.4: attacks, odds and results. */
export const combat = {
  'AVD 9.0': {
    title: 'Who may be attacked',
    words:
      'Active combat units may attack enemy combat units in a hex next to them. An empty hex, or one with nothing but an HQ, cannot be attacked.',
    refusals: {
      'support-no-units': 'There are no enemy combat units in {hex}.',
    },
    where: ['orders/fight.ts', 'rules/13-support.ts'],
  },
  'AVD 9.1.1': {
    title: 'Once for each unit',
    words:
      'A unit takes part in one attack of a combat segment at most. Units that are not active do not attack, even if the enemy stands beside them.',
    refusals: {
      'fought-already': '{unit} has already attacked in this combat segment.',
    },
    where: ['orders/fight.ts', 'events/combat.ts'],
  },
  'AVD 9.1.2': {
    title: 'Nobody must',
    words: 'No unit has to attack.',
    where: ['orders/index.ts'],
    needsRefusal: false,
    why: 'it leaves the player free; there is nothing to forbid',
  },
  'AVD 9.1.3': {
    title: 'One target',
    words: 'A unit attacks one hex only. Two units that share a hex may attack different ones.',
    where: ['orders/fight.ts'],
  },
  'AVD 9.1.4': {
    title: 'Once for each hex',
    words:
      'A hex is attacked once in a combat segment. All units around it that wish to take part add up their strengths in that one attack.',
    refusals: {
      'attack-twice': '{target} has already been attacked in this combat segment.',
    },
    where: ['orders/fight.ts', 'events/combat.ts'],
  },
  'AVD 9.1.5': {
    title: 'The whole stack defends',
    words: 'All combat units in the attacked hex defend together, with their strengths added up.',
    where: ['orders/fight.ts', 'rules/09-odds.ts'],
    needsRefusal: false,
    why: 'an attack names a hex; it cannot be aimed at one unit',
  },
  'AVD 9.1.6': {
    title: 'After a retreat',
    words: 'Units that had to retreat earlier in the same activation defend with full strength all the same.',
    where: ['orders/fight.ts', 'rules/09-odds.ts'],
    needsRefusal: false,
    why: 'nothing is remembered of a retreat, so nothing can be held against the unit',
  },
  'AVD 9.1.7': {
    title: 'PVO attack',
    words: 'An air defence unit (PVO) that is active may attack.',
    where: ['orders/fight.ts', 'rules/07-command.ts'],
  },
  'AVD 9.2': {
    title: 'How an attack goes',
    words:
      'Name the hex and the attackers, find the column of the combat table, and throw a die: the German throws six sides, the Soviet side ten. The attacker chooses the order of his attacks.',
    reading: 'Rows that only ten sides can reach are for the Soviet alone (A-AVD-30).',
    where: ['orders/fight.ts', 'steps/battle.ts', 'rules/09-odds.ts', 'data/charts.ts'],
  },
  'AVD 9.3.1': {
    title: 'Halved strengths',
    words:
      'Units that attack across a river count half, bridge or no bridge. So do attackers that are out of supply. Isolated units count half in attack and in defence. Reductions add up: half of a half is a quarter.',
    reading:
      'Units of a hex with the same reduction are added up before they are halved; the river then halves the whole hex (A-AVD-06). Out of supply and isolated is a quarter in attack, a half in defence (A-AVD-24).',
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.3.2': {
    title: 'The ratio',
    words:
      'Divide the attack by the defence and round down to the next column of the table. Anything above 10-1 counts as 10-1.',
    reading: 'The printed numbers of the examples are taken as they are (A-AVD-22).',
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.3.3': {
    title: 'Ground',
    words:
      'Woods, swamp, hills, towns and cities of the attacked hex move the column to the left, and they add up: a town in the woods counts for both.',
    reading: 'The ratio is cut to 10-1 before the ground is counted (A-AVD-07).',
    where: ['rules/09-odds.ts', 'data/charts.ts'],
  },
  'AVD 9.3.4': {
    title: 'Stuka',
    words:
      'A Stuka moves the column by two in favour of the German, in attack or in defence. It is sent after the ground has been counted and before the die, one to a battle.',
    reading:
      'In defence it does not push below the column of 1-1, and it changes nothing where no defence is left (9.3.7).',
    refusals: {
      'stuka-german-only': 'Only the German player has Stukas.',
    },
    where: ['rules/09-odds.ts', 'orders/fight.ts', 'steps/battle.ts', 'standing/battles.ts'],
  },
  'AVD 9.3.5': {
    title: 'Turn 1 and Timoshenko',
    words:
      "On turn 1 every German attack gains two columns. Attacks under Timoshenko's chit gain one. Both are counted last.",
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.3.6': {
    title: 'Least and most',
    words:
      'If the ground brings an attack below 1-1 it cannot be made. At the upper end nothing goes beyond the column 10+-1.',
    reading: 'The least is judged before Stukas and other shifts, the most after them (A-AVD-07).',
    refusals: {
      'below-one-to-one': 'After the terrain of {target} the ratio is below 1-1.',
    },
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.3.7': {
    title: 'No defence left',
    words:
      'If rounding leaves the defender with nothing, the last column of the table is used, whatever the ground.',
    where: ['rules/09-odds.ts'],
  },
  'AVD 9.4.1': {
    title: 'Reading the table',
    words:
      'A1 costs the attacker a step. DR makes the defender retreat one hex, DR2 two hexes; a number before it is the number of steps that the defender loses first. A dash is no effect.',
    reading: 'The cells of the table are a reconstruction but for those the book tells (A-AVD-02).',
    where: ['data/charts.ts', 'steps/battle.ts'],
    needsRefusal: false,
    why: 'the game reads the table by itself',
  },
  'AVD 9.4.2': {
    title: 'Losses',
    words:
      'The owner spreads lost steps over his units in the battle as he likes. Eliminated German motorized units are kept for the count of points. Eliminated Soviet units come back: tan ones to the reserve, red ones to the elite cup. PVO, * units and isolated units are gone for good.',
    reading:
      'Who is not acting may leave this choice, those of 7.2.2, 9.3.4, 9.5 and 12.6, and in phases in which nobody acts those of 10.1.2, 10.4, 10.5, 11.1.1, 11.1.3, 14.0, 15.2 and 15.3, to standing orders, at once or after some hours in which he is asked. He may change them at any time; in a battle they hold as they stood when it was declared. Only what comes of them is told.',
    refusals: {
      'loss-not-involved': '{unit} cannot take this loss.',
    },
    where: [
      'rules/09-losses.ts',
      'steps/battle.ts',
      'orders/aftermath.ts',
      'standing/battles.ts',
      'standing/phases.ts',
      'standing/orders.ts',
    ],
  },
  'AVD 9.4.3': {
    title: 'A Soviet ten',
    words:
      'If the Soviet attacker throws a ten, a red unit is drawn from the elite cup and joins one of the attacking stacks. The ratio is worked out again with it and the die is thrown again. If the cup is empty, or the unit has no room, the row of 9 counts.',
    reading:
      'With the bonus of 14.0 a 9 or a 10 draws (A-AVD-08). Stacking holds for the new unit (A-AVD-13); where no attacking hex has room nobody is drawn, which comes to the same.',
    refusals: {
      'elite-not-here': '{hex} holds no attacker with room for the new unit.',
    },
    where: ['steps/battle.ts', 'orders/aftermath.ts', 'data/charts.ts'],
  },
} satisfies Ledger

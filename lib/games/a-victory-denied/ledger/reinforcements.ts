import type { Ledger } from '@/lib/kernel/ledger'

/** 11: the Reinforcements chit. */
export const reinforcements = {
  'AVD 11.1.1a': {
    title: 'Soviet reserve',
    words:
      'The points of the turn buy units from the reserve: a combat unit costs one, an HQ two, and one more puts the chit of that HQ into the cup at once. HQs are placed first, in a Victory Hex with a VP chit. Then combat units are placed with an HQ or next to one. All need a supply line. A German zone of control is closed unless the hex has a VP chit, a Soviet unit or a Soviet HQ. If a unit comes to a Victory Hex without a chit, a VP chit returns there (16.2). Of the * units of a turn only one may come to each HQ.',
    reading:
      'First the reserve, then the PVO, then the elite unit, then the die for * units (A-AVD-14). An HQ for which no Victory Hex is free does not come (A-AVD-38). If no chit is left to come back the Soviet has won (A-AVD-27).',
    refusals: {
      'place-off-map': '{hex} is not on the map.',
      'place-near-hq': 'No Soviet HQ stands in {hex} or next to it.',
      'place-zoc': '{hex} lies in a German zone of control.',
      'place-star': 'An HQ at {hex} or next to it has received a * unit this turn.',
      'points-short': 'This costs {need} reinforcement points; {have} are left.',
      'hqs-first': 'Headquarters are placed before combat units; {unit} comes too late this turn.',
    },
    where: ['rules/11-placement.ts', 'orders/reinforce.ts', 'steps/reinforcements.ts'],
  },
  'AVD 11.1.1b': {
    title: 'PVO of the turn',
    words:
      'On every turn but the tenth an air defence unit (PVO) is placed in a Victory Hex that has a VP chit and a supply line.',
    reading: 'If there is no such hex it is lost, and the log says so (A-AVD-38).',
    where: ['rules/11-placement.ts', 'orders/reinforce.ts', 'steps/reinforcements.ts'],
  },
  'AVD 11.1.1c': {
    title: 'Elite of the turn',
    words:
      'Last a red unit is drawn from the elite cup and placed like a unit of the reserve. If the cup is empty nobody comes.',
    reading: 'A unit that cannot be placed goes back into the cup.',
    where: ['steps/reinforcements.ts', 'orders/reinforce.ts'],
  },
  'AVD 11.1.2a': {
    title: 'German reinforcements',
    words:
      'After the Soviet side German units come on: 9th Army at 3106, 3rd Panzer Group at 3902. They go on by strategic movement along the roads, and the entry hex is paid like a road hex. Then a chit of 9th Army goes into the cup.',
    reading:
      'The chit is added when at least one unit enters on the turn on which it is due, 1 or 6 (A-AVD-29). Units may be held back and come with a later Reinforcement chit, without a second 9th Army chit.',
    refusals: {
      'place-german': 'German reinforcements come on along the roads.',
    },
    where: ['rules/08-costs.ts', 'rules/08-movement.ts', 'steps/reinforcements.ts', 'steps/command.ts'],
  },
  'AVD 11.1.2b': {
    title: 'Released from the pocket',
    words:
      'On turns 1 to 4 the German may bring on units from the Minsk Pocket: 2nd Panzer Group enters at 2704, 9th Army at 3106. They too march on by road.',
    reading: 'By choice on turns 1 to 3, all of them on turn 4 (A-AVD-11).',
    where: ['rules/08-movement.ts', 'steps/reinforcements.ts'],
  },
  'AVD 11.1.3': {
    title: 'Escaped units',
    words:
      'When the German releases units Soviet ones may escape (14.0). They are placed like units of the reserve.',
    reading: 'Who cannot be placed stays in the pocket.',
    where: ['rules/11-placement.ts', 'orders/reinforce.ts', 'steps/reinforcements.ts'],
  },
  'AVD 11.1.4': {
    title: 'Chits of new HQs',
    words: 'If the chit of a new HQ was not bought with it, it can be chosen from the next turn on.',
    where: ['rules/07-command.ts'],
  },
  'AVD 11.2.1': {
    title: "Timoshenko's force",
    words:
      "Timoshenko's force comes on when the Reinforcements chit is drawn on turn 1, before anything is bought. Its HQ may already receive other units.",
    where: ['steps/reinforcements.ts'],
  },
  'AVD 11.2.2': {
    title: 'How it enters',
    words:
      'The force must enter from its box, into the hexes beside it, at the usual costs or by strategic movement along a road. It moves and fights as in any activation, and does not go back.',
    reading: 'A unit that can reach no hex stays in the box for good.',
    refusals: {
      'entry-timoshenko': 'The Timoshenko force does not come on at {hex}.',
      'timoshenko-must-enter': "Timoshenko's whole force must come onto the map.",
    },
    where: ['rules/08-movement.ts', 'rules/08-reach.ts', 'steps/reinforcements.ts', 'orders/index.ts'],
  },
  'AVD 11.2.3': {
    title: "Timoshenko's chit",
    words: "When the force has moved and fought, Timoshenko's chit goes into the cup.",
    reading: 'Only if the HQ is on the map.',
    where: ['steps/command.ts'],
  },
  'AVD 11.3': {
    title: 'The * units',
    words:
      'From turn 4 on, after all reinforcements, the Soviet side throws a six-sided die: so many of the six * units join the reserve. It does so each turn until all have joined.',
    reading: 'They join in the order of their ids.',
    where: ['steps/reinforcements.ts'],
  },
} satisfies Ledger

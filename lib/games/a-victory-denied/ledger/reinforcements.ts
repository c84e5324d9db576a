import type { Ledger } from '@/lib/kernel/ledger'

/** 11: the Reinforcements chit. */
export const reinforcements: Ledger = {
  'AVD 11.1.1a': {
    title: 'Soviet reserve',
    words:
      'Points buy units of the reserve: one for a combat unit, two for an HQ, one more for its chit. HQs come to Victory Hexes with a chit, then combat units to or beside an HQ; all need supply, and a German zone is open only where a chit, a unit or an HQ stands. In an empty Victory Hex a chit comes back. Of several * units no two come to or beside the same HQ.',
    reading:
      'First the reserve, then the PVO, then the elite unit, then the die for * units (A-AVD-14). An HQ for which no Victory Hex is free does not come (A-AVD-38). If no chit is left to come back the Soviet has won (A-AVD-27).',
    where: ['rules/11-placement.ts', 'decide/reinforce.ts', 'flow/reinforcements.ts'],
  },
  'AVD 11.1.1b': {
    title: 'PVO of the turn',
    words: 'On each turn but the tenth a PVO comes to a Victory Hex with a chit that is in supply.',
    reading: 'If there is no such hex it is lost, and the log says so (A-AVD-38).',
    where: ['rules/11-placement.ts', 'decide/reinforce.ts', 'flow/reinforcements.ts'],
  },
  'AVD 11.1.1c': {
    title: 'Elite of the turn',
    words: 'One red unit is drawn and placed like one of the reserve; from an empty cup nobody comes.',
    reading: 'A unit that cannot be placed goes back into the cup.',
    where: ['flow/reinforcements.ts', 'decide/reinforce.ts'],
  },
  'AVD 11.1.2a': {
    title: 'German reinforcements',
    words:
      'After the Soviet, German infantry comes on at its entry hex and marches by road; then a 9th Army chit goes into the cup.',
    reading:
      'The chit is added when at least one unit enters on the turn on which it is due, 1 or 6 (A-AVD-29). Units may be held back and come with a later Reinforcement chit, without a second 9th Army chit.',
    where: ['rules/08-costs.ts', 'rules/08-movement.ts', 'flow/reinforcements.ts', 'flow/command.ts'],
  },
  'AVD 11.1.2b': {
    title: 'Released from the pocket',
    words:
      'What is released on turns 1 to 4 comes on in the same way, 2nd Panzer Group by a road of its own.',
    reading: 'By choice on turns 1 to 3, all of them on turn 4 (A-AVD-11).',
    where: ['rules/08-movement.ts', 'flow/reinforcements.ts'],
  },
  'AVD 11.1.3': {
    title: 'Escaped units',
    words: 'Soviet units that leave the pocket are placed like units of the reserve.',
    reading: 'Who cannot be placed stays in the pocket.',
    where: ['rules/11-placement.ts', 'decide/reinforce.ts', 'flow/reinforcements.ts'],
  },
  'AVD 11.1.4': {
    title: 'Chits of new HQs',
    words: 'If it was not bought, the chit of a new HQ can be chosen from the next turn on.',
    where: ['rules/07-command.ts'],
  },
  'AVD 11.2.1': {
    title: "Timoshenko's force",
    words: 'It comes on when the chit is drawn on turn 1, before all others, and its HQ may receive them.',
    where: ['flow/reinforcements.ts'],
  },
  'AVD 11.2.2': {
    title: 'How it enters',
    words:
      'It must enter from its box, at normal costs or by road, moves and fights as in an activation, and never goes back.',
    reading: 'A unit that can reach no hex stays in the box for good.',
    where: ['rules/08-movement.ts', 'rules/08-reach.ts', 'flow/reinforcements.ts', 'decide/done.ts'],
  },
  'AVD 11.2.3': {
    title: "Timoshenko's chit",
    words: 'When the force has finished its chit goes into the cup.',
    reading: 'Only if the HQ is on the map.',
    where: ['flow/command.ts'],
  },
  'AVD 11.3': {
    title: 'The * units',
    words: 'From turn 4 on a die tells how many of the six join the reserve, until all have.',
    reading: 'They join in the order of their ids.',
    where: ['flow/reinforcements.ts'],
  },
}

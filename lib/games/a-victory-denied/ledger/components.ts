import type { Ledger } from '@/lib/kernel/ledger'

/** 1 and 2: scale, conventions, the pieces and what is printed on them. */
export const components: Ledger = {
  'AVD 1.1': {
    title: 'Scale',
    words: 'How much ground a hex stands for, how much time a turn, and what a counter is in the field.',
    noEffect: 'it tells what the pieces stand for; nothing is counted with it',
  },
  'AVD 1.2': {
    title: 'Components',
    words: 'What lies in the box: map, counters, charts and dice.',
    noEffect: 'the box; the counters themselves are checked under 2.2 and 3',
  },
  'AVD 1.3': {
    title: 'Rounding',
    words: 'A half or a quarter loses its fraction, and what is stacked in a hex is added up first.',
    reading:
      'Only units with the same reduction are added up; a unit at full strength in the same hex counts in full beside them (A-AVD-06).',
    where: ['rules/09-odds.ts', 'rules/08-costs.ts', 'flow/command.ts'],
  },
  'AVD 2.1.1a': {
    title: 'Boxes of the map',
    words: 'Beside the hexes there are boxes for reserves, lost panzers, air units, chits and Timoshenko.',
    reading: "Guderian's box lies on the map, so everybody sees whether he is in it (A-AVD-04).",
    where: ['state.ts'],
    needsRefusal: false,
    why: 'it names places; which counter may go where is told by the rules of those places',
  },
  'AVD 2.1.1b': {
    title: 'Turn track',
    words:
      'Each turn has its number of chits, reinforcement points, new units and marks; turn 8 has two values for some.',
    reading: 'The values of most turns are a reconstruction; the edition page says which (A-AVD-02).',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'it is a table; the rules that read it refuse what goes beyond it',
  },
  'AVD 2.1.2': {
    title: 'Supply sources',
    words: 'Some hexes are sources of supply, each for one side.',
    where: ['data/map.ts', 'rules/10-supply.ts'],
  },
  'AVD 2.1.3': {
    title: 'Bridges',
    words: 'Where a road crosses a river hexside there is a bridge, and nowhere else.',
    where: ['data/map.ts', 'rules/ground.ts'],
  },
  'AVD 2.2.1': {
    title: 'Colours',
    words: 'The colour of a counter tells its panzer group or army, or whether it is a Soviet red unit.',
    where: ['data/counters.ts'],
    needsRefusal: false,
    why: 'it names the colours; 5.3, 7.3 and 9.4.2 forbid by them',
  },
  'AVD 2.2.2a': {
    title: 'What a combat unit shows',
    words:
      'Type, name, when it comes, strengths and movement; only motorized units have two different strengths.',
    where: ['data/counters.ts', 'rules/09-odds.ts'],
    needsRefusal: false,
    why: 'it explains the print',
  },
  'AVD 2.2.2b': {
    title: 'SS Reich',
    words: 'The right values of this division are 8-8-10, reduced 7-7-10.',
    where: ['data/counters.ts'],
    needsRefusal: false,
    why: 'a correction of one counter',
  },
  'AVD 2.2.2c': {
    title: 'Silhouettes',
    words: 'Motorized units may be drawn as vehicles in place of symbols.',
    noEffect: 'a matter of drawing',
  },
  'AVD 2.2.3': {
    title: 'Steps',
    words:
      'Most units have two steps: the first loss turns them over, the next one takes them away. All begin full.',
    where: ['flow/losses.ts', 'events.ts'],
  },
  'AVD 2.3.1': {
    title: 'Headquarters',
    words: 'HQs lead armies; they are no combat units and do not fight.',
    where: ['rules/occupancy.ts', 'decide/fight.ts'],
  },
  'AVD 2.3.2': {
    title: 'What an HQ shows',
    words: 'An HQ has a movement allowance and a command range; a motorized one does not march by road.',
    where: ['data/counters.ts', 'rules/08-costs.ts', 'rules/12-headquarters.ts'],
    needsRefusal: false,
    why: 'no HQ of this edition is motorized; that motorized pieces do not march by road is proved under 8.3.1',
  },
  'AVD 2.3.3': {
    title: 'More about HQs',
    words: 'Their special rules stand in section 12.',
    noEffect: 'a pointer',
  },
  'AVD 2.4': {
    title: 'Command chits',
    words: 'Chits of both sides are drawn from one cup; five of them are of a special kind.',
    reading:
      'Alike chits are one and the same, and the three of 9th Army may be exchanged for each other. All draws are made by dice that either player can check.',
    where: ['data/chits.ts', 'flow/command.ts'],
    needsRefusal: false,
    why: 'it presents the chits; 7.1 and 7.2 rule what may be done with them',
  },
  'AVD 2.5': {
    title: 'Markers',
    words: 'Turn, VP chits and marks for units that are isolated or out of supply; the last are German only.',
    reading: 'Out of Command markers are not needed: which units are active is shown by the game.',
    where: ['state-schema.ts'],
  },
}

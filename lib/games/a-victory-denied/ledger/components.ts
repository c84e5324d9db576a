import type { Ledger } from '@/lib/kernel/ledger'

/** 1 and 2: scale, conventions, the pieces and what is printed on them. */
export const components = {
  'AVD 1.1': {
    title: 'Scale',
    words:
      'A hex is about ten miles across and a turn lasts a week. Most German counters are divisions, most Soviet ones corps; the red Soviet counters are well equipped divisions.',
    noEffect: 'it tells what the pieces stand for; nothing is counted with it',
  },
  'AVD 1.2': {
    title: 'Components',
    words:
      'The printed game has a map, 280 counters, charts and two dice: one with six sides, one with ten. Here the table lays all of it out for you.',
    noEffect: 'the box; the counters themselves are checked under 2.2 and 3',
  },
  'AVD 1.3': {
    title: 'Rounding',
    words:
      'Half or a quarter of a number is always rounded down. Units in one hex that are reduced together are added up first, so two threes that are halved count three and not two.',
    reading:
      'Only units with the same reduction are added up; a unit at full strength in the same hex counts in full beside them (A-AVD-06).',
    where: ['rules/09-odds.ts', 'rules/08-costs.ts', 'steps/command.ts'],
  },
  'AVD 2.1.1a': {
    title: 'Boxes of the map',
    words:
      "Beside the hexes there are boxes: the reserves of the Soviet side, Timoshenko's force, eliminated German motorized units, the Luftwaffe airfields, the VP chits the German has taken, chits that were played, chits not in use, and Guderian's own box. You find them under Tracks.",
    reading: "Guderian's box lies on the map, so everybody sees whether he is in it (A-AVD-04).",
    where: ['state.ts'],
    needsRefusal: false,
    why: 'it names places; which counter may go where is told by the rules of those places',
  },
  'AVD 2.1.1b': {
    title: 'Turn track',
    words:
      'The turn track tells for each turn how many chits each side chooses, how many points the Soviet side has for reinforcements, whether an air defence and an elite unit arrive, and how many German units are marked out of supply. On turn 8 two of these numbers depend on the Hitler Directive (15.0).',
    reading: 'The values of most turns are a reconstruction; the edition page says which (A-AVD-02).',
    where: ['data/charts.ts'],
    needsRefusal: false,
    why: 'it is a table; the rules that read it refuse what goes beyond it',
  },
  'AVD 2.1.2': {
    title: 'Supply sources',
    words:
      'Certain hexes are sources of supply, each for one side only. Supply lines lead to them (10.2.2), and headquarters fall back towards them (12.6).',
    where: ['data/map.ts', 'rules/10-supply.ts'],
  },
  'AVD 2.1.3': {
    title: 'Bridges',
    words: 'There is a bridge wherever a road crosses a river hexside, and nowhere else.',
    where: ['data/map.ts', 'rules/ground.ts'],
  },
  'AVD 2.2.1': {
    title: 'Colours',
    words:
      'The colour of a counter tells where it belongs: 2nd Panzer Group, 3rd Panzer Group or 9th Army on the German side; on the Soviet side tan for corps, red for elite divisions and air defence (PVO).',
    where: ['data/counters.ts'],
    needsRefusal: false,
    why: 'it names the colours; 5.3, 7.3 and 9.4.2 forbid by them',
  },
  'AVD 2.2.2a': {
    title: 'What a combat unit shows',
    words:
      'The symbol is the type of the unit, the figures are strength and movement points. Motorized units have three figures, attack, defence and movement; all others have two, and the first one serves in attack and defence alike. The mark for its arrival is M (Minsk Pocket), R (Soviet reserve), * (Stavka) or the number of a turn.',
    where: ['data/counters.ts', 'rules/09-odds.ts'],
    needsRefusal: false,
    why: 'it explains the print',
  },
  'AVD 2.2.2b': {
    title: 'SS Reich',
    words:
      'SS Reich is 8-8-10 at full strength and 7-7-10 when reduced; one of the printed counters has it wrong.',
    where: ['data/counters.ts'],
    needsRefusal: false,
    why: 'a correction of one counter',
  },
  'AVD 2.2.2c': {
    title: 'Silhouettes',
    words:
      'The box has motorized units a second time, with vehicles in place of symbols. They play the same.',
    noEffect: 'a matter of drawing',
  },
  'AVD 2.2.3': {
    title: 'Steps',
    words:
      'Most units have two steps: the first loss turns the counter over to its weaker side, the second one removes it. Some have one step only. Every unit begins, and arrives, at full strength.',
    where: ['rules/09-losses.ts', 'events/aftermath.ts'],
  },
  'AVD 2.3.1': {
    title: 'Headquarters',
    words:
      'A headquarters (HQ) leads an army. It is no combat unit: it does not fight, is not attacked and loses no steps.',
    refusals: {
      'attack-by-hq': '{unit} is a headquarters and does not fight.',
    },
    where: ['lib/wargame/occupancy.ts', 'orders/fight.ts'],
  },
  'AVD 2.3.2': {
    title: 'What an HQ shows',
    words:
      'An HQ has a command range and movement points. A motorized HQ behaves like any other but may not use strategic movement (8.3.1).',
    where: ['data/counters.ts', 'rules/08-costs.ts', 'rules/12-headquarters.ts'],
    needsRefusal: false,
    why: 'no HQ of this edition is motorized; that motorized pieces do not march by road is proved under 8.3.1',
  },
  'AVD 2.3.3': {
    title: 'More about HQs',
    words: 'How HQs are overrun, retreat, advance, relocate and leave the game is told in chapter 12.',
    noEffect: 'a pointer',
  },
  'AVD 2.4': {
    title: 'Command chits',
    words:
      'Chits decide who acts and when. Each turn chits of both sides go into one cup and come out by chance. Five of them are special: Guderian, German air power, Soviet artillery, Supply and Reinforcements.',
    reading:
      'Alike chits are one and the same, and the three of 9th Army may be exchanged for each other. All draws are made by dice that either player can check.',
    where: ['data/chits.ts', 'steps/command.ts'],
    needsRefusal: false,
    why: 'it presents the chits; 7.1 and 7.2 rule what may be done with them',
  },
  'AVD 2.5': {
    title: 'Markers',
    words:
      'Markers show the turn, units that are isolated and units that are out of supply; only German units are ever out of supply. VP chits lie on the Victory Hexes, those with a blue star are minor and those with a gold star major.',
    reading: 'Out of Command markers are not needed: which units are active is shown by the game.',
    where: ['state-schema.ts'],
  },
} satisfies Ledger

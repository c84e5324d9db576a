import type { Ledger } from '@/lib/kernel/ledger'

/** 14 to 16: the pocket, the directive and victory. */
export const ending = {
  'AVD 14.0a': {
    title: 'Releasing units',
    words:
      'When the Reinforcements chit is drawn on turns 1 to 3 the German may release units from the Minsk Pocket. An HQ counts two, a combat unit one; with each HQ a chit of 9th Army may be bought for one more and goes into the cup at once. The sum names the column of the escape table, and a six-sided die is thrown on it.',
    reading: 'The chit counts in the sum, unless the table plays otherwise (A-AVD-31).',
    refusals: {
      'release-not-so': '{unit} is not waiting in the Minsk Pocket.',
      'no-chit-left': 'No 9th Army chit is left to buy.',
    },
    where: ['orders/reinforce.ts', 'steps/reinforcements.ts', 'data/charts.ts'],
  },
  'AVD 14.0b': {
    title: 'Turn 4',
    words:
      'On turn 4 all Germans still in the pocket are released without a die, and a chit of 9th Army goes into the cup for each HQ, as far as there are any. Soviet units still in the pocket are lost.',
    where: ['steps/reinforcements.ts'],
  },
  'AVD 14.0c': {
    title: 'What the escape table brings',
    words:
      'The result is the number of Soviet units that escape. Some results also take a VP chit, unseen, from those the German holds; if he has none left the Soviet side has won.',
    reading: 'Any chit of the German box may be taken, drawn by hidden dice (A-AVD-20).',
    where: ['steps/reinforcements.ts', 'data/charts.ts'],
  },
  'AVD 14.0d': {
    title: 'Bonus of an escape',
    words:
      'If any unit escapes, Soviet dice in combat count one more until the next Reinforcements chit. Artillery does not profit.',
    where: ['events/ending.ts', 'steps/battle.ts', 'rules/09-odds.ts'],
  },
  'AVD 14.0e': {
    title: 'Ground of the pocket',
    words:
      'German supply and command may pass through the Minsk Pocket, but no German unit may enter it. A Soviet combat unit that enters it wins the game.',
    reading: 'A retreat or an advance into it wins like a move.',
    refusals: {
      'move-pocket': 'German units may not enter the Minsk Pocket.',
    },
    where: [
      'rules/08-movement.ts',
      'rules/09-retreat.ts',
      'rules/09-advance.ts',
      'rules/12-headquarters.ts',
      'steps/enter-hex.ts',
    ],
  },
  'AVD 15.0': {
    title: 'Hitler Directive',
    words:
      'At the end of turn 6 the German throws a die for the Hitler Directive. It decides how long the game lasts and how it is counted.',
    where: ['steps/turn.ts', 'data/charts.ts'],
  },
  'AVD 15.1': {
    title: 'Objective Moscow',
    words: 'Moscow is the goal: the game lasts to the end of turn 10.',
    where: ['steps/turn.ts'],
  },
  'AVD 15.2': {
    title: 'Hitler Distracted',
    words:
      'The game ends with turn 8. At the start of turn 7 the German removes four of his motorized units, or all if he has fewer. They do not count as eliminated.',
    refusals: {
      'withdraw-not-so': '{unit} is no German motorized unit on the map.',
    },
    where: ['steps/turn.ts', 'orders/directive.ts'],
  },
  'AVD 15.3': {
    title: "Guderian's Choice",
    words: 'The German chooses one of the other two directives.',
    reading: 'If he names Hitler Distracted its terms are the same (A-AVD-18).',
    where: ['orders/directive.ts', 'steps/turn.ts'],
  },
  'AVD 16.1': {
    title: 'Victory at once',
    words:
      'A German combat unit in one of the three Moscow hexes wins the game. So does a Soviet combat unit in the Minsk Pocket. The Soviet side also wins when a VP chit is due and the German has none left.',
    where: ['steps/enter-hex.ts', 'steps/turn.ts', 'steps/reinforcements.ts'],
  },
  'AVD 16.2': {
    title: 'VP chits change hands',
    words:
      'A German unit that enters a Victory Hex takes its VP chit, unseen. A Soviet unit that comes to a Victory Hex without a chit wins it back: one of the chits that the German has taken is drawn by chance and laid there face up, whatever the colour of the star.',
    reading:
      'Any unit does it, HQs too, by movement, retreat or advance (A-AVD-37). A chit taken again is shuffled among the others (A-AVD-19). The draw is made by hidden dice.',
    where: ['steps/enter-hex.ts', 'events/victory.ts'],
  },
  'AVD 16.3': {
    title: 'Chits are opened',
    words:
      'How points are counted depends on the Hitler Directive. When the game is over everybody may look at all VP chits.',
    refusals: {
      'score-hidden': 'The values of the VP chits are not known before the end of the game.',
    },
    where: ['rules/16-victory.ts', 'steps/turn.ts', 'view.ts'],
  },
  'AVD 16.3.1': {
    title: 'Counting for Moscow',
    words:
      'The German adds up the VP chits he holds. The Soviet side counts the chits on the map twice, those taken by escapes, and six points for each eliminated German motorized unit. The higher sum wins, and a tie is German. If the German chose Moscow himself (15.3) and did not get there, he can no longer win on points: equal or more is a draw.',
    reading:
      'Chits taken by escapes count once (A-AVD-12). After the choice more or equal points are a draw (A-AVD-32).',
    where: ['rules/16-victory.ts'],
  },
  'AVD 16.3.2': {
    title: 'Counting for Hitler Distracted',
    words:
      'The German adds up the VP chits he holds; the Soviet side counts the chits on the map, those taken by escapes, and four points for each eliminated German motorized unit. The higher sum wins, a tie is a draw.',
    where: ['rules/16-victory.ts'],
  },
} satisfies Ledger

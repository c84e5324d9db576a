import type { Ledger } from '@/lib/kernel/ledger'

/** 14 to 16: the pocket, the directive and victory. */
export const ending: Ledger = {
  'AVD 14.0a': {
    title: 'Releasing units',
    words:
      'On turns 1 to 3 the German may release units of the pocket: two for an HQ, one for a unit, one for a 9th Army chit with an HQ. The sum and a die go to the escape table.',
    reading: 'The chit counts in the sum, unless the table plays otherwise (A-AVD-31).',
    where: ['decide/reinforce.ts', 'flow/reinforcements.ts', 'data/charts.ts'],
  },
  'AVD 14.0b': {
    title: 'Turn 4',
    words:
      'All Germans left in the pocket come out without a die, with a 9th Army chit for each HQ as far as there are; Soviet units in it are lost.',
    where: ['flow/reinforcements.ts'],
  },
  'AVD 14.0c': {
    title: 'What the escape table brings',
    words:
      'Soviet units that may leave the pocket, sometimes a VP chit from the German box, unseen; if there is none the Soviet has won.',
    reading: 'Any chit of the German box may be taken, drawn by hidden dice (A-AVD-20).',
    where: ['flow/reinforcements.ts', 'data/charts.ts'],
  },
  'AVD 14.0d': {
    title: 'Bonus of an escape',
    words: 'If anybody escapes, Soviet dice in combat count one more until the next Reinforcements chit.',
    where: ['events.ts', 'flow/battle.ts', 'rules/09-odds.ts'],
  },
  'AVD 14.0e': {
    title: 'Ground of the pocket',
    words:
      'German supply and command pass through it, German units do not; a Soviet combat unit in it has won.',
    reading: 'A retreat or an advance into it wins like a move.',
    where: [
      'rules/08-movement.ts',
      'rules/09-retreat.ts',
      'rules/09-advance.ts',
      'rules/12-headquarters.ts',
      'flow/enter-hex.ts',
    ],
  },
  'AVD 15.0': {
    title: 'Hitler Directive',
    words: 'At the end of turn 6 a die names one of three directives.',
    where: ['flow/turn.ts', 'data/charts.ts'],
  },
  'AVD 15.1': {
    title: 'Objective Moscow',
    words: 'The game goes on to the end of turn 10.',
    where: ['flow/turn.ts'],
  },
  'AVD 15.2': {
    title: 'Hitler Distracted',
    words:
      'The game ends with turn 8, and at the start of turn 7 four German motorized units leave, or all if there are fewer; they are not lost.',
    where: ['flow/turn.ts', 'decide/directive.ts'],
  },
  'AVD 15.3': {
    title: "Guderian's Choice",
    words: 'The German names one of the other two.',
    reading: 'If he names Hitler Distracted its terms are the same (A-AVD-18).',
    where: ['decide/directive.ts', 'flow/turn.ts'],
  },
  'AVD 16.1': {
    title: 'Victory at once',
    words:
      'A German combat unit in Moscow wins, a Soviet one in the Minsk Pocket, and so does the Soviet when a VP chit is due and none is left.',
    where: ['flow/enter-hex.ts', 'flow/end-game.ts', 'flow/reinforcements.ts'],
  },
  'AVD 16.2': {
    title: 'VP chits change hands',
    words:
      'The German takes the chit of a Victory Hex that he enters, unseen; the Soviet who comes back lays a random one of the German box there, face up.',
    reading:
      'Any unit does it, HQs too, by movement, retreat or advance (A-AVD-37). A chit taken again is shuffled among the others (A-AVD-19). The draw is made by hidden dice.',
    where: ['flow/enter-hex.ts', 'events.ts'],
  },
  'AVD 16.3': {
    title: 'Chits are opened',
    words: 'When the game is over everybody may see all VP chits.',
    where: ['rules/16-victory.ts', 'flow/end-game.ts', 'view.ts'],
  },
  'AVD 16.3.1': {
    title: 'Counting for Moscow',
    words:
      'German chits against twice those on the map, the ones taken by escapes, and six for each lost motorized unit; a tie is German. If the German chose Moscow and did not enter it he can only draw.',
    reading:
      'Chits taken by escapes count once (A-AVD-12). After the choice more or equal points are a draw (A-AVD-32).',
    where: ['rules/16-victory.ts'],
  },
  'AVD 16.3.2': {
    title: 'Counting for Hitler Distracted',
    words:
      'German chits against those on the map and taken by escapes, and four for each lost motorized unit.',
    where: ['rules/16-victory.ts'],
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 79 to 81: victory. */
export const ending: Ledger = {
  'MOS 79': {
    title: 'German victory',
    words:
      'The German player wins if German units in supply occupy Smolensk, Bryansk and Moscow when it is seen whether he has won.',
    where: ['rules/victory.ts', 'steps/victory.ts', 'data/places.ts'],
    needsRefusal: false,
    why: 'it is judged by itself; no order can break it',
  },
  'MOS 80': {
    title: 'Soviet victory',
    words: 'The Soviet player wins if he holds these three and Voronezh.',
    reading:
      'Holding needs Soviet units in supply, as occupying does on the other side; Voronezh may stand empty if no German was the last in it.',
    where: ['rules/victory.ts', 'steps/victory.ts', 'data/places.ts'],
    needsRefusal: false,
    why: 'it is judged by itself; no order can break it',
  },
  'MOS 81': {
    title: 'The basic game',
    words: 'The basic game ends after turn 6; if the German has not won by then the Soviet player has.',
    reading:
      'A game of three turns is ours, and so is what cities decide: where nobody has won, six or more in German hands are a German victory, at most four in the short game and three in the whole one a Soviet one, and between them lies a draw. The whole game may instead end with no winner, as the table has it.',
    where: ['rules/victory.ts', 'steps/victory.ts', 'data/charts.ts'],
    needsRefusal: false,
    why: 'it is judged by itself; no order can break it',
  },
}

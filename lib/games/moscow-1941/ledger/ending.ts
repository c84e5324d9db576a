import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 79 to 81: victory. */
export const ending = {
  'MOS 79': {
    title: 'German victory',
    words:
      'The German player wins if German units in supply occupy Smolensk, Bryansk and Moscow when it is seen whether he has won.',
    reading:
      'So it is as a table option. As usual the game goes on to its last turn, and cities decide (81): where one evening is to be played, it should not end in its middle.',
    where: ['rules/victory.ts', 'steps/turn.ts', 'data/places.ts'],
    needsRefusal: false,
    why: 'it is judged by itself; no order can break it',
  },
  'MOS 80': {
    title: 'Soviet victory',
    words: 'The Soviet player wins if he holds these three and Voronezh.',
    reading:
      'Holding needs Soviet units in supply, as occupying does on the other side; Voronezh may stand empty if no German was the last in it. As with 79 this ends a game by a table option alone.',
    where: ['rules/victory.ts', 'steps/turn.ts', 'data/places.ts'],
    needsRefusal: false,
    why: 'it is judged by itself; no order can break it',
  },
  'MOS 81': {
    title: 'The basic game',
    words: 'The basic game ends after turn 6; if the German has not won by then the Soviet player has.',
    reading:
      'A game of three turns is ours, and so is what usually decides: what the German cities count after the last turn: Moscow and Tula two each, the fourteen others one. Seven or more are a German victory in the short game, thirteen in the basic and twelve in the whole one; one less is a draw, and less still a Soviet victory. By a table option it is as the charts have it: then the basic game is Soviet, and nobody has won the whole one.',
    where: ['rules/victory.ts', 'steps/turn.ts', 'in-force.ts', 'data/charts.ts'],
    needsRefusal: false,
    why: 'it is judged by itself; no order can break it',
  },
} satisfies Ledger

import type { Ledger } from '@/lib/kernel/ledger'

/** PM 4: victory. */
export const victory: Ledger = {
  'PM 4.1': {
    title: 'Who has to win',
    words: 'The German alone gains and loses victory points; the Soviet keeps him from them.',
    where: ['rules/04-victory.ts'],
    needsRefusal: false,
    why: 'only he has points; there is nothing to forbid',
  },
  'PM 4.2': {
    title: 'Points of places',
    words:
      'Places have from 1 to 9 points. The German has them as long as he controls the place, in supply or not (3.9).',
    reading: 'Sevastopol has 4 (A-PM-16).',
    where: ['rules/04-victory.ts', 'rules/03-control.ts', 'data/places.ts'],
  },
  'PM 4.3': {
    title: 'Moscow',
    words: 'It has two hexes, and its nine points only with both.',
    where: ['rules/04-victory.ts'],
  },
  'PM 4.4': {
    title: 'Soviet units in the German zone',
    words:
      'At the end of each turn every Soviet unit in the German zone of operations costs the German a point. Hungary and Romania do not count. His points may fall below none.',
    reading: 'These points are lost for good.',
    where: ['rules/04-victory.ts', 'steps/turn.ts'],
  },
  'PM 4.5': {
    title: 'Victory by points',
    words:
      'At the end of each turn the German wins if he has as many points as the table asks (17.2). If he never has, the Soviet wins after the twelfth turn.',
    reading:
      'Learning scenarios, which are ours, ask for points after their last turn; some know a draw. Road to Riga: two win, fewer lose. Legs of the campaign are ours as well: they end after turn 3 or 6 by the points of the German less those of history, not by 17.2, as whoever comes to that has won before.',
    where: ['rules/04-victory.ts', 'steps/turn.ts', 'data/legs.ts'],
  },
  'PM 4.6': {
    title: 'The fall of Moscow',
    words:
      'The first time that the German holds both hexes of Moscow he throws a die: an even one ends the war with his victory. It is thrown once.',
    where: ['steps/moscow.ts', 'orders/move.ts', 'orders/aftermath.ts'],
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** MOS 45 to 53: roads, railways, waters, forest, lines and cities. */
export const terrain = {
  'MOS 45': {
    title: 'Roads',
    words:
      'Who moves by road from end to end goes further: units on foot by one hex, armour by one hex for each movement factor. In mud only the highway from Smolensk to Moscow can be used.',
    reading:
      'Half a factor for each hex of road that armour enters, so that a part of the way may go by road; units on foot have their hex only where all of the way does. Cavalry moves as units on foot.',
    refusals: {
      'too-far': '{unit} does not come that far: {factors} {factors|movement factor|movement factors}.',
    },
    where: ['rules/movement.ts', 'data/map.ts', 'data/ways.ts'],
  },
  'MOS 46': {
    title: 'Railways',
    words:
      'Soviet units that are neither dispersed nor spent, and replacements, may move any number of hexes by rail, and are dispersed when they arrive. Nobody does so on turn 1.',
    where: ['rules/replacements.ts', 'orders/replacements.ts', 'data/ways.ts'],
  },
  'MOS 47': {
    title: 'Rivers',
    words:
      'A river that is not frozen helps who defends behind it, unless one of the attackers stands on his side: German factors are multiplied by 1.5, and German attacks on Soviet units are one column lower. It costs no movement.',
    reading:
      'By how much is lost in the text (A-MOS-02); 1.5 is ours and stands in the charts as reconstructed. Who attacks across a lake (48) is not on the same side either.',
    where: ['rules/odds.ts', 'data/charts.ts', 'data/waters.ts'],
    needsRefusal: false,
    why: 'it changes strengths; there is nothing to forbid',
  },
  'MOS 48': {
    title: 'Lakes',
    words:
      'Across the side of a lake that is not frozen only infantry, shock troops and paratroops attack, at half strength, and whoever crosses it moves one hex in all. Frozen it has no effect.',
    refusals: {
      'lake-one-hex': '{unit} crosses a lake only by a move of one hex.',
      'lake-no-armour':
        '{unit} does not attack across a lake: only infantry, shock troops and paratroops do.',
    },
    where: ['rules/odds.ts', 'rules/attack.ts', 'rules/movement.ts', 'data/waters.ts'],
  },
  'MOS 49': {
    title: 'Forest',
    words:
      'In a forest armour does not overrun undispersed units, and German bombs are weaker (28). It costs no movement.',
    where: ['rules/result.ts', 'rules/air.ts', 'data/ground.ts'],
    needsRefusal: false,
    why: 'it changes a result; there is nothing to forbid',
  },
  'MOS 50': {
    title: 'Lines of defence',
    words:
      'A Soviet army behind a line of defence has one factor more, unless it is flanked. The line lies on sides of hexes and is nothing else.',
    reading:
      'Flanked is who is attacked from a hex too whose side to him has no line. The factor is one for the hex.',
    where: ['rules/odds.ts', 'data/map.ts', 'data/ways.ts'],
    needsRefusal: false,
    why: 'it changes strengths; there is nothing to forbid',
  },
  'MOS 51': {
    title: 'Moscow and Tula',
    words:
      'Soviet infantry, shock troops and paratroops there defend with twice their factors, and Moscow adds one. Armour overruns nobody there, and Soviet units there are always in supply. For Germans both are major cities.',
    reading:
      'The factors are doubled before the one is added (A-MOS-05). Tula supplies those who stand in it (72). That nobody is overrun there is said of dispersed units too, other than in a forest (49).',
    where: ['rules/odds.ts', 'rules/result.ts', 'rules/supply.ts', 'data/charts.ts'],
    needsRefusal: false,
    why: 'it changes strengths; there is nothing to forbid',
  },
  'MOS 52': {
    title: 'Major cities',
    words:
      'A major city adds as many factors as infantry and paratroops defend it with, up to two, on top of other terrain.',
    reading: 'Shock troops count as infantry. Which cities are major ones is ours, by the census of 1939.',
    where: ['rules/odds.ts', 'data/charts.ts', 'data/places.ts'],
    needsRefusal: false,
    why: 'it changes strengths; there is nothing to forbid',
  },
  'MOS 53': {
    title: 'Cities',
    words:
      'A city adds one factor to one unit of infantry, shock troops or paratroops, on top of other terrain. Otherwise it is clear ground.',
    where: ['rules/odds.ts', 'data/charts.ts', 'data/places.ts'],
    needsRefusal: false,
    why: 'it changes strengths; there is nothing to forbid',
  },
} satisfies Ledger

import type { Ledger } from '@/lib/kernel/ledger'

/** PM 8.9, 8.12 to 8.21, 14.41, 17.4 and 17.5: what units get back, and what is taken and called up. */
export const restore: Ledger = {
  'PM 8.9': {
    title: 'Tank brigades of turn 3',
    words:
      '48 tank brigades come by two dice in each turn from the third on, three fewer where Leningrad is German, cut off or lives by the lake, and three fewer where a hex of Moscow is German or the city is cut off. Others of the schedule come besides.',
    reading: 'Both are taken off (A-PM-58). Cut off is Moscow where both of its hexes are.',
    where: ['restore.ts', 'restore-turn.ts', 'restore-events.ts'],
  },
  'PM 8.12': {
    title: 'Replacements',
    words: 'A replacement step gives one step back, and stays with whom it was given to.',
    where: ['restore.ts', 'restore-turn.ts', 'restore-events.ts'],
  },
  'PM 8.13': {
    title: 'Who gets them',
    words:
      'German divisions of infantry, air landing, light, mountain, parachute and static troops, and the Spanish one; never the dead, never allies. From turn 3 on rifle divisions come back from the deadpile for each headquarters of a Military District in overland supply: one in July, two in August, then three, four, five and six.',
    reading:
      'Which rifle divisions come back is drawn, and they are shuffled face down: who of them is what nobody knows (A-PM-17). The deadpile lies open as always. The supply of the lake is not overland (A-PM-43).',
    where: ['restore.ts', 'restore-turn.ts', 'restore-events.ts'],
  },
  'PM 8.14': {
    title: 'How',
    words:
      'In the first phase of either of his player turns the German gives steps to reduced divisions that are in supply, attenuated or not; they move and fight as always.',
    reading: 'Both couplets have that phase (A-PM-13).',
    where: ['restore.ts', 'restore-turn.ts', 'restore-events.ts'],
  },
  'PM 8.15': {
    title: 'The stock',
    words: 'There are 28 for the whole game.',
    reading: 'The text refers to 8.3 for who gets them; 8.13 is meant (A-PM-12).',
    where: ['restore.ts', 'in-force.ts'],
  },
  'PM 8.16': {
    title: 'Withdrawals',
    words:
      'In turns 9 to 12 the German gives up units of the kinds that the table names, of his choice and at any strength, wherever they are in supply; they never come back.',
    reading:
      'In the first couplet (A-PM-13). Aircraft are gone as turn 12 begins (A-PM-57). The reserve areas are a part of the map (8.2), so units there may go as well.',
    where: ['restore.ts', 'restore-turn.ts', 'restore-events.ts'],
  },
  'PM 8.17': {
    title: 'Declined withdrawals',
    words:
      'What he does not give costs him a point each, also where he has none of the kind; Flak of turn 12 goes in any case.',
    reading:
      'To finish the phase is to decline the rest. It costs a point whether he could have given it or not (A-PM-51), lost Flak among it. All Flak that is left goes, supplied or not (10.1).',
    where: ['restore.ts', 'restore-turn.ts', 'restore-events.ts'],
  },
  'PM 8.18': {
    title: 'Refits',
    words: 'German panzer and motorized divisions alone, and not the 2nd and 5th Panzer.',
    where: ['restore.ts', 'in-force.ts'],
  },
  'PM 8.20': {
    title: 'How they are refitted',
    words:
      'A reduced division in full supply, with no Soviet unit next to it, throws a die for the steps that it gets back, never more than it has lost. It neither moves nor attacks in that player turn, and is refitted once in the game.',
    reading:
      'The "RWR phase" in which it has to be in supply is defined nowhere: it is that of replacements, withdrawals and refits, the first of each German player turn (A-PM-33).',
    where: ['restore.ts', 'restore-turn.ts', 'restore-events.ts', 'sequence.ts'],
  },
  'PM 8.21': {
    title: 'Security divisions',
    words:
      'As each turn begins the German may call up security divisions, in cities and large towns that are his and in supply; each three of the nine cost him a point for good.',
    reading:
      'Whoever calls up one of a group calls up all three in the same phase, as far as there is room. The first of them costs the point. There are nine (A-PM-15). It is for later games, though its mark was lost (A-PM-55).',
    where: ['call-up.ts', 'restore-turn.ts', 'restore-events.ts'],
  },
  'PM 14.41': {
    title: 'Siege artillery',
    words:
      "As a turn begins it may be called up in a city or large town that is German, in supply and not next to the enemy. It rests in the first couplet, never attacks by itself, and raises the defender's result by one where units beside it attack a city, large town or fort.",
    reading: 'One is added to the printed result, and doubled in a city with it (A-PM-20).',
    where: ['call-up.ts', 'restore-turn.ts'],
  },
  'PM 17.4': {
    title: 'Table of withdrawals',
    words:
      'Turn 9: a light division; 10: two infantry divisions; 11: a cavalry and an infantry division and the Hungarian corps; 12: three Flak corps, all aircraft and an infantry division.',
    where: ['in-force.ts'],
    needsRefusal: false,
    why: 'A table; nothing can break it.',
  },
  'PM 17.5': {
    title: 'Table of refits',
    words: 'A die of one to four gives one step, five and six give two.',
    where: ['in-force.ts'],
    needsRefusal: false,
    why: 'A table; nothing can break it.',
  },
}

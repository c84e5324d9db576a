import type { Ledger } from '@/lib/kernel/ledger'

/** 8: movement. */
export const movement = {
  'AVD 8.1.1': {
    title: 'One after the other',
    words: 'Finish the move of one unit before you begin with the next one.',
    refusals: {
      'moved-already': '{unit} has already moved; another unit has begun since.',
    },
    where: ['orders/move.ts'],
  },
  'AVD 8.1.2': {
    title: 'Movement points',
    words:
      'A unit may spend its movement points on as many hexes as it can pay in full. Clear ground, hills and towns cost one; woods and swamp cost one on foot and two for motorized units. What is left over is lost.',
    refusals: {
      'move-no-path': 'No hex is named to move to.',
      'move-gap': '{hex} is not next to the hex before it.',
      'move-short': '{unit} needs {need} MP to get to {hex} and has {have}.',
    },
    where: ['rules/08-costs.ts', 'rules/08-movement.ts', 'data/charts.ts'],
  },
  'AVD 8.1.3a': {
    title: 'Minor rivers',
    words:
      'Crossing a minor river where there is no bridge costs one point more on foot and two more for motorized units. A bridge takes this away.',
    where: ['rules/08-costs.ts', 'data/charts.ts'],
  },
  'AVD 8.1.3b': {
    title: 'Major rivers',
    words:
      'Without a bridge a major river is crossed only by a unit that began its move beside the river, and that unit must stop on the other bank.',
    reading:
      'Beside the river means that the same river, where it is a major one, is a side of its first hex, if not at the very place of the crossing. A unit that comes from a box did not begin beside one.',
    refusals: {
      'move-halted': '{unit} has crossed a major river without a bridge and must stop.',
      'river-too-far':
        'A major river without a bridge can be crossed only by a unit that began its move next to it.',
    },
    where: ['rules/08-costs.ts', 'rules/08-movement.ts', 'rules/08-reach.ts'],
  },
  'AVD 8.1.4': {
    title: 'Overrun on the march',
    words: 'A moving combat unit may simply enter the hex of a lone enemy HQ. The HQ has to relocate (12.1).',
    reading:
      'It costs no more than the ground does (A-AVD-26). The order ends there, the HQ is relocated by its owner, and then the unit may go on.',
    where: ['rules/08-movement.ts', 'orders/move.ts', 'steps/enter-hex.ts'],
  },
  'AVD 8.1.5': {
    title: 'Staying on the map',
    words: 'No unit may leave the map by moving.',
    refusals: {
      'move-not-here': '{unit} is not on the map.',
      'move-off-map': '{hex} is not on the map.',
    },
    where: ['rules/08-movement.ts'],
  },
  'AVD 8.1.6': {
    title: 'PVO stay',
    words: 'Air defence units (PVO) never move. They may attack when they are active.',
    refusals: {
      'move-pvo': 'PVO units never move.',
    },
    where: ['rules/08-movement.ts'],
  },
  'AVD 8.2.1': {
    title: 'Zones cost',
    words:
      'Entering a hex in an enemy zone of control costs two points more, leaving one costs two points more. From one such hex into another it is four.',
    refusals: {
      'move-zoc':
        'With the enemy zones of control on the way {unit} needs {need} MP to get to {hex} and has {have}.',
    },
    where: ['rules/08-costs.ts'],
  },
  'AVD 8.2.2': {
    title: 'Major rivers between zones',
    words:
      'A major river cannot be crossed where the hexes on both banks lie in enemy zones of control, not even by a bridge, and not even if a friendly unit stands there.',
    refusals: {
      'river-between-zocs': 'A major river cannot be crossed from one enemy zone of control into another.',
    },
    where: ['rules/08-costs.ts'],
  },
  'AVD 8.3.1': {
    title: 'Strategic movement',
    words:
      'A unit on foot that follows a road for its whole move pays only a third of a point for each hex. It must begin on the road and outside of enemy zones of control, and may come next to no enemy unit or HQ and to no Victory Hex that the enemy holds.',
    reading:
      'A third, as the rule says; the half of the worked example is an option of the table (A-AVD-01). Normal and road costs are reckoned side by side, and a march is lawful if one of them is. The Victory Hex itself counts like a hex next to it. Whose a Victory Hex is, its chit tells (A-AVD-21).',
    refusals: {
      'road-motorized': '{unit} is motorized: no strategic movement.',
      'road-not-so':
        '{unit} did not begin this march by strategic movement, or began it in an enemy zone of control.',
      'road-left': 'Strategic movement must keep to the road all the way; {hex} is off it.',
      'road-watched':
        'Strategic movement may not come next to an enemy or to a Victory Hex that the enemy holds; {hex} is.',
    },
    where: ['rules/08-costs.ts', 'rules/08-movement.ts', 'rules/08-reach.ts'],
  },
} satisfies Ledger

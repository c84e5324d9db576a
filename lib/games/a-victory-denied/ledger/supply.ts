import type { Ledger } from '@/lib/kernel/ledger'

/** 10: the Supply chit. */
export const supply = {
  'AVD 10.0': {
    title: 'The supply phase',
    words:
      'When the Supply chit is drawn the Soviet side marks German units out of supply, then all units are checked for isolation, then HQs may be relocated, and last the Soviet side may disband units. Both sides can be isolated, but only Germans are ever out of supply.',
    reading: 'Of the HQs those of the Soviet go first, then those of the German.',
    where: ['steps/command.ts', 'steps/supply.ts'],
  },
  'AVD 10.1.1': {
    title: 'Old marks',
    words: 'All marks of units out of supply come off first.',
    where: ['steps/command.ts', 'events/supply.ts'],
    needsRefusal: false,
    why: 'done by the game',
  },
  'AVD 10.1.2': {
    title: 'New marks',
    words:
      'The Soviet player marks as many German combat units out of supply as the turn track says. He may choose the same units again.',
    reading: 'Any German combat unit on the map may be marked, wherever it stands (A-AVD-23).',
    refusals: {
      'mark-not-so': '{unit} cannot be marked: a German combat unit on the map without a mark is wanted.',
    },
    where: ['orders/supply.ts', 'steps/supply.ts'],
  },
  'AVD 10.1.3': {
    title: 'Not on turn 1',
    words: 'On turn 1 nobody is marked out of supply.',
    where: ['data/charts.ts', 'steps/supply.ts'],
  },
  'AVD 10.1.4': {
    title: 'Turn 8',
    words: 'On turn 8 the number of marks depends on the Hitler Directive (15.0).',
    where: ['data/charts.ts', 'steps/command.ts'],
  },
  'AVD 10.2.1': {
    title: 'Isolation',
    words:
      'All combat units of both sides are judged at once. Those from which a supply line leads to a source of their side are not isolated. HQs never are.',
    where: ['rules/10-supply.ts', 'steps/supply.ts'],
  },
  'AVD 10.2.2': {
    title: 'Supply lines',
    words:
      'A supply line is a chain of hexes of any length. It may not pass through enemy units, nor over a major river without a bridge, nor through an enemy zone of control unless a friendly unit or HQ stands in that hex. The Soviet source in 1517 is of no use after turn 4.',
    where: ['rules/10-supply.ts'],
  },
  'AVD 10.2.3': {
    title: 'Isolation marks',
    words:
      'Units without a supply line are marked isolated. The mark comes off in a later supply phase when a line can be drawn.',
    where: ['steps/supply.ts', 'events/supply.ts'],
  },
  'AVD 10.2.4': {
    title: 'Turn 1',
    words: 'No German unit is isolated on turn 1.',
    where: ['rules/10-supply.ts'],
  },
  'AVD 10.3.1': {
    title: 'In supply',
    words: 'Units in supply move and fight as printed.',
    where: ['rules/08-costs.ts', 'rules/09-odds.ts'],
    needsRefusal: false,
    why: 'it says that nothing happens',
  },
  'AVD 10.3.2': {
    title: 'Out of supply',
    words: 'Attack strength and movement points are halved. The defence stays whole.',
    where: ['rules/08-costs.ts', 'rules/09-odds.ts'],
  },
  'AVD 10.3.3': {
    title: 'Isolated',
    words:
      'Attack, defence and movement are all halved. A Soviet unit that is eliminated while isolated does not come back.',
    reading: 'A unit that is both moves with a quarter (A-AVD-35).',
    where: ['rules/08-costs.ts', 'rules/09-odds.ts', 'rules/09-losses.ts'],
  },
  'AVD 10.3.4': {
    title: 'Until the next time',
    words: 'Marks stay until the next supply phase, whatever happens in between.',
    where: ['events/supply.ts', 'steps/supply.ts'],
  },
  'AVD 10.4': {
    title: 'Relocating HQs',
    words: 'After supply has been judged each side may relocate HQs if it wishes (12.6).',
    reading: 'Each HQ once in a phase.',
    refusals: {
      'relocate-not-due': '{unit} cannot be relocated now.',
    },
    where: ['orders/supply.ts', 'steps/supply.ts'],
  },
  'AVD 10.5': {
    title: 'Disbanding',
    words:
      'The Soviet player may take combat units off the map, but no PVO and no HQ: tan ones go back to the reserve, red ones to the elite cup. Isolated ones are out of the game.',
    reading: 'A * unit is tan, so it goes to the reserve.',
    refusals: {
      'disband-not-so': '{unit} cannot be disbanded.',
    },
    where: ['orders/supply.ts', 'rules/09-losses.ts'],
  },
} satisfies Ledger

import type { Ledger } from '@/lib/kernel/ledger'

/** 10: the Supply chit. */
export const supply: Ledger = {
  'AVD 10.0': {
    title: 'The supply phase',
    words:
      'The Supply chit brings, in this order: marks on German units, isolation, relocation of HQs, Soviet disbanding.',
    reading: 'Of the HQs those of the Soviet go first, then those of the German.',
    where: ['flow/command.ts', 'flow/supply.ts'],
  },
  'AVD 10.1.1': {
    title: 'Old marks',
    words: 'All marks of units out of supply come off first.',
    where: ['flow/command.ts', 'events.ts'],
    needsRefusal: false,
    why: 'done by the game',
  },
  'AVD 10.1.2': {
    title: 'New marks',
    words:
      'The Soviet marks as many German combat units as the turn track says, the same ones again if he likes.',
    reading: 'Any German combat unit on the map may be marked, wherever it stands (A-AVD-23).',
    where: ['decide/supply.ts', 'flow/supply.ts'],
  },
  'AVD 10.1.3': {
    title: 'Not on turn 1',
    words: 'On turn 1 nobody is marked.',
    where: ['data/charts.ts', 'flow/supply.ts'],
  },
  'AVD 10.1.4': {
    title: 'Turn 8',
    words: 'How many are marked on turn 8 depends on the directive.',
    where: ['data/charts.ts', 'flow/command.ts'],
  },
  'AVD 10.2.1': {
    title: 'Isolation',
    words:
      'All combat units are judged at once; a line to a source of the own side saves them. HQs are never isolated.',
    where: ['rules/10-supply.ts', 'flow/supply.ts'],
  },
  'AVD 10.2.2': {
    title: 'Supply lines',
    words:
      'Of any length, but not through enemies, not through their zones where no friend stands, not over a major river without a bridge. One Soviet source fails after turn 4.',
    where: ['rules/10-supply.ts'],
  },
  'AVD 10.2.3': {
    title: 'Isolation marks',
    words: 'Units without a line are marked, and freed when they have one in a later supply phase.',
    where: ['flow/supply.ts', 'events.ts'],
  },
  'AVD 10.2.4': {
    title: 'Turn 1',
    words: 'No German unit is isolated on turn 1.',
    where: ['rules/10-supply.ts'],
  },
  'AVD 10.3.1': {
    title: 'In supply',
    words: 'Units in supply do everything as printed.',
    where: ['rules/08-costs.ts', 'rules/09-odds.ts'],
    needsRefusal: false,
    why: 'it says that nothing happens',
  },
  'AVD 10.3.2': {
    title: 'Out of supply',
    words: 'Attack and movement are halved, defence is not.',
    where: ['rules/08-costs.ts', 'rules/09-odds.ts'],
  },
  'AVD 10.3.3': {
    title: 'Isolated',
    words:
      'Attack, defence and movement are halved, and a Soviet unit lost in this state does not come back.',
    reading: 'A unit that is both moves with a quarter (A-AVD-35).',
    where: ['rules/08-costs.ts', 'rules/09-odds.ts', 'flow/losses.ts'],
  },
  'AVD 10.3.4': {
    title: 'Until the next time',
    words: 'Marks hold until the next supply phase, whatever happens in between.',
    where: ['events.ts', 'flow/supply.ts'],
  },
  'AVD 10.4': {
    title: 'Relocating HQs',
    words: 'When supply has been judged HQs may be relocated.',
    reading: 'Each HQ once in a phase.',
    where: ['decide/supply.ts', 'flow/supply.ts'],
  },
  'AVD 10.5': {
    title: 'Disbanding',
    words:
      'The Soviet may give up combat units but no PVO: tan ones go to the reserve, red ones to the elite cup, isolated ones for good.',
    reading: 'A * unit is tan, so it goes to the reserve.',
    where: ['decide/supply.ts', 'flow/losses.ts'],
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** 4: what a turn consists of. */
export const sequence: Ledger = {
  'AVD 4.0': {
    title: 'Turns',
    words: 'Turns follow each other until the end of turn 8 or 10, or until somebody has won at once.',
    reading: 'The game ends after turn 8 or 10 as the directive says (A-AVD-25).',
    where: ['flow/turn.ts', 'flow/carry-on.ts'],
  },
  'AVD 4.1.1': {
    title: 'Choosing chits',
    words: 'Both players choose some of their chits, which go into one cup; Guderian goes to his box.',
    where: ['decide/chits.ts', 'flow/command.ts', 'events.ts'],
  },
  'AVD 4.1.2': {
    title: 'Chit after chit',
    words:
      'A chit is drawn, its owner moves with what it activates, then fights; so on until the cup is empty.',
    reading: 'Mandatory chits are drawn like the others; Guderian is played last if not before (A-AVD-28).',
    where: ['flow/command.ts', 'flow/carry-on.ts', 'decide/done.ts'],
  },
  'AVD 4.1.2t': {
    title: 'Turn 1',
    words:
      'Before any chit 2nd Panzer Group fights without moving; then 3rd Panzer Group is activated; all German attacks of the turn gain two columns.',
    reading:
      'All combat units of 2nd Panzer Group on the map take part, its cavalry too. The chit set aside was never drawn, so Guderian cannot be played in its place (A-AVD-05).',
    where: ['flow/turn.ts', 'flow/command.ts', 'rules/09-odds.ts', 'rules/10-supply.ts'],
  },
  'AVD 4.2': {
    title: 'End of the turn',
    words: 'HQs without troops go, the directive is rolled after turn 6, and the next turn begins.',
    where: ['flow/turn.ts'],
  },
}

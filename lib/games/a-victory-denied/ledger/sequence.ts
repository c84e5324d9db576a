import type { Ledger } from '@/lib/kernel/ledger'

/** 4: what a turn consists of. */
export const sequence = {
  'AVD 4.0': {
    title: 'Turns',
    words:
      'Turn follows turn until turn 8 or turn 10 is over, whichever the Hitler Directive names (15.0), or until somebody has won at once (16.1).',
    reading: 'The game ends after turn 8 or 10 as the directive says (A-AVD-25).',
    where: ['steps/turn.ts', 'ruleset.ts'],
  },
  'AVD 4.1.1': {
    title: 'Choosing chits',
    words:
      'A turn begins with both players choosing some of their chits in secret (7.1.2). All go into one cup.',
    where: ['orders/chits.ts', 'steps/command.ts', 'events/command.ts'],
  },
  'AVD 4.1.2': {
    title: 'Chit after chit',
    words:
      'A chit is drawn. Its owner moves the units that it activates, then attacks with them; then the next chit is drawn, until the cup is empty.',
    reading: 'Mandatory chits are drawn like the others; Guderian is played last if not before (A-AVD-28).',
    where: ['steps/command.ts', 'ruleset.ts', 'orders/index.ts'],
  },
  'AVD 4.1.2t': {
    title: 'Turn 1',
    words:
      'The first turn opens with a fight: before any chit 2nd Panzer Group may attack, without moving first. After that 3rd Panzer Group is activated by the chit that was set aside, and then the drawing begins. All German attacks of turn 1 gain two columns. No German unit is out of supply or isolated on this turn.',
    reading:
      'All combat units of 2nd Panzer Group on the map take part, its cavalry too. The chit set aside was never drawn, so Guderian cannot be played in its place (A-AVD-05).',
    where: ['steps/turn.ts', 'steps/command.ts', 'rules/09-odds.ts', 'rules/10-supply.ts'],
  },
  'AVD 4.2': {
    title: 'End of the turn',
    words:
      'When the cup is empty HQs without troops in range are removed (12.5), after turn 6 the Hitler Directive is rolled (15.0), and the next turn begins.',
    where: ['steps/turn.ts'],
  },
} satisfies Ledger

import type { Ledger } from '@/lib/kernel/ledger'

/** 7: chits, headquarters and panzer corps. */
export const command = {
  'AVD 7.0': {
    title: 'Who must be activated',
    words:
      'Units move and attack only when they are active. Soviet units and German units on foot are activated by an HQ, German motorized units by the chit of their panzer group.',
    where: ['rules/07-command.ts', 'orders/move.ts', 'orders/fight.ts'],
  },
  'AVD 7.1.1': {
    title: 'Available chits',
    words:
      'You may choose a chit while its HQ is on the map, or, for a panzer group, one of its units. The three chits of 9th Army are available while any German HQ is on the map.',
    reading: 'A unit of a panzer group is one that the chit can activate: a motorized one of its corps.',
    refusals: {
      'chit-unavailable': '{chit} is not among your available chits (or not so often).',
    },
    where: ['rules/07-command.ts', 'orders/chits.ts'],
  },
  'AVD 7.1.2': {
    title: 'Choosing in secret',
    words:
      'Each side secretly chooses as many of its available chits as the turn track says. Air power, Supply, Reinforcements and, from turn 2 on, artillery are added. Guderian counts as one of the German chits but waits in his box.',
    reading: 'With fewer available chits than the track asks for, all of them go in.',
    refusals: {
      'chits-chosen': 'Your chits are already in the cup.',
      'chits-count': 'Choose {wanted} chits this turn, not {given}.',
    },
    where: ['rules/07-command.ts', 'orders/chits.ts', 'steps/command.ts', 'events/command.ts'],
  },
  'AVD 7.1.3': {
    title: 'No peeking',
    words: 'Nobody may look into the cup, nor at the chits that the other side has not chosen.',
    reading: 'A player sees his own chits in the cup: he put them there.',
    where: ['view.ts', 'events/index.ts'],
  },
  'AVD 7.2.1': {
    title: 'Drawing a chit',
    words:
      'Chits come out one at a time, by chance. The owner of the chit acts, and the chit then lies open for the rest of the turn.',
    where: ['steps/command.ts', 'events/command.ts'],
  },
  'AVD 7.2.2a': {
    title: 'What an army chit activates',
    words:
      'The chit of an army activates the HQ of the same name and every HQ of that side within its command range.',
    reading: 'One step only: HQs activated by another HQ activate no further HQs (A-AVD-03).',
    where: ['rules/07-command.ts', 'steps/command.ts'],
  },
  'AVD 7.2.2b': {
    title: '9th Army chits',
    words:
      'When a chit of 9th Army is drawn the German names any of his HQs on the map; it activates all German HQs within its command range.',
    reading: 'With one HQ on the map there is nothing to name, with none nobody is activated.',
    refusals: {
      'hq-not-on-map': '{unit} is no headquarters of yours on the map.',
    },
    where: ['orders/chits.ts', 'steps/command.ts'],
  },
  'AVD 7.2.2c': {
    title: 'Guderian',
    words:
      'Guderian activates 2nd Panzer Group when the German wishes: as soon as any chit is drawn he may throw it back into the cup and play Guderian in its place. If he has not done so by the end, Guderian comes after the last chit.',
    reading:
      'Any drawn chit may be answered so, the neutral and Soviet ones too, but not the one set aside on turn 1 (A-AVD-05).',
    where: ['orders/chits.ts', 'steps/command.ts', 'standing/battles.ts'],
  },
  'AVD 7.3.1': {
    title: 'Chits and HQs',
    words: 'Chits of armies activate HQs; those of the panzer groups and Guderian do not.',
    where: ['steps/command.ts'],
  },
  'AVD 7.3.2': {
    title: 'Soviet activation',
    words:
      'Every Soviet combat unit within the command range of an active HQ is active, whatever army it belongs to, and once only for each chit. First all of them move, then all of them fight. Another chit may activate the same units again.',
    where: ['rules/07-command.ts', 'steps/command.ts'],
  },
  'AVD 7.3.3': {
    title: 'German activation by HQs',
    words:
      'A German HQ activates the units in its range in the same way, but never the motorized units of the panzer groups.',
    where: ['rules/07-command.ts', 'steps/command.ts'],
  },
  'AVD 7.3.4': {
    title: 'Command range',
    words:
      'The range is counted in hexes from the HQ, not counting its own and counting that of the unit. With range 4 a unit four hexes away is still reached.',
    where: ['rules/12-headquarters.ts'],
  },
  'AVD 7.3.5': {
    title: 'Judged once',
    words:
      'Who is in range is settled at the moment the HQ is activated. Units stay active wherever they go afterwards.',
    where: ['steps/command.ts', 'events/command.ts'],
  },
  'AVD 7.3.6': {
    title: 'Nothing shortens the range',
    words: 'Supply, enemies and their zones, ground and rivers make no difference to command range.',
    where: ['rules/12-headquarters.ts'],
  },
  'AVD 7.4.1': {
    title: 'Panzer group chits',
    words:
      'The chit of a panzer group, or Guderian, activates the motorized units of its panzer corps. They need no HQ.',
    where: ['rules/07-command.ts', 'steps/command.ts'],
  },
  'AVD 7.4.2': {
    title: 'Chains of a corps',
    words:
      'In each corps one unit is named and becomes active; so does every motorized unit of that corps within three hexes of an active one, and so on like a chain. If a corps has torn apart, only one of its parts can act.',
    reading: 'Of a corps that is split and for which the German names nobody, the largest part is activated.',
    refusals: {
      'corps-not-open': '{unit} belongs to no corps for which a part is still to be chosen.',
    },
    where: ['rules/07-command.ts', 'orders/chits.ts', 'steps/command.ts'],
  },
  'AVD 7.4.3': {
    title: 'The corps',
    words:
      '2nd Panzer Group has three corps, XXIV, XXXXVI and XXXXVII; 3rd Panzer Group has two, XXXIX and LVII. The colour in the symbol tells them apart.',
    where: ['data/counters.ts', 'rules/07-command.ts'],
  },
  'AVD 7.5.1': {
    title: 'Timoshenko',
    words: "While Timoshenko's chit is being played every Soviet attack gains one column.",
    reading: 'Not when his force enters the map: then no chit of his has been drawn.',
    where: ['rules/09-odds.ts'],
  },
} satisfies Ledger

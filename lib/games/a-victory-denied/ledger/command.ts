import type { Ledger } from '@/lib/kernel/ledger'

/** 7: chits, headquarters and panzer corps. */
export const command: Ledger = {
  'AVD 7.0': {
    title: 'Who must be activated',
    words:
      'Soviet and German foot units act when an HQ activates them, German motorized ones when a chit names them.',
    where: ['rules/07-command.ts', 'decide/move.ts', 'decide/fight.ts'],
  },
  'AVD 7.1.1': {
    title: 'Available chits',
    words:
      'A chit can be chosen while its HQ, or a unit of its panzer group, is on the map; those of 9th Army while any German HQ is.',
    reading: 'A unit of a panzer group is one that the chit can activate: a motorized one of its corps.',
    where: ['rules/07-command.ts', 'decide/chits.ts'],
  },
  'AVD 7.1.2': {
    title: 'Choosing in secret',
    words:
      'Each side chooses as many chits as the turn track says; the mandatory ones join them. Guderian counts, but waits in his box.',
    reading: 'With fewer available chits than the track asks for, all of them go in.',
    where: ['rules/07-command.ts', 'decide/chits.ts', 'flow/command.ts', 'events.ts'],
  },
  'AVD 7.1.3': {
    title: 'No peeking',
    words: "Nobody looks into the cup or at the other's chits.",
    reading: 'A player sees his own chits in the cup: he put them there.',
    where: ['view.ts', 'tell.ts'],
  },
  'AVD 7.2.1': {
    title: 'Drawing a chit',
    words: 'Chits come out one by one at random; the owner acts, and the chit lies open from then on.',
    where: ['flow/command.ts', 'events.ts'],
  },
  'AVD 7.2.2a': {
    title: 'What an army chit activates',
    words: 'Its HQ, and every HQ of the side within the command range of that one.',
    reading: 'One step only: HQs activated by another HQ activate no further HQs (A-AVD-03).',
    where: ['rules/07-command.ts', 'flow/command.ts'],
  },
  'AVD 7.2.2b': {
    title: '9th Army chits',
    words: 'The German names any of his HQs on the map; it activates the German HQs within its range.',
    reading: 'With one HQ on the map there is nothing to name, with none nobody is activated.',
    where: ['decide/chits.ts', 'flow/command.ts'],
  },
  'AVD 7.2.2c': {
    title: 'Guderian',
    words:
      'When a chit is drawn the German may throw it back and play Guderian, which activates 2nd Panzer Group; at the latest it comes after the last chit.',
    reading:
      'Any drawn chit may be answered so, the neutral and Soviet ones too, but not the one set aside on turn 1 (A-AVD-05).',
    where: ['decide/chits.ts', 'flow/command.ts'],
  },
  'AVD 7.3.1': {
    title: 'Chits and HQs',
    words: 'Army chits activate HQs, panzer group chits and Guderian do not.',
    where: ['flow/command.ts'],
  },
  'AVD 7.3.2': {
    title: 'Soviet activation',
    words:
      'All Soviet units in range of an active HQ are active, once for each chit; all move, then all fight.',
    where: ['rules/07-command.ts', 'flow/command.ts'],
  },
  'AVD 7.3.3': {
    title: 'German activation by HQs',
    words: 'As for the Soviet, but motorized units of the panzer groups do not answer to HQs.',
    where: ['rules/07-command.ts', 'flow/command.ts'],
  },
  'AVD 7.3.4': {
    title: 'Command range',
    words: 'Counted in hexes from the HQ, the hex of the unit included.',
    where: ['rules/12-headquarters.ts'],
  },
  'AVD 7.3.5': {
    title: 'Judged once',
    words: 'Who is in range is decided when the HQ is activated; what moves later stays as it was.',
    where: ['flow/command.ts', 'events.ts'],
  },
  'AVD 7.3.6': {
    title: 'Nothing shortens the range',
    words: 'Neither supply nor enemies, ground or rivers matter to it.',
    where: ['rules/12-headquarters.ts'],
  },
  'AVD 7.4.1': {
    title: 'Panzer group chits',
    words: 'They activate the motorized units of the corps of their group, without an HQ.',
    where: ['rules/07-command.ts', 'flow/command.ts'],
  },
  'AVD 7.4.2': {
    title: 'Chains of a corps',
    words:
      'From one unit of each corps activation goes on to every unit of the corps within three hexes of an active one.',
    reading: 'Of a corps that is split and for which the German names nobody, the largest part is activated.',
    where: ['rules/07-command.ts', 'decide/chits.ts', 'flow/command.ts'],
  },
  'AVD 7.4.3': {
    title: 'The corps',
    words: 'Three corps belong to 2nd Panzer Group, two to 3rd.',
    where: ['data/counters.ts', 'rules/07-command.ts'],
  },
  'AVD 7.5.1': {
    title: 'Timoshenko',
    words: 'In an activation by his chit every Soviet attack gains a column.',
    reading: 'Not when his force enters the map: then no chit of his has been drawn.',
    where: ['rules/09-odds.ts'],
  },
}

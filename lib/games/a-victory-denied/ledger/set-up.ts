import type { Ledger } from '@/lib/kernel/ledger'

const BY_THE_GAME = 'the game sets up by itself; no order is given'

/** 3: before the first turn. */
export const setUp: Ledger = {
  'AVD 3.1': {
    title: 'Sides',
    words: 'The players agree who is German and who is Soviet.',
    noEffect: 'seats are taken when a table is made, before the game begins',
  },
  'AVD 3.2': {
    title: 'Units on the map',
    words: 'Units begin in their printed hexes; of the red ones only five PVO and three divisions do.',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.3': {
    title: 'Turn marker',
    words: 'The game begins with turn 1.',
    where: ['set-up.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.4': {
    title: 'VP chits',
    words:
      'Chits are dealt face down onto the Victory Hexes of their star, and the German takes those of Vitebsk and Bobruysk without a look.',
    reading: 'The deal is made by hidden dice that are opened when the game is over.',
    where: ['set-up.ts', 'view.ts'],
  },
  'AVD 3.5': {
    title: 'Mandatory chits',
    words: 'Air Power, Supply and Reinforcements go into the first cup; the artillery waits for turn 2.',
    where: ['data/chits.ts', 'events.ts', 'flow/command.ts'],
  },
  'AVD 3.6': {
    title: 'First Soviet chits',
    words: 'Two chits of HQs on the map go into the cup; those of HQs still to come cannot be chosen.',
    where: ['rules/07-command.ts', 'decide/chits.ts'],
  },
  'AVD 3.7': {
    title: 'First German chits',
    words:
      'One chit of 3rd Panzer Group is set aside, then three are chosen; Guderian goes to his box and not into the cup.',
    reading:
      'Only chits that are available may be chosen, so none of 9th Army: on turn 1 there is no German HQ on the map.',
    where: ['rules/07-command.ts', 'decide/chits.ts', 'events.ts'],
  },
  'AVD 3.8': {
    title: 'Elite cup and PVO',
    words: 'All other red divisions go into a cup of their own; one PVO waits on each turn from 1 to 9.',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.9': {
    title: 'Minsk Pocket',
    words: 'Units marked M of both sides begin in the pocket.',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.10': {
    title: 'Soviet reserve',
    words: 'Units marked R begin in the reserve box.',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.11': {
    title: "Timoshenko's force",
    words: 'The Timoshenko HQ and three units wait in a box of their own.',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.12': {
    title: 'Rocket, Stukas, bomber',
    words: 'One rocket for the Soviet; three Stukas and one bomber on the German airfields.',
    where: ['state-schema.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.13': {
    title: 'The * units',
    words: 'Six units wait beside the map for turn 4.',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.14': {
    title: 'German arrivals',
    words: 'Infantry of turn 1 waits at two entry hexes, the Blue Division on the turn track for turn 6.',
    where: ['set-up.ts', 'data/counters.ts', 'flow/reinforcements.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
}

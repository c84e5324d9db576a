import type { Ledger } from '@/lib/kernel/ledger'

const BY_THE_GAME = 'the game sets up by itself; no order is given'

/** 3: before the first turn. */
export const setUp = {
  'AVD 3.1': {
    title: 'Sides',
    words: 'One player leads the German side, the other the Soviet side.',
    noEffect: 'seats are taken when a table is made, before the game begins',
  },
  'AVD 3.2': {
    title: 'Units on the map',
    words:
      'Units begin in the hexes printed for them. All Soviet units on the map are tan, but for five PVO and the divisions 1MRD, 172ID and 187ID, which are red.',
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
      'A VP chit is dealt by chance and face down to each Victory Hex, major ones to gold stars and minor ones to blue stars. The German then takes those of Vitebsk and Bobruysk; nobody looks at them.',
    reading: 'The deal is made by hidden dice that are opened when the game is over.',
    where: ['set-up.ts', 'view.ts'],
  },
  'AVD 3.5': {
    title: 'Mandatory chits',
    words:
      'German air power, Supply and Reinforcements go into the first cup without being chosen. The Soviet artillery joins them from turn 2 on.',
    where: ['data/chits.ts', 'rules/07-command.ts', 'steps/command.ts'],
  },
  'AVD 3.6': {
    title: 'First Soviet chits',
    words:
      'The Soviet side chooses two chits of armies whose HQ is on the map. Chits marked R or 1 can be chosen only when their HQ has arrived.',
    where: ['rules/07-command.ts', 'orders/chits.ts'],
  },
  'AVD 3.7': {
    title: 'First German chits',
    words:
      'The German sets one chit of 3rd Panzer Group aside and then chooses three. If Guderian is among them he goes to his box and not into the cup.',
    reading:
      'Only chits that are available may be chosen, so none of 9th Army: on turn 1 there is no German HQ on the map.',
    where: ['rules/07-command.ts', 'orders/chits.ts', 'events/command.ts'],
  },
  'AVD 3.8': {
    title: 'Elite cup and PVO',
    words:
      'Every other red division goes into the elite cup. One PVO waits on the turn track for each of the turns 1 to 9.',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.9': {
    title: 'Minsk Pocket',
    words: 'Units of both sides that are marked M begin in the Minsk Pocket (14.0).',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.10': {
    title: 'Soviet reserve',
    words: 'Soviet units that are marked R begin in the reserve.',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.11': {
    title: "Timoshenko's force",
    words: "Timoshenko's HQ and three combat units wait in a box of their own; they come on turn 1 (11.2.1).",
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.12': {
    title: 'Rocket, Stukas, bomber',
    words:
      'The Soviet side has one rocket attack for the whole game. The German has three Stukas and one bomber on his airfields (13.3).',
    where: ['state-schema.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.13': {
    title: 'The * units',
    words: 'Six units of the Stavka wait beside the map for turn 4 and later (11.3).',
    where: ['set-up.ts', 'data/counters.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
  'AVD 3.14': {
    title: 'German arrivals',
    words:
      'German infantry of turn 1 waits at 3106 (9th Army) and at 3902 (3rd Panzer Group). The Spanish Blue Division waits for turn 6.',
    where: ['set-up.ts', 'data/counters.ts', 'steps/reinforcements.ts'],
    needsRefusal: false,
    why: BY_THE_GAME,
  },
} satisfies Ledger

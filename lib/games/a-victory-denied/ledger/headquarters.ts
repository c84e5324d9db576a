import type { Ledger } from '@/lib/kernel/ledger'

/** 12 and 13: headquarters, artillery and air power. */
export const headquarters: Ledger = {
  'AVD 12.1': {
    title: 'Overrunning an HQ',
    words: 'An enemy combat unit that enters the hex of a lone HQ makes it relocate; it cannot be attacked.',
    where: ['flow/enter-hex.ts', 'rules/08-movement.ts'],
  },
  'AVD 12.2': {
    title: 'HQs and losses',
    words: 'An HQ loses no steps; if the units it stood with at the start are all lost, it relocates.',
    reading: 'It stays while any combat unit of its side is still in the hex.',
    where: ['flow/battle.ts'],
  },
  'AVD 12.3': {
    title: 'HQs retreat',
    words: 'An HQ goes with the units of its stack that must retreat.',
    reading:
      'It follows the first unit that has retreated and has room for it where it went; where none has, it relocates.',
    where: ['flow/battle.ts'],
  },
  'AVD 12.4': {
    title: 'HQs advance',
    words: 'An HQ may follow units of its stack that advance, two hexes if they go so far.',
    reading: 'It may stop short on the way that a unit of its stack has gone.',
    where: ['rules/09-advance.ts', 'decide/aftermath.ts'],
  },
  'AVD 12.5': {
    title: 'Removal',
    words: 'At the end of a turn an HQ without a combat unit of its side in range leaves the game.',
    where: ['rules/12-headquarters.ts', 'flow/turn.ts'],
  },
  'AVD 12.6': {
    title: 'Relocation',
    words:
      'The owner puts it back, at least four hexes away, straight towards one of his sources, in supply and out of enemy zones. If he cannot, it is out.',
    reading:
      'Of the hexes that fit only the nearest ones, among which he chooses (A-AVD-15). Sources that the enemy holds do not count (A-AVD-39). Not into a Victory Hex that the enemy holds (A-AVD-37).',
    where: ['rules/12-headquarters.ts', 'decide/supply.ts', 'flow/supply.ts'],
  },
  'AVD 13.1': {
    title: 'Artillery and air chits',
    words: 'Both are in the cup each turn, the artillery from turn 2 on.',
    where: ['events.ts', 'data/chits.ts'],
  },
  'AVD 13.2a': {
    title: 'Artillery',
    words:
      'Half a die of attacks at 3-1 with the ground, on hexes next to a Soviet unit or HQ, or two from one on a hill; each hex once a turn, by a six-sided die.',
    reading: 'No Stukas, no bonus of 14.0; it does nothing to the side that fires (A-AVD-09).',
    where: ['rules/13-support.ts', 'decide/support.ts', 'flow/command.ts', 'rules/09-odds.ts'],
  },
  'AVD 13.2b': {
    title: 'Rocket',
    words: 'Once in the game, with the artillery chit: the same at 7-1, not on a hex shelled this turn.',
    where: ['rules/13-support.ts', 'decide/support.ts', 'rules/09-odds.ts'],
  },
  'AVD 13.3a': {
    title: 'Stukas on the airfields',
    words: 'A Stuka that has flown waits until the Air Power chit brings one back.',
    reading: 'One always comes back if one is away. The shift itself is that of 9.3.4 (A-AVD-10).',
    where: ['decide/fight.ts', 'flow/command.ts', 'events.ts'],
  },
  'AVD 13.3b': {
    title: 'Bomber',
    words: 'Once in the game, with the Air Power chit: an attack at 8-1 on any hex, steps only.',
    reading: 'The ground counts, the two columns of turn 1 do not (A-AVD-36).',
    where: ['rules/13-support.ts', 'decide/support.ts', 'flow/battle.ts', 'rules/09-odds.ts'],
  },
}

import type { Ledger } from '@/lib/kernel/ledger'

/** 12 and 13: headquarters, artillery and air power. */
export const headquarters = {
  'AVD 12.1': {
    title: 'Overrunning an HQ',
    words:
      'An HQ that is alone in its hex cannot be attacked, but an enemy combat unit may enter its hex by movement, retreat or advance. The HQ then relocates (12.6).',
    refusals: {
      'overrun-by-hq': 'An HQ cannot overrun the HQ in {hex}; only a combat unit can.',
      'overrun-first': 'The HQ in {hex} must give way first: end the move there, then go on.',
    },
    where: ['steps/enter-hex.ts', 'rules/08-movement.ts'],
  },
  'AVD 12.2': {
    title: 'HQs and losses',
    words:
      'HQs lose no steps. If all combat units with which an HQ began a battle are eliminated it must relocate.',
    reading: 'It stays while any combat unit of its side is still in the hex.',
    where: ['steps/battle.ts'],
  },
  'AVD 12.3': {
    title: 'HQs retreat',
    words: 'When the units that share its hex must retreat, the HQ goes with them.',
    reading:
      'It follows the first unit that has retreated and has room for it where it went. Where none has, it goes on from there by 9.5.5, as 12.2 relocates an HQ only when its whole stack is eliminated; hexes in enemy zones count against a way, though an HQ loses no steps, and it enters no hex with an enemy (12.1). Without any such way it relocates, as no HQ is eliminated in combat.',
    where: ['steps/battle.ts', 'rules/09-retreat.ts'],
  },
  'AVD 12.4': {
    title: 'HQs advance',
    words:
      'When units that share its hex advance the HQ may go along, two hexes with motorized units that go so far.',
    reading: 'It may stop short on the way that a unit of its stack has gone.',
    where: ['rules/09-advance.ts', 'orders/aftermath.ts'],
  },
  'AVD 12.5': {
    title: 'Removal',
    words:
      'At the end of a turn an HQ without any combat unit of its side in its command range is out of the game.',
    where: ['rules/12-headquarters.ts', 'steps/turn.ts'],
  },
  'AVD 12.6': {
    title: 'Relocation',
    words:
      'The HQ is lifted from the map and put down again by its owner: at least four hexes away, by the shortest way on which each hex is closer to the same source of supply, out of enemy zones of control and with a supply line. If there is no such hex it is out of the game. Troops in range are not needed.',
    reading:
      'Of the hexes that fit only the nearest ones, among which he chooses (A-AVD-15). Sources that the enemy holds do not count (A-AVD-39). Not into a Victory Hex that the enemy holds (A-AVD-37).',
    refusals: {
      'relocate-not-so':
        '{hex} does not serve: at least four hexes away, each nearer to one source, free of enemy ZOC, in supply, as near as can be.',
    },
    where: ['rules/12-headquarters.ts', 'orders/supply.ts', 'steps/supply.ts', 'standing/battles.ts'],
  },
  'AVD 13.1': {
    title: 'Artillery and air chits',
    words: 'German air power is in the cup on every turn, Soviet artillery on every turn but the first.',
    where: ['rules/07-command.ts', 'data/chits.ts'],
  },
  'AVD 13.2a': {
    title: 'Artillery',
    words:
      'When the artillery chit is drawn a six-sided die is thrown; half of it, rounded down, is the number of artillery attacks. A target lies next to a Soviet unit or HQ, or two hexes from a Soviet unit on a hill, and is hit once a turn at most. The attack uses the column 3-1, moved by the ground of the target, and a six-sided die. Results against the attacker do not count.',
    reading: 'No Stukas, no bonus of 14.0; it does nothing to the side that fires (A-AVD-09).',
    where: ['rules/13-support.ts', 'orders/support.ts', 'steps/command.ts', 'rules/09-odds.ts'],
  },
  'AVD 13.2b': {
    title: 'Rocket',
    words:
      'Once in the game, when the artillery chit is drawn, rockets may be fired too: like artillery, but from the column 7-1 and not at a hex that artillery has hit this turn.',
    where: ['rules/13-support.ts', 'orders/support.ts', 'rules/09-odds.ts'],
  },
  'AVD 13.3a': {
    title: 'Stukas on the airfields',
    words:
      'A Stuka that has flown is set aside. Each time the air power chit is drawn one of them is ready again.',
    reading: 'One always comes back if one is away. The shift itself is that of 9.3.4 (A-AVD-10).',
    refusals: {
      'stuka-none': 'No Stuka is ready on the airfields.',
    },
    where: ['orders/fight.ts', 'steps/command.ts', 'events/support.ts'],
  },
  'AVD 13.3b': {
    title: 'Bomber',
    words:
      'Once in the game, when the air power chit is drawn, the bomber may hit any hex from the column 8-1. Only lost steps count, nobody retreats.',
    reading: 'The ground counts, the two columns of turn 1 do not (A-AVD-36).',
    where: ['rules/13-support.ts', 'orders/support.ts', 'steps/battle.ts', 'rules/09-odds.ts'],
  },
} satisfies Ledger

import type { Ledger } from '@/lib/kernel/ledger'

/** PM 8 under the whole of the rules: reinforcements. */
export const reinforcements: Ledger = {
  'PM 8.1': {
    title: 'Reinforcements',
    words:
      'They come with their turn, and may be held back: German ones in their reserve areas, Soviet ones, up to ten, in the reserve of the high command, which takes units only as they arrive and gives them up at the start of any Soviet player turn (8.7).',
    reading:
      'What is in the reserve of the high command, and how much, the German is not told (A-PM-61). Units leave it at the beginning of a Soviet movement phase, before anybody has moved. In the Mutual Reinforcement Phase both sides file unseen what they do, the Soviet first, and then it lies open (A-PM-29).',
    where: [
      ...['reserve-turn.ts', 'fog.ts', 'sequence.ts', 'mutual.ts', 'mutual-events.ts', 'mutual-turn.ts'],
      ...[
        'lib/games/proud-monster/steps/reinforcements.ts',
        'lib/games/proud-monster/rules/08-reinforcements.ts',
      ],
    ],
  },
  'PM 8.11': {
    title: 'Guards',
    words:
      'In turns 7, 10 and 11 Guards of two steps may take the place of so many units of their kind, on the map or in reserve, that are in full supply, not by the lake, and have no German-side unit next to them: of tried ones, of untried ones only if no tried one qualifies. It is done then or never; the other unit is out of play.',
    where: [
      'supply.ts',
      ...['lib/games/proud-monster/rules/08-guards.ts', 'lib/games/proud-monster/orders/reinforcements.ts'],
    ],
  },
  'PM 8.7': {
    title: 'Soviet reinforcements',
    words:
      'From turn 2 on they come in as a turn begins, at Soviet cities and large towns in supply, in any number that has room there; at headquarters of a Military District also in the hexes around.',
    reading:
      'A hex beside a headquarters has to be in supply too (A-PM-42), and the enemy may be next to it (A-PM-53). As the German calls up units unseen at the same time, nobody comes into a place of his in that phase; out of the reserve of the high command they do.',
    where: [
      ...['entries.ts', 'supply.ts', 'reserve-turn.ts'],
      'lib/games/proud-monster/rules/08-reinforcements.ts',
    ],
  },
}

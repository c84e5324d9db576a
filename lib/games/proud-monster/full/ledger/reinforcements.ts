import type { Ledger } from '@/lib/kernel/ledger'

/** PM 8 under the whole of the rules: reinforcements. */
export const reinforcements: Ledger = {
  'PM 8.1': {
    title: 'Reinforcements',
    words:
      'They come with their turn, and may be held back: German ones in their reserve areas, Soviet ones, up to ten, in the reserve of the high command, which takes units only as they arrive and gives them up at the start of any Soviet player turn (8.7).',
    reading:
      'What is in the reserve of the high command, and how much, the German is not told (A-PM-61). Units leave it at the beginning of a Soviet movement phase, before anybody has moved.',
    where: [
      ...['reserve-turn.ts', 'fog.ts', 'sequence.ts'],
      ...[
        'lib/games/proud-monster/steps/reinforcements.ts',
        'lib/games/proud-monster/rules/08-reinforcements.ts',
      ],
    ],
  },
}

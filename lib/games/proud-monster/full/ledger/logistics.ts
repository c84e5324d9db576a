import type { Ledger } from '@/lib/kernel/ledger'

/** PM 9.18 to 9.20: what the German decides about supply. */
export const logistics: Ledger = {
  'PM 9.18': {
    title: 'Supply by air',
    words:
      'As his player turn begins the German supplies up to two hexes by air, wherever they are, until the next one. On foot nothing is lost by it; mechanized units attack and defend in full, and move six points. East of the line they throw for attenuated supply. A unit on foot that lives by air rests if it gets a step back; nobody is refitted by air.',
    reading:
      'A counter lies with units and not in a hex. When a stack is split by a move, its player may say before who of it keeps the counter; else it goes with those who leave a hex first, by a move, an advance or a retreat. Whoever stays behind, or goes without it, has it no more. The book speaks of moves alone; that an advance is no move (14.39) would leave a whole stack that advances without what it lives by. Who has a line as well moves as far as it allows.',
    where: [
      ...['logistics.ts', 'logistics-after.ts', 'logistics-turn.ts', 'logistics-events.ts', 'supply.ts'],
      'in-force.ts',
    ],
  },
  'PM 9.19': {
    title: 'The pause',
    words:
      'At the end of the second or third turn the German may declare a pause of three couplets, in which nobody of his side attacks. After it the line of attenuated supply does not count any more. He may break it off, for nothing.',
    reading:
      'He files it in his last player turn of that turn, which nobody else sees, and it is declared after the look at victory, before the Soviet files his reinforcements (A-PM-31): so it takes no hand-over more. As it may be broken off at once, he loses nothing by not knowing the Soviet player turn between.',
    where: ['logistics.ts', 'logistics-turn.ts', 'logistics-events.ts', 'restore-turn.ts', 'in-force.ts'],
  },
  'PM 9.20': {
    title: 'Concentrated supply',
    words:
      'As a player turn of his begins the German may concentrate supply on eighteen units. With a line they are in full supply, wherever they are; others of his side neither attack nor move more than a hex, and nobody is supplied by air.',
    reading:
      'Any units may be chosen (A-PM-50). It is not declared in a player turn in which somebody has got a step by air (9.18).',
    where: ['logistics.ts', 'logistics-turn.ts', 'logistics-events.ts', 'in-force.ts'],
  },
}

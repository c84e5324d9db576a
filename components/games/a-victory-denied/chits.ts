import { CHITS } from '@/lib/games/a-victory-denied/data/chits'

/** Chits by id with how many there are of each, German special chits last. */
export function chitsOf(from: readonly string[]): { chit: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const chit of from) counts.set(chit, (counts.get(chit) ?? 0) + 1)
  return [...counts]
    .map(([chit, count]) => ({ chit, count }))
    .sort((a, b) => Number(CHITS[a.chit]?.kind === 'guderian') - Number(CHITS[b.chit]?.kind === 'guderian'))
}

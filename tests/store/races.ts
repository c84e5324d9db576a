import type { EventStore } from '@/lib/store/event-store'

/**
 * In each round all racers write at the same head at once, spread over all ways to the store.
 * Returns how many were accepted in each round; every loser must be told the new head.
 */
export async function acceptedRaces(
  ways: readonly EventStore[],
  game: string,
  { racers, rounds }: { racers: number; rounds: number },
): Promise<number[]> {
  const accepted: number[] = []
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(
      Array.from({ length: racers }, (_, racer) =>
        ways[racer % ways.length]!.append({
          game,
          command: { id: `${round}-${racer}`, answer: `${round + 1}` },
          expectedHead: round,
          entries: [`${round}-${racer}`],
        }),
      ),
    )
    const winners = answers.filter(({ outcome }) => outcome === 'appended')
    const told = answers.filter((answer) => answer.outcome === 'conflict' && answer.head === round + 1)
    accepted.push(told.length === racers - winners.length ? winners.length : Number.NaN)
  }
  return accepted
}

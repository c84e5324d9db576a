import 'server-only'

/**
 * Milliseconds until an answer goes out that has taken so long: to the end of the tick that runs. How long work takes
 * follows from what is kept of a game, secrets among it (whether somebody has filed standing orders is some microseconds
 * of reading); whoever measures is to see whole ticks alone.
 */
export const untilTick = (taken: number, tick: number): number =>
  tick === 0 ? 0 : tick - (Math.max(0, taken) % tick)

/** Does the work, and answers at the end of a tick. */
export async function steadily<Done>(tick: number, work: () => Promise<Done>): Promise<Done> {
  const began = performance.now()
  const done = await work()
  const rest = untilTick(performance.now() - began, tick)
  if (rest > 0) await new Promise((end) => setTimeout(end, rest))
  return done
}

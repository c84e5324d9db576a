import 'server-only'

/**
 * Milliseconds until an answer goes out that has taken so long: to the end of the tick that runs. How long work takes
 * follows from what is kept of a game, secrets among it (whether somebody has filed standing orders is some microseconds
 * of reading); whoever measures is to see whole ticks alone.
 */
export const untilTick = (taken: number, tick: number): number =>
  tick === 0 ? 0 : tick - (Math.max(0, taken) % tick)

/** Does the work, and answers at the end of a tick. */
export async function inConstantTime<Done>(tick: number, work: () => Promise<Done>): Promise<Done> {
  const began = performance.now()
  const done = await work()
  const now = performance.now()
  await until(now + untilTick(now - began, tick))
  return done
}

/**
 * Timers count whole milliseconds from when they are set, so that one for the whole time would hand on the fraction
 * that the work took; what they leave is waited out by the finer clock, while others go on.
 */
async function until(end: number): Promise<void> {
  const rest = end - performance.now()
  if (rest > 1) await new Promise((go) => setTimeout(go, rest - 1))
  while (performance.now() < end) await new Promise((go) => setImmediate(go))
}
